// One source of a timeline: its rows, the newest first, kept true while others add, change and remove them.
import { useMemo } from 'react'
import { actionKind } from '../../../language/actions/index.ts'
import type { ActionModel, EntityModel, ListModel } from '../../../language/model.ts'
import type { TimelineAuditSpec, TimelineSource } from '../../../language/sections/timeline.ts'
import type { Records } from '../../client/records/loadRecords.ts'
import { useRecords } from '../../client/records/useRecords.ts'
import { useRecount } from '../../client/records/useRecount.ts'
import { useRowChanges } from '../../client/records/useRowChanges.ts'
import { guardsFor } from '../../client/records/variablesFor.ts'
import { useViewer } from '../../client/useViewer.ts'
import type { Entries } from './mergeEntries.ts'
import { useRelatedPages, type RelatedPages } from '../lists/useRelatedPages.ts'

export interface SourceState extends Entries, Omit<RelatedPages, 'rows' | 'more'> {
  readonly source: TimelineSource
  readonly records: Records
  readonly list: ListModel
  readonly shown: boolean
}

const pageSize = 25
const gatheringMs = 60
const none: readonly string[] = []

/** A transition is a decision; whatever else one does to a record edits it. */
const belongs: Readonly<Record<TimelineAuditSpec['audit'], (action: ActionModel) => boolean>> = {
  decisions: ({ to }) => to !== undefined,
  edits: (action) => action.to === undefined && !actionKind(action).dragged,
}

/** What was done to records of this entity, not what was refused. */
const auditFilters = ({ actions }: EntityModel, audit: TimelineAuditSpec['audit']) => ({
  operation: [...new Set(actions.filter(belongs[audit]).map(({ operation }) => operation))],
  outcome: ['DONE'],
})

/** @param shown whether it is asked at all */
export const useTimelineSource = (source: TimelineSource, home: EntityModel, id: string, shown: boolean): SourceState => {
  const viewer = useViewer()
  const records = useRecords(source.entity)
  const { entity, documents } = records
  const { list } = entity
  const document = list && documents[list.rowDocument]
  if (!document) throw new Error(`${entity.name} has no list to stand in a timeline by`)
  const audit = 'audit' in source ? source.audit : undefined
  const options = useMemo(
    () => ({
      first: pageSize,
      sort: { by: list.sort.by, descending: true },
      ...(audit && { filters: auditFilters(home, audit) }),
      skip: !shown,
    }),
    [list, home, audit, shown],
  )
  const pages = useRelatedPages(records, source.by, audit ? `${home.name}:${id}` : id, options)
  const { rows, reading, readAgain, readNew } = pages
  const ids = useMemo(() => (audit ? none : rows.map((row) => row.id)), [rows, audit])
  const guards = useMemo(() => guardsFor(viewer, list.guards), [viewer, list])
  const { happened } = useRowChanges({ entity: entity.name, document, guards, ids, reading, reload: readAgain })
  // The audit tells nothing by itself: what is new in it came with a change of the record. An older row comes to the top where it was changed.
  useRecount(audit ? home.name : entity.name, readNew, {
    when: (change) =>
      shown &&
      typeof change.id === 'string' &&
      (audit ? change.id === id : !ids.includes(change.id) && (change.created === true || pages.more !== undefined)),
    gatheringMs,
  })
  const there = useMemo(() => rows.filter((row) => happened.get(row.id)?.gone !== true), [rows, happened])
  return { ...pages, source, records, list, shown, rows: there, time: audit ? 'time' : list.sort.by }
}

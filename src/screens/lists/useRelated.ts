// The first records of another entity that point at one; read with that entity's own list, narrowed by the reference.
import { useQuery } from '@apollo/client/react'
import { useCallback, useMemo } from 'react'
import { automatically } from '../../client/automatic.ts'
import { guardsFor, variablesFor } from '../../client/records/variablesFor.ts'
import type { Records } from '../../client/records/loadRecords.ts'
import type { Row, Stretch } from '../../client/records/Row.ts'
import { useRecount } from '../../client/records/useRecount.ts'
import { useRowChanges } from '../../client/records/useRowChanges.ts'
import { shownAtOnce, useReadAgain, useStanding } from '../../client/records/useStanding.ts'
import { sortWire } from './sorts.ts'
import type { Filters } from './activeFilters.ts'
import { filterWire, referring } from './filterWire.ts'
import { useZone } from '../../client/viewerZone.ts'
import { useViewer } from '../../client/useViewer.ts'

export interface Related {
  readonly rows: readonly Row[]
  readonly loading: boolean
  readonly error: unknown
  /** Why the rows could not be read again. */
  readonly outdated: unknown
  /** Whether these are not all. */
  readonly hasNext: boolean
  readonly reload: () => void
}

const maxRowsRead = 10
const gatheringMs = 60
const none: readonly Row[] = []

export interface RelatedOptions {
  /** How many, 100 at most. */
  readonly first?: number
  /** What narrows them further. */
  readonly filters?: Filters
}

export const useRelated = (
  { entity, documents }: Records,
  by: string,
  id: string,
  { first = maxRowsRead, filters = {} }: RelatedOptions = {},
): Related => {
  const viewer = useViewer()
  const { list } = entity
  const document = list && documents[list.document]
  const rowDocument = list && documents[list.rowDocument]
  if (!document || !rowDocument) throw new Error(`${entity.name} has no list to be related by`)
  const guards = useMemo(() => guardsFor(viewer, list.guards), [viewer, list])
  const asked = {
    ...guards,
    filter: { ...filterWire(entity, filters, useZone()), ...referring(entity, by, id) },
    sort: sortWire(list.sort),
  }
  const { data, error, loading, refetch } = useQuery<{ answer?: Stretch | null }>(document, {
    variables: variablesFor(document, { ...asked, first }),
    ...shownAtOnce,
  })
  // However many are asked for: those that are there stand while more are read.
  const { answer: stretch, ...problems } = useStanding(JSON.stringify(asked), data?.answer, error)
  const rows = stretch?.items ?? none
  const ids = useMemo(() => rows.map((row) => row.id), [rows])
  const reload = useCallback(() => void refetch().catch(() => undefined), [refetch])
  const readAgain = useReadAgain(refetch)
  useRowChanges({ entity: entity.name, document: rowDocument, guards, ids, reading: loading, reload: readAgain })
  // Few and newest first: what came into being elsewhere, by an action above or by a colleague, belongs on top at once.
  useRecount(entity.name, () => automatically(refetch), {
    when: ({ created, id }) => created === true && typeof id === 'string' && !ids.includes(id),
    gatheringMs,
  })
  return {
    rows,
    loading: loading && !stretch,
    ...problems,
    hasNext: stretch?.hasNext === true,
    reload,
  }
}

// What a list shows: the rows of its place, kept true while others work on them.
import { useQuery } from '@apollo/client/react'
import type { DocumentNode } from 'graphql'
import { useCallback, useMemo } from 'react'
import type { ListModel } from '../../../language/model.ts'
import { guardsFor, type Variables } from '../../client/records/variablesFor.ts'
import type { Records } from '../../client/records/loadRecords.ts'
import type { Row, Stretch } from '../../client/records/Row.ts'
import { useRowChanges, type Happened } from '../../client/records/useRowChanges.ts'
import { useSame } from '../../client/useSame.ts'
import { shownAtOnce, useReadAgain, useStanding } from '../../client/records/useStanding.ts'
import { useZone } from '../../client/viewerZone.ts'
import { useViewer } from '../../client/useViewer.ts'
import { activeFilters, type Filters } from './activeFilters.ts'
import { listDocument, listVariables } from './listQuestion.ts'
import { sensible } from './filterWire.ts'
import type { ListParams } from '../../../language/listAddress.ts'
import { useTotal } from './useTotal.ts'

export interface ListState {
  readonly filters: Filters
  /** The filters, and what narrows the list besides. */
  readonly narrowed: Filters
  readonly guards: Readonly<Record<string, boolean>>
  readonly stretch: Stretch | undefined
  readonly rows: readonly Row[]
  /** Nothing to show yet. */
  readonly loading: boolean
  /** What is shown is of the place before. */
  readonly stale: boolean
  readonly error: unknown
  /** Why the rows could not be read again. */
  readonly outdated: unknown
  readonly reload: () => void
  readonly touch: (id: string, by: string) => void
  readonly made: (ids: readonly string[]) => void
  readonly happened: ReadonlyMap<string, Happened>
  readonly fresh: number
}

const none: readonly Row[] = []
const nowhere: Filters = {}

/** The rows of one place; those of the place before stand while it is read. */
const useReading = (document: DocumentNode, variables: Variables) => {
  const { data, previousData, error, loading, refetch } = useQuery<{ answer: Stretch }>(document, {
    variables,
    ...shownAtOnce,
    notifyOnNetworkStatusChange: true,
  })
  const standing = useStanding(
    useMemo(() => JSON.stringify(variables), [variables]),
    data?.answer,
    error,
  )
  const stretch = standing.answer ?? (loading ? previousData?.answer : undefined)
  const read = useCallback(() => void refetch().catch(() => undefined), [refetch])
  const readAgain = useReadAgain(refetch)
  return {
    stretch,
    reading: loading,
    loading: loading && !stretch,
    stale: loading && !data,
    error: stretch ? undefined : standing.error,
    outdated: standing.outdated,
    read,
    /** Without being asked by anybody. */
    readAgain,
  }
}

/** fixed: what narrows the list besides its place; the same object as long as it says the same. */
export const useList = (records: Records, list: ListModel, params: ListParams, fixed: Filters = nowhere): ListState => {
  const { entity, documents } = records
  const viewer = useViewer()
  const guards = useMemo(() => guardsFor(viewer, list.guards), [viewer, list])
  const zone = useZone()
  const filters = useSame(sensible(entity, activeFilters(list, params)))
  const document = listDocument(records, list)
  const rowDocument = documents[list.rowDocument]
  if (!rowDocument) throw new Error(`${entity.name} has no document ${list.rowDocument}`)

  const narrowed = useMemo(() => ({ ...filters, ...fixed }), [filters, fixed])
  const variables = useMemo(
    () => listVariables(records, list, { params, narrowed, guards, zone }),
    [records, list, params, narrowed, guards, zone],
  )
  const reading = useReading(document, variables)
  const { stretch, read, readAgain } = reading
  const rows = stretch?.items ?? none
  const { open } = params
  const ids = useMemo(() => [...rows.map((row) => row.id), ...(open === undefined ? [] : [open])], [rows, open])
  const { happened, fresh, touch, made, forget } = useRowChanges({
    entity: entity.name,
    document: rowDocument,
    guards,
    ids,
    reading: reading.reading,
    reload: readAgain,
  })
  const reload = useCallback(() => {
    forget()
    read()
  }, [forget, read])
  // Where reads are audited, counts that nobody asked for would fill the audit.
  useTotal({
    entity,
    document,
    variables,
    guards,
    filters: narrowed,
    wanted: !entity.readsAudited && !!stretch?.total,
    empty: rows.length === 0,
    readAgain,
  })

  return {
    filters,
    narrowed,
    guards,
    stretch,
    rows,
    loading: reading.loading,
    stale: reading.stale,
    error: reading.error,
    outdated: reading.outdated,
    reload,
    touch,
    made,
    happened,
    fresh,
  }
}

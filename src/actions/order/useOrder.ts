// The order of records as their viewer sees it: as stored, or as just dropped until that is stored.
import { useApolloClient } from '@apollo/client/react'
import { useCallback, useMemo, useState, useEffect } from 'react'
import { valueAt } from '../../../language/paths.ts'
import { useNotice } from '../../look/useNotice.ts'
import type { Records } from '../../client/records/loadRecords.ts'
import type { Row } from '../../client/records/Row.ts'
import { failureText } from '../../client/records/serverText.ts'
import { useTextContext } from '../../client/records/useTextContext.ts'
import { actionKind } from '../../../language/actions/index.ts'
import { decide } from '../../../language/access.ts'
import type { EntityModel } from '../../../language/model.ts'
import { useViewer } from '../../client/useViewer.ts'
import { preloadDrag } from './Ordered.tsx'

/**
 * An order after one of its members was put elsewhere.
 * Takes one out and puts it where the other stood.
 */
export const moved = (ids: readonly string[], id: string, over: string): readonly string[] => {
  const to = ids.indexOf(over)
  const left = ids.filter((each) => each !== id)
  return [...left.slice(0, to), id, ...left.slice(to)]
}

/** What drags, and what sends where it was dropped, is fetched while the rows are: rows drawn anew when it comes would lose what was opened on them. */
const loadSending = async () => import('./sendMove.ts')

const usePreloadDrag = ({ actions }: EntityModel): void => {
  const viewer = useViewer()
  const may = actions.some((each) => actionKind(each).dragged && decide(viewer, each.guard).allowed)
  useEffect(() => {
    if (!may) return
    preloadDrag()
    // What fails here is told where it is needed.
    void loadSending().catch(() => undefined)
  }, [may])
}

export interface Order {
  readonly rows: readonly Row[]
  /** Some of them may be moved by this viewer. */
  readonly movable: boolean
  readonly busy: boolean
  /** Puts a record where another one stands now. */
  readonly move: (id: string, over: string) => void
}

/** How they were dropped, and over which stored order: once that is another, it has been read again. */
interface Dropped {
  readonly ids: readonly string[]
  readonly over: readonly Row[]
}

const isMovable = ({ can }: Row): boolean => can?.some(({ action, allowed }) => action === 'reorder' && allowed) === true

/** By their stored places: what others move falls into place as soon as it is read again. */
const sorted = (rows: readonly Row[], by: string): readonly Row[] =>
  rows.toSorted((one, other) => Number(valueAt(one, by)) - Number(valueAt(other, by)) || Number(one.id) - Number(other.id))

export const useOrder = (records: Records, given: readonly Row[], onMoved: () => void): Order => {
  const { entity } = records
  const client = useApolloClient()
  const notice = useNotice()
  const context = useTextContext()
  usePreloadDrag(entity)
  const [last, setLast] = useState<Dropped>()
  const stored = useMemo(() => (entity.order ? sorted(given, entity.order.by) : given), [entity, given])
  const dropped = last?.over === stored ? last.ids : undefined
  const rows = useMemo(() => (dropped ? dropped.flatMap((id) => stored.find((row) => row.id === id) ?? []) : stored), [dropped, stored])

  const send = useCallback(
    async (record: Row, before: string | undefined): Promise<void> => {
      try {
        const { sendMove } = await loadSending()
        const problem = await sendMove({ client, records, record, before, context })
        if (problem === undefined) return onMoved()
        notice.error(problem)
      } catch (failure) {
        notice.error(failureText(failure, context.t))
      }
      setLast(undefined)
      onMoved()
    },
    [records, client, notice, context, onMoved],
  )
  const move = useCallback(
    (id: string, over: string) => {
      const record = rows.find((row) => row.id === id)
      if (!record || id === over || dropped) return
      const next = moved(
        rows.map((row) => row.id),
        id,
        over,
      )
      setLast({ ids: next, over: stored })
      void send(record, next[next.indexOf(id) + 1])
    },
    [rows, stored, dropped, send],
  )
  return { rows, movable: entity.order !== undefined && rows.some(isMovable), busy: dropped !== undefined, move }
}

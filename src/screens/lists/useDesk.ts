// A queue as a desk: what waits first stands open, and what comes after it is known.
import { useEffect } from 'react'
import type { ListModel } from '../../../language/model.ts'
import type { Row } from '../../client/records/Row.ts'
import type { ListParams } from '../../../language/listAddress.ts'
import { nextWaiting } from './nextWaiting.ts'
import type { ListState } from './useList.ts'
import type { Move } from './useListParams.ts'
import { besideFrom, useWide } from './useWide.ts'

export interface DeskState {
  /** The list has the look, is not that of one other record, and there is room for it. */
  readonly offered: boolean
  readonly on: boolean
  /** Something will stand open as soon as the rows are there: its place is kept. */
  readonly awaited: boolean
  /** What a decision about the opened record goes on to. */
  readonly next: Row | undefined
  /** Where the stretch after this one begins, if there is one and all of it waits. */
  readonly onward: string | undefined
}

interface DeskOptions {
  readonly params: ListParams
  readonly move: Move
  readonly state: ListState
  /** Whether a row is to be decided. */
  readonly waits: (row: Row) => boolean
  /** The list is not that of one other record. */
  readonly alone: boolean
}

/** Whether the rows stand as a strip beside what is opened of them. */
export const isStrip = ({ awaited, on }: DeskState, { open }: ListParams): boolean => awaited || (on && open !== undefined)

/** Of what is asked for, whether some may wait for a decision, and whether all of it does. */
const waitingIn = ({ waiting = {} }: ListModel, { filters }: ListState): { readonly some: boolean; readonly all: boolean } => {
  const asked = Object.entries(waiting).map(([path, wanted]) => {
    const states = filters[path]
    return Array.isArray(states) && states.length > 0 ? states.map((state) => wanted.includes(String(state))) : [true, false]
  })
  return { some: asked.every((each) => each.includes(true)), all: asked.every((each) => !each.includes(false)) }
}

export const useDesk = (list: ListModel, { params, move, state, waits, alone }: DeskOptions): DeskState => {
  const wide = useWide(besideFrom)
  const { rows, stretch, loading, stale, happened } = state
  const offered = alone && list.desk !== undefined && wide
  const on = offered && params.look === undefined
  const empty = on && params.open === undefined
  // What somebody decided just now is not opened once more.
  const first = empty && !loading && !stale ? rows.find((row) => waits(row) && !happened.has(row.id))?.id : undefined
  useEffect(() => {
    if (first !== undefined) move({ open: first }, { replace: true, unasked: true })
  }, [first, move])
  const nextId = on && params.open !== undefined ? nextWaiting(rows, params.open, waits) : undefined
  const { some, all } = waitingIn(list, state)
  const awaited = first !== undefined || (empty && loading && some)
  const onward = on && all && stretch?.hasNext ? (stretch.end ?? undefined) : undefined
  return { offered, on, awaited, next: rows.find(({ id }) => id === nextId), onward }
}

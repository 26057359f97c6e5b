// The behaviour of a list screen: its place, its rows, the row under the hand, the keys.
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { useNavigate } from 'react-router-dom'
import { actionKind } from '../../../language/actions/index.ts'
import type { ActionModel, ListModel, EntityModel } from '../../../language/model.ts'
import type { Outcome } from '../../client/records/outcome.ts'
import type { WireError } from '../../client/errorText.ts'
import { addressOf } from '../../client/records/addressOf.ts'
import type { Records } from '../../client/records/loadRecords.ts'
import type { Row } from '../../client/records/Row.ts'
import { useViewer } from '../../client/useViewer.ts'
import { useStillHere } from '../../client/useStillHere.ts'
import type { Filters } from './activeFilters.ts'
import { nextWaiting } from './nextWaiting.ts'
import { useDesk, type DeskState } from './useDesk.ts'
import { useList, type ListState } from './useList.ts'
import { useListParams, type Move } from './useListParams.ts'
import { useOpened } from './useOpened.ts'
import type { ListParams } from '../../../language/listAddress.ts'
import { useStats, type Stats } from './useStats.ts'
import type { Happened } from '../../client/records/useRowChanges.ts'
import { matches } from './matches.ts'
import { useWaiting } from './useWaiting.ts'

/**
 * Who took a row out of one's hands: somebody else removed it, or changed it so that it no longer belongs here.
 * '' stands for somebody unknown; undefined means that the row still is to be worked on. One's own doing does not grey a row.
 */
const handledBy = (entity: EntityModel, filters: Filters, row: Row, happened: Happened | undefined, me: string): string | undefined => {
  if (!happened) return undefined
  if (happened.gone) return happened.by ?? ''
  return happened.by === me || matches(entity, filters, row) ? undefined : (happened.by ?? '')
}

export interface ListScreenState {
  readonly params: ListParams
  readonly move: Move
  readonly state: ListState
  readonly stats: Stats | undefined
  /** Whether a row is to be decided. */
  readonly waits: (row: Row) => boolean
  /** Id of the row that keys act on; absent = of the opened one. */
  readonly current: string | undefined
  readonly setCurrent: (id: string | undefined) => void
  /** undefined where none is, and while it is read; null where there is none. */
  readonly opened: Row | null | undefined
  readonly open: (row: Row) => void
  /** Of a desk, the table stays. */
  readonly close: () => void
  readonly desk: DeskState
  /** Who handled a row elsewhere; undefined = it is still ours. */
  readonly handled: (row: Row) => string | undefined
  readonly done: (action: ActionModel, record: Row | undefined, outcome: Outcome) => void
  readonly searchBox: RefObject<HTMLInputElement | null>
}

/** What each part of a list's screen is about. */
export interface ListProps {
  readonly records: Records
  readonly list: ListModel
  readonly screen: ListScreenState
}

export interface NamedListProps extends ListProps {
  /** In words. */
  readonly label: string
}

/** A link kept from another day may name a place that is no more: the list then begins at its beginning. */
const isLost = (error: unknown): boolean => {
  const { errors } = (error ?? {}) as { readonly errors?: readonly WireError[] }
  return errors?.[0]?.extensions?.template === 'errors.cursor'
}

const useBeginning = (lost: boolean, move: Move): void =>
  useEffect(() => {
    if (lost) move({ after: undefined, before: undefined }, { replace: true, unasked: true })
  }, [lost, move])

/**
 * The row that keys act on: the one last walked to or focused, until another is opened; then that one, whichever way it was opened.
 * @param open id of the record that stands open beside the list
 */
const useCurrentRow = (open: string | undefined): readonly [string | undefined, (id: string | undefined) => void] => {
  const [current, setCurrent] = useState<string>()
  const [before, setBefore] = useState(open)
  if (before !== open) {
    setBefore(open)
    if (open !== undefined && current !== open) setCurrent(undefined)
  }
  return [current, setCurrent]
}

/** fixed: what narrows the list besides its place, for the records of one other record. */
export const useListScreen = (records: Records, list: ListModel, fixed?: Filters): ListScreenState => {
  const { entity } = records
  const [params, move] = useListParams()
  const state = useList(records, list, params, fixed)
  const stats = useStats(records, fixed)
  const { user } = useViewer()
  const navigate = useNavigate()
  const stillHere = useStillHere()
  const [current, setCurrent] = useCurrentRow(params.open)
  const { rows, filters, happened, reload, touch, made: noteMade } = state
  useBeginning(isLost(state.error), move)

  const open = useCallback(
    (row: Row) => {
      if (list.opens.length > 0) move({ open: row.id })
      else if (entity.card.path !== undefined) void navigate(addressOf(entity.card.path, row.id, row))
    },
    [list, entity, move, navigate],
  )
  const searchBox = useRef<HTMLInputElement>(null)
  const { waits, note } = useWaiting(entity, list)
  const desk = useDesk(list, { params, move, state, waits, alone: fixed === undefined })
  const { on: atDesk, onward } = desk
  const close = useCallback(() => move({ open: undefined, ...(atDesk ? { look: 'table' } : {}) }), [move, atDesk])
  const handled = useCallback(
    (row: Row) => handledBy(entity, filters, row, happened.get(row.id), user.screenName),
    [entity, filters, happened, user.screenName],
  )
  /** In a queue a decision goes on to the next item that waits; at a desk to the stretch after this one, too, whose first then opens. */
  const goOn = useCallback(
    (record: Row) => {
      const open = nextWaiting(rows, record.id, waits)
      const to = open === undefined && onward !== undefined ? { open, after: onward, before: undefined } : { open }
      // Whoever has gone away from it meanwhile stays away, and keys stay with what stands open.
      const on = (now: ListParams): Partial<ListParams> | undefined => {
        if (now.open === undefined || now.open === record.id) setCurrent(open)
        return now.open === record.id ? to : undefined
      }
      move(on, { replace: true })
    },
    [rows, waits, onward, move, setCurrent],
  )
  const done = useCallback(
    (action: ActionModel, record: Row | undefined, outcome: Outcome) => {
      const made = actionKind(action).makes && outcome.kind === 'saved' ? outcome.record.id : undefined
      if (outcome.kind === 'saved') noteMade([outcome.record.id])
      if (outcome.kind === 'done') noteMade(outcome.ids)
      // What was made is gone on with, where it has a screen of its own.
      if (made !== undefined && entity.card.path !== undefined && stillHere()) void navigate(addressOf(entity.card.path, made))
      else if (record && !actionKind(action).ends) touch(record.id, user.screenName)
      else reload()
      // What only adds (a message) decides nothing, nor does what leaves the record waiting: it stays open.
      if (!record || !list.waiting || action.appendOnly === true) return
      if (!note(record, outcome)) goOn(record)
    },
    [entity, list, navigate, stillHere, reload, touch, note, noteMade, goOn, user.screenName],
  )
  const opened = useOpened(records, list, params.open, state)
  return { params, move, state, stats, waits, current, setCurrent, opened, open, close, desk, handled, done, searchBox }
}

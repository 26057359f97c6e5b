// The columns of a list while one arranges them: all of them in their order, and how the address is to say it.
import { useState } from 'react'
import type { ColumnModel, ListModel } from '../../../language/model.ts'
import { moved } from '../../actions/order/useOrder.ts'
import {
  chosenColumns,
  orderedColumns,
  pinnedFirst,
  readableColumns,
  shownColumns,
  usualColumns,
  type ColumnParams,
} from './shownColumns.ts'
import type { ListScreenState } from './useListScreen.ts'

export interface ArrangedColumns {
  readonly rows: readonly { readonly id: string; readonly column: ColumnModel }[]
  /** Fields of those that are shown. */
  readonly shown: ReadonlySet<string>
  readonly put: (change: Partial<ColumnParams>) => void
  /** Shows one that is not, and the other way round. */
  readonly turn: (field: string) => void
  /** Puts one where another stands now. */
  readonly reorder: (field: string, over: string) => void
  readonly reset: () => void
}

export const useColumns = (list: ListModel, { params, move, state }: ListScreenState): ArrangedColumns => {
  const columns = readableColumns(list, state.guards)
  const shown = new Set(shownColumns(columns, params).map(({ field }) => field))
  // Those that are not shown keep their places among the others while one chooses.
  const [order, setOrder] = useState(() => orderedColumns(columns, params))
  const put = (change: Partial<ColumnParams>): void => move(change, { replace: true })
  const show = (next: readonly ColumnModel[], isShown: (field: string) => boolean): void => {
    setOrder(next)
    const fields = next.map(({ field }) => field).filter(isShown)
    put({ columns: chosenColumns(columns, fields) })
  }
  const rows = pinnedFirst(order, params.pinned).map((column) => ({ id: column.field, column }))
  return {
    rows,
    shown,
    put,
    turn: (wanted) => show(order, (field) => shown.has(field) !== (field === wanted)),
    reorder: (field, over) => {
      const ids = rows.map(({ id }) => id)
      const next = moved(ids, field, over).flatMap((id) => order.filter((each) => each.field === id))
      show(next, (each) => shown.has(each))
    },
    reset: () => {
      setOrder(orderedColumns(columns, usualColumns))
      put(usualColumns)
    },
  }
}

// The rows of a list: heads that sort, rows that keys walk along.
import { useCallback, useMemo } from 'react'
import type { ListModel } from '../../../language/model.ts'
import { useOrder } from '../../actions/order/useOrder.ts'
import type { Records } from '../../client/records/loadRecords.ts'
import type { Row } from '../../client/records/Row.ts'
import { useRows } from '../../client/useRows.ts'
import { useSame } from '../../client/useSame.ts'
import { HeadCell } from './HeadCell.tsx'
import { sortOf } from './listQuestion.ts'
import { RecordRows } from './RecordRows.tsx'
import { marksOf } from './marksOf.ts'
import { useCurrentFocus } from './useCurrentFocus.ts'
import { RowState } from './RowState.tsx'
import { readableColumns, shownColumns } from './shownColumns.ts'
import type { NamedListProps } from './useListScreen.ts'
import { besideFrom, useWide } from './useWide.ts'
import { activeFilters } from './activeFilters.ts'
import type { ListParams } from '../../../language/listAddress.ts'

/** Whether a list shows all records of its order, in their order: only then does a place among them mean anything. */
const isInOrder = ({ entity: { order } }: Records, list: ListModel, params: ListParams): boolean => {
  if (!order || params.search !== '') return false
  const { by, descending } = sortOf(list, params)
  const narrowed = Object.keys(activeFilters(list, params)).filter((path) => path !== order.within)
  return by === order.by && !descending && narrowed.length === 0
}

export const ListTable = ({ records, list, screen, label }: NamedListProps) => {
  const { state, current, params, move, handled, setCurrent } = screen
  const place = useCurrentFocus<HTMLDivElement>(current)
  const wide = useWide(besideFrom)
  const rows = useRows()
  const { columns: chosen, pinned, widths, open: openId, density = rows } = params
  // Rows of another height are of other columns, too: there may be room for more of them.
  const asked = useSame({ columns: chosen, pinned, widths, density })
  const columns = useMemo(() => shownColumns(readableColumns(list, state.guards), asked), [list, state.guards, asked])
  const { happened } = state
  // As long as they are the same, rows that are the same are not drawn again: not while the next ones are read, not for a key that goes to another.
  const renderActions = useCallback(
    (row: Row) => list.actions.length > 0 && <RowState {...{ records, list, handled, happened, row }} />,
    [records, list, handled, happened],
  )
  const marks = useCallback((row: Row) => marksOf(list, { openId, handled, setCurrent }, row), [list, openId, handled, setCurrent])
  const order = useOrder(records, state.rows, state.reload)
  const ordered = isInOrder(records, list, params) ? order : { ...order, rows: state.rows, movable: false }
  return (
    <div ref={place} className="tablePlace">
      <RecordRows
        records={records}
        list={list}
        columns={columns}
        order={ordered}
        label={label}
        renderHead={(column, gone) => (
          <HeadCell key={column.field} entity={records.entity} list={list} column={column} gone={gone} params={params} move={move} />
        )}
        open={screen.open}
        renderActions={renderActions}
        marks={marks}
        awaited={state.loading ? (list.whole ? 8 : params.first) : 0}
        stale={state.stale}
        density={density}
        sortedBy={sortOf(list, params).by}
        beside={wide && openId !== undefined && list.opens.length > 0}
      />
    </div>
  )
}

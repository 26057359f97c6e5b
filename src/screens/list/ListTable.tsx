// The rows of a list as a table: semantic markup, heads that sort, rows that keys walk along.
import { useEffect, useMemo, useRef } from 'react'
import type { ColumnModel, EntityModel, ListModel } from '../../../language/model.ts'
import { useText } from '../../locales/useText.ts'
import { Ordered } from '../../order/Ordered.tsx'
import { useOrder } from '../../order/useOrder.ts'
import type { Records } from '../../records/loadRecords.ts'
import { titleOf } from '../../records/titleOf.ts'
import { DenseTable } from './DenseTable.tsx'
import { HeadCell } from './HeadCell.tsx'
import { ListRow } from './ListRow.tsx'
import { isInOrder } from './isInOrder.ts'
import { isOpening } from './isOpening.ts'
import { markCut } from './markCut.ts'
import { readableColumns, shownColumns } from './shownColumns.ts'
import { SkeletonRows } from './TableSkeleton.tsx'
import type { ListScreenState } from './useListScreen.ts'
import { useWide } from './useWide.ts'

/** On a telephone what a record is called comes first; the rest is beside it. */
const nameFirst = (entity: EntityModel, list: ListModel, columns: readonly ColumnModel[]): readonly ColumnModel[] => {
  const names = columns.filter((column) => isOpening(entity, list, column))
  return [...names, ...columns.filter((column) => !names.includes(column))]
}

export interface ListTableProps {
  readonly records: Records
  readonly list: ListModel
  readonly screen: ListScreenState
  readonly label: string
}

export const ListTable = ({ records, list, screen, label }: ListTableProps) => {
  const t = useText()
  const body = useRef<HTMLTableSectionElement>(null)
  const { state, place, move, current } = screen
  const readable = useMemo(() => readableColumns(list, state.guards), [list, state.guards])
  const roomy = useWide('(min-width: 600px)')
  const shown = useMemo(() => shownColumns(readable, place.columns), [readable, place.columns])
  const visible = roomy ? shown : nameFirst(records.entity, list, shown)
  const order = useOrder(records, state.rows, state.reload)
  const ordered = isInOrder(records, list, place) ? order : { ...order, rows: state.rows, movable: false }
  useEffect(() => {
    if (current !== undefined) body.current?.querySelector<HTMLElement>(`tr[data-id="${CSS.escape(current)}"]`)?.focus()
  }, [current])
  return (
    <section
      // The rows make the columns as wide as they are, so their table is another one than that which keeps its place.
      key={state.loading ? 'place' : 'rows'}
      ref={markCut}
      className="tableFrame"
      aria-label={label}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys
      tabIndex={0}
      data-stale={state.stale ? '' : undefined}
    >
      <DenseTable aria-busy={state.stale || state.loading}>
        <thead>
          <tr>
            {visible.map((column) => (
              <HeadCell key={column.field} entity={records.entity} list={list} column={column} place={place} move={move} />
            ))}
            {list.actions.length > 0 && (
              <th scope="col" data-actions="">
                {t('list.actions')}
              </th>
            )}
          </tr>
        </thead>
        <tbody ref={body} inert={state.stale}>
          {state.loading ? (
            <SkeletonRows columns={visible.length + (list.actions.length > 0 ? 1 : 0)} rows={list.whole ? 8 : place.first} />
          ) : (
            <Ordered order={ordered} name={(row) => titleOf(records.entity, row)} flow="rows">
              {(row, dragged) => (
                <ListRow key={row.id} records={records} list={list} screen={screen} columns={visible} row={row} dragged={dragged} />
              )}
            </Ordered>
          )}
        </tbody>
      </DenseTable>
    </section>
  )
}

// The rows of a list as a table: semantic markup, heads that sort, rows that keys walk along.
import { columnVisibilityFeature, createColumnHelper, tableFeatures, useTable } from '@tanstack/react-table'
import { useEffect, useMemo, useRef } from 'react'
import type { ListModel } from '../../../language/model.ts'
import { useText } from '../../locales/useText.ts'
import type { Records } from '../../records/loadRecords.ts'
import type { Row } from '../../records/Row.ts'
import { DenseTable } from './DenseTable.tsx'
import { HeadCell } from './HeadCell.tsx'
import { ListRow } from './ListRow.tsx'
import { readableColumns, shownColumns } from './shownColumns.ts'
import { SkeletonRows } from './TableSkeleton.tsx'
import { useListKeys } from './useListKeys.ts'
import type { ListScreenState } from './useListScreen.ts'

const features = tableFeatures({ columnVisibilityFeature })
const helper = createColumnHelper<typeof features, Row>()

const useRows = (list: ListModel, screen: ListScreenState) => {
  const { state, place } = screen
  const readable = useMemo(() => readableColumns(list, state.guards), [list, state.guards])
  const columns = useMemo(() => readable.map((column) => helper.display({ id: column.field })), [readable])
  const shown = useMemo(() => shownColumns(readable, place.columns), [readable, place.columns])
  const columnVisibility = useMemo(
    () => Object.fromEntries(readable.map((column) => [column.field, shown.includes(column)])),
    [readable, shown],
  )
  const data = useMemo(() => [...state.rows], [state.rows])
  const table = useTable({ features, columns, data, getRowId: (row) => row.id, state: { columnVisibility } })
  const byField = new Map(readable.map((column) => [column.field, column]))
  const visible = table
    .getVisibleLeafColumns()
    .map(({ id }) => byField.get(id))
    .filter((column) => column !== undefined)
  return { visible, rows: table.getRowModel().rows.map((row) => row.original) }
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
  const { visible, rows } = useRows(list, screen)
  const { state, place, move, current } = screen
  useListKeys(records, list, screen)
  useEffect(() => {
    if (current !== undefined) body.current?.querySelector<HTMLElement>(`tr[data-id="${CSS.escape(current)}"]`)?.focus()
  }, [current])
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys
    <section className="tableFrame" aria-label={label} tabIndex={0} data-stale={state.stale ? '' : undefined}>
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
        <tbody ref={body}>
          {state.loading ? (
            <SkeletonRows columns={visible.length + (list.actions.length > 0 ? 1 : 0)} rows={list.whole ? 8 : place.first} />
          ) : (
            rows.map((row) => <ListRow key={row.id} records={records} list={list} screen={screen} columns={visible} row={row} />)
          )}
        </tbody>
      </DenseTable>
    </section>
  )
}

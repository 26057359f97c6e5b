// The rows of a list as cards: the picture first, then what it is called and the other columns. The same keys walk along them.
import { useEffect, useRef } from 'react'
import type { ColumnModel, ListModel } from '../../../language/model.ts'
import { useText } from '../../locales/useText.ts'
import type { Records } from '../../records/loadRecords.ts'
import type { Row } from '../../records/Row.ts'
import { isOpening } from './isOpening.ts'
import { ListCell } from './ListCell.tsx'
import { RowState } from './RowState.tsx'
import { readableColumns, shownColumns } from './shownColumns.ts'
import type { ListScreenState } from './useListScreen.ts'

export interface ListCardsProps {
  readonly records: Records
  readonly list: ListModel
  readonly screen: ListScreenState
  readonly label: string
}

interface CardProps extends Omit<ListCardsProps, 'label'> {
  readonly columns: readonly ColumnModel[]
  readonly row: Row
}

const Card = ({ records, list, screen, columns, row }: CardProps) => {
  const t = useText()
  const first = columns.filter((column) => column.field === list.cards?.picture || isOpening(records.entity, list, column))
  const cell = (column: ColumnModel) => <ListCell records={records} list={list} column={column} row={row} open={screen.open} />
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys walk along the cards as along rows; what can be pressed stands inside
    <li
      tabIndex={-1}
      data-id={row.id}
      data-open={screen.place.open === row.id ? '' : undefined}
      data-handled={screen.handled(row) === undefined ? undefined : ''}
      onFocus={(event) => event.target === event.currentTarget && screen.setCurrent(row.id)}
    >
      {first.map((column) => (
        <div key={column.field}>{cell(column)}</div>
      ))}
      <dl>
        {columns
          .filter((column) => !first.includes(column))
          .map((column) => (
            <div key={column.field}>
              <dt>{t(column.label)}</dt>
              <dd>{cell(column)}</dd>
            </div>
          ))}
      </dl>
      {list.actions.length > 0 && <RowState records={records} list={list} screen={screen} row={row} />}
    </li>
  )
}

export const ListCards = ({ records, list, screen, label }: ListCardsProps) => {
  const frame = useRef<HTMLUListElement>(null)
  const { state, place, current } = screen
  useEffect(() => {
    if (current !== undefined) frame.current?.querySelector<HTMLElement>(`li[data-id="${CSS.escape(current)}"]`)?.focus()
  }, [current])
  const columns = shownColumns(readableColumns(list, state.guards), place.columns)
  return (
    <ul ref={frame} className="listCards" aria-label={label} aria-busy={state.stale || state.loading} inert={state.stale}>
      {state.rows.map((row) => (
        <Card key={row.id} records={records} list={list} screen={screen} columns={columns} row={row} />
      ))}
    </ul>
  )
}

// One row: its cells, its actions, and whether somebody else has taken it out of one's hands.
import type { ColumnModel, ListModel } from '../../../language/model.ts'
import type { Records } from '../../records/loadRecords.ts'
import type { Row } from '../../records/Row.ts'
import { valueAt } from '../../records/valueAt.ts'
import { BesideHandle } from '../../order/BesideHandle.tsx'
import type { Dragged } from '../../order/Ordered.tsx'
import { ListCell } from './ListCell.tsx'
import { alignOf } from './alignOf.ts'
import { RowState } from './RowState.tsx'
import type { ListScreenState } from './useListScreen.ts'

export interface ListRowProps {
  readonly records: Records
  readonly list: ListModel
  readonly screen: ListScreenState
  readonly columns: readonly ColumnModel[]
  readonly row: Row
  /** Where its viewer may move it. */
  readonly dragged?: Dragged | undefined
}

const isOff = ({ greyedUnless }: ListModel, row: Row): boolean => greyedUnless !== undefined && valueAt(row, greyedUnless) !== true

export const ListRow = ({ records, list, screen, columns, row, dragged }: ListRowProps) => {
  const by = screen.handled(row)
  return (
    <tr
      {...dragged?.place}
      tabIndex={-1}
      data-id={row.id}
      data-open={screen.place.open === row.id ? '' : undefined}
      data-handled={by === undefined ? undefined : ''}
      data-off={isOff(list, row) ? '' : undefined}
      onFocus={(event) => event.target === event.currentTarget && screen.setCurrent(row.id)}
    >
      {columns.map((column, at) => (
        <td
          key={column.field}
          data-align={alignOf(records.entity, column.field)}
          data-picture={column.field === list.cards?.picture ? '' : undefined}
        >
          <BesideHandle handle={at === 0 ? dragged?.handle : undefined}>
            <ListCell records={records} list={list} column={column} row={row} open={screen.open} />
          </BesideHandle>
        </td>
      ))}
      {list.actions.length > 0 && (
        <td data-actions="">
          <RowState records={records} list={list} screen={screen} row={row} />
        </td>
      )}
    </tr>
  )
}

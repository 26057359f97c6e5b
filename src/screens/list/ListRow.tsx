// One row: its cells, its actions, and whether somebody else has taken it out of one's hands.
import type { ColumnModel, ListModel } from '../../../language/model.ts'
import { RowActions } from '../../actions/RowActions.tsx'
import { useText } from '../../locales/useText.ts'
import { HistoryLink } from '../../records/HistoryLink.tsx'
import type { Records } from '../../records/loadRecords.ts'
import type { Row } from '../../records/Row.ts'
import { titleOf } from '../../records/titleOf.ts'
import type { Dragged } from '../../order/Ordered.tsx'
import { ListCell } from './ListCell.tsx'
import { alignOf } from './alignOf.ts'
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

const words = {
  handled: ['list.handled', 'list.handledBy'],
  gone: ['list.removed', 'list.removedBy'],
} as const

/** Nowhere else is more of it shown. */
const isOnlyRow = ({ entity }: Records, list: ListModel): boolean => list.opens.length === 0 && entity.card.path === undefined

const HandledText = ({ by, gone }: { readonly by: string; readonly gone: boolean }) => {
  const t = useText()
  const [plain, named] = words[gone ? 'gone' : 'handled']
  return <em>{by === '' ? t(plain) : t(named, [by])}</em>
}

export const ListRow = ({ records, list, screen, columns, row, dragged }: ListRowProps) => {
  const by = screen.handled(row)
  const gone = screen.state.happened.get(row.id)?.gone === true
  return (
    <tr
      {...dragged?.place}
      tabIndex={-1}
      data-id={row.id}
      data-open={screen.place.open === row.id ? '' : undefined}
      data-handled={by === undefined ? undefined : ''}
      onFocus={(event) => event.target === event.currentTarget && screen.setCurrent(row.id)}
    >
      {columns.map((column, at) => (
        <td key={column.field} data-align={alignOf(records.entity, column.field)}>
          {at === 0 && dragged?.handle}
          <ListCell records={records} list={list} column={column} row={row} open={screen.open} />
        </td>
      ))}
      {list.actions.length > 0 && (
        <td data-actions="">
          {by === undefined ? (
            <>
              <RowActions entity={records.entity} paths={list.actions} record={row} />
              {isOnlyRow(records, list) && <HistoryLink entity={records.entity.name} id={row.id} about={titleOf(records.entity, row)} />}
            </>
          ) : (
            <HandledText by={by} gone={gone} />
          )}
        </td>
      )}
    </tr>
  )
}

// What can be done with a row, or who has taken it out of one's hands.
import type { LinkModel, ListModel } from '../../../language/model.ts'
import { RowActions } from '../../actions/RowActions.tsx'
import { useText } from '../../client/texts/useText.ts'
import { HistoryLink } from '../../look/HistoryLink.tsx'
import type { Records } from '../../client/records/loadRecords.ts'
import type { Row } from '../../client/records/Row.ts'
import { titleOf } from '../../../language/textOf.ts'
import type { ListScreenState } from './useListScreen.ts'
import type { ListState } from './useList.ts'

export interface RowStateProps extends Pick<ListScreenState, 'handled'>, Pick<ListState, 'happened'> {
  readonly records: Records
  readonly list: ListModel
  readonly row: Row
}

const none: readonly LinkModel[] = []
const words = {
  handled: ['list.handled', 'list.handledBy'],
  gone: ['list.removed', 'list.removedBy'],
} as const

/** Nowhere else is more of it shown. */
const isOnlyRow = ({ entity }: Records, list: ListModel): boolean => list.opens.length === 0 && entity.card.path === undefined

export const RowState = ({ records, list, handled, happened, row }: RowStateProps) => {
  const t = useText()
  const by = handled(row)
  if (by === undefined)
    return (
      <>
        <RowActions entity={records.entity} paths={list.actions} record={row} links={records.entity.details[0]?.links ?? none} />
        {isOnlyRow(records, list) && <HistoryLink entity={records.entity.name} id={row.id} about={titleOf(records.entity, row)} />}
      </>
    )
  const [plain, named] = words[happened.get(row.id)?.gone === true ? 'gone' : 'handled']
  return <em className="handled">{by === '' ? t(plain) : t(named, [by])}</em>
}

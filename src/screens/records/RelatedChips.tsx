// Records that point here as chips: the first column of their list, a cross where they may be taken away, in their order.
import { valueAt } from '../../../language/paths.ts'
import { offeredOn, reasonText } from '../../actions/offered.ts'
import { useActionHost } from '../../actions/ActionHost.tsx'
import { Loading } from '../../look/Loading.tsx'
import { ReasonButton } from '../../look/ReasonButton.tsx'
import { CardName } from '../../look/CardView.tsx'
import { Problem } from '../../look/Problem.tsx'
import { useText } from '../../client/texts/useText.ts'
import { Ordered } from '../../actions/order/Ordered.tsx'
import { useOrder } from '../../actions/order/useOrder.ts'
import type { Records } from '../../client/records/loadRecords.ts'
import { fieldAt } from '../../client/records/fieldAt.ts'
import type { CardValue, Row } from '../../client/records/Row.ts'
import { failureText } from '../../client/records/serverText.ts'
import { titleOf } from '../../../language/textOf.ts'
import { ListCell, type ListCellProps } from '../lists/ListCell.tsx'
import type { RelatedRowsProps } from '../lists/RelatedRows.tsx'
import { refersToOne } from '../../../language/fields/index.ts'

const nowhere = (): void => undefined

/** Of a reference the name alone: a chip has no room for a card. */
const ChipText = ({ records, list, column, row }: Omit<ListCellProps, 'open'>) => {
  const field = fieldAt(records.entity, column.field)
  const value = valueAt(row, column.field)
  if (!field || !refersToOne(field) || typeof value !== 'object' || value === null)
    return <ListCell records={records} list={{ ...list, opens: [] }} column={column} row={row} open={nowhere} />
  return <CardName card={field.card} value={value as CardValue} />
}

const Remove = ({ records, row }: { readonly records: Records; readonly row: Row }) => {
  const t = useText()
  const { start } = useActionHost()
  const [offered] = offeredOn(records.entity, ['remove'], row, t)
  if (!offered) return null
  const name = `${t(offered.action.label)}: ${titleOf(records.entity, row)}`
  return <ReasonButton icon="close" name={name} reason={reasonText(offered, t) ?? ''} onPress={() => start(offered.action, row)} />
}

export const RelatedChips = ({ records, list, related }: RelatedRowsProps) => {
  const t = useText()
  const order = useOrder(records, related.rows, related.reload)
  const [column] = list.columns
  if (related.error) return <Problem text={failureText(related.error, t)} onRetry={related.reload} />
  if (related.loading) return <Loading />
  if (related.rows.length === 0 || !column) return <p className="absent">{t('list.empty')}</p>
  return (
    <ul className="chips" aria-label={t(records.entity.many)}>
      <Ordered order={order} name={(row) => titleOf(records.entity, row)} flow="lines">
        {(row, dragged) => (
          <li key={row.id} className="chip" {...dragged?.place}>
            {dragged?.handle}
            <ChipText records={records} list={list} column={column} row={row} />
            {list.actions.includes('remove') && <Remove records={records} row={row} />}
          </li>
        )}
      </Ordered>
    </ul>
  )
}

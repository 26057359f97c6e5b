// Exact sums of what the filter holds, per value: under the filters, over the whole, not this stretch only.
import { labelOf } from '../../../language/fields/choice.ts'
import type { FieldModel, ListModel } from '../../../language/model.ts'
import { fieldAt } from '../../records/fieldAt.ts'
import type { Records } from '../../records/loadRecords.ts'
import type { Sum } from '../../records/Row.ts'
import { textOf } from '../../records/textOf.ts'
import { useTextContext } from '../../records/useTextContext.ts'

export interface ListSumsProps {
  readonly records: Records
  readonly list: ListModel
  readonly sums: readonly Sum[] | undefined
}

const aLine = 5

export const ListSums = ({ records, list, sums }: ListSumsProps) => {
  const context = useTextContext()
  const per = list.sums && fieldAt(records.entity, list.sums.per)
  const of: FieldModel | undefined = list.sums && fieldAt(records.entity, list.sums.of)
  if (!per || !of) return null
  return (
    <ul className="sums" data-many={(per.choices?.length ?? 0) > aLine ? '' : undefined} aria-label={context.t('list.sums')}>
      {sums?.map(({ key, count, sum }) => (
        <li
          key={key}
        >{`${labelOf(key, { choices: per.choices ?? [] }, context.t)}: ${sum ? textOf(of, sum, context) : '\u2013'} (${count.toLocaleString('en-US')})`}</li>
      ))}
    </ul>
  )
}

// Exact sums of what the filter holds, per value: under the filters, over the whole, not this stretch only.
import { decide } from '../../../language/access.ts'
import { labelOf } from '../../../language/fields/choice.ts'
import { grouped } from '../../../language/fields/money.ts'
import type { FieldModel, ListModel } from '../../../language/model.ts'
import { fieldAt } from '../../client/records/fieldAt.ts'
import type { Records } from '../../client/records/loadRecords.ts'
import { textOf } from '../../client/records/textOf.ts'
import { useTextContext } from '../../client/records/useTextContext.ts'
import { useViewer } from '../../client/useViewer.ts'
import type { ListScreenState } from './useListScreen.ts'
import { useListSums } from './useListSums.ts'
import type { Sum } from '../../client/records/Row.ts'

/** Sums as the choices stand in the spec; what is no choice any more comes last. */
export const sumsInOrder = (sums: readonly Sum[], { choices = [] }: Pick<FieldModel, 'choices'>): readonly Sum[] => {
  const place = ({ key }: Sum): number => {
    const at = choices.findIndex(({ value }) => value === key)
    return at === -1 ? choices.length : at
  }
  return sums.toSorted((one, other) => place(one) - place(other))
}

export interface ListSumsProps {
  readonly records: Records
  readonly list: ListModel
  readonly screen: Pick<ListScreenState, 'params' | 'state'>
}

interface SumsProps extends ListSumsProps {
  readonly document: string
  readonly per: FieldModel
  readonly of: FieldModel
}

const maxInLine = 5

/** Where sums will stand, while they are counted. */
const Waiting = () => Array.from({ length: 3 }, (_, at) => <li key={at} className="skeleton" aria-hidden="true" />)

const Sums = ({ records, screen, document, per, of }: SumsProps) => {
  const context = useTextContext()
  const { sums, waiting } = useListSums(records, document, screen)
  return (
    <ul
      className="sums"
      data-many={(per.choices?.length ?? 0) > maxInLine ? '' : undefined}
      aria-label={context.t('list.sums')}
      aria-busy={waiting}
    >
      {waiting && <Waiting />}
      {sums &&
        sumsInOrder(sums, per).map(({ key, count, sum }) => (
          <li
            key={key}
          >{`${labelOf(key, { choices: per.choices ?? [] }, context.t)}: ${sum ? textOf(of, sum, context) : '\u2013'} (${grouped(count)})`}</li>
        ))}
    </ul>
  )
}

/** Nothing for lists without sums, and for who may not know them. */
export const ListSums = (props: ListSumsProps) => {
  const viewer = useViewer()
  const { records, list } = props
  const { sums } = list
  const per = sums && fieldAt(records.entity, sums.per)
  const of = sums && fieldAt(records.entity, sums.of)
  if (!per || !of || (sums.guard && !decide(viewer, sums.guard).allowed)) return null
  return <Sums {...props} document={sums.document} per={per} of={of} />
}

// Exact sums of what the filter holds, per value: over the whole, not this stretch only.
import { labelOf } from '../../../language/fields/choice.ts'
import type { FieldModel } from '../../../language/model.ts'
import type { Sum } from '../../client/records/Row.ts'
import { textOf } from '../../../language/textOf.ts'
import { useTextContext } from '../../client/records/useTextContext.ts'
import { SumsFrame, type ListSumsProps } from './ListSums.tsx'
import { useListSums, useSumming, type Summing } from './useListSums.ts'

/** Sums as the choices stand in the spec; what is no choice any more comes last. */
export const sumsInOrder = (sums: readonly Sum[], { choices = [] }: Pick<FieldModel, 'choices'>): readonly Sum[] => {
  const place = ({ key }: Sum): number => {
    const at = choices.findIndex(({ value }) => value === key)
    return at === -1 ? choices.length : at
  }
  return sums.toSorted((one, other) => place(one) - place(other))
}

export interface SumsProps extends ListSumsProps {
  readonly document: string
  readonly per: FieldModel
  readonly of: FieldModel
}

const Counted = ({ records, per, of, summing }: SumsProps & { readonly summing: Summing }) => {
  const context = useTextContext()
  const { sums, waiting } = useListSums(records, summing)
  return (
    <SumsFrame per={per} waiting={waiting}>
      {sums &&
        sumsInOrder(sums, per).map(({ key, count, sum }) => (
          <li
            key={key}
          >{`${labelOf(key, { choices: per.choices ?? [] }, context.t)}: ${sum ? textOf(of, sum, context) : '\u2013'} (${context.t('shell.count', [count])})`}</li>
        ))}
    </SumsFrame>
  )
}

const Sums = (props: SumsProps) => {
  const { records, screen, document, per } = props
  const summing = useSumming(records, document, screen)
  if (!summing) return <SumsFrame per={per} waiting={screen.state.error === undefined} />
  return <Counted key={summing.key} {...props} summing={summing} />
}

export default Sums

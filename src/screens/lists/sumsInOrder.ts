// Sums as the choices stand in the spec; what is no choice any more comes last.
import type { FieldModel } from '../../../language/model.ts'
import type { Sum } from '../../client/records/Row.ts'

export const sumsInOrder = (sums: readonly Sum[], { choices = [] }: Pick<FieldModel, 'choices'>): readonly Sum[] => {
  const place = ({ key }: Sum): number => {
    const at = choices.findIndex(({ value }) => value === key)
    return at === -1 ? choices.length : at
  }
  return sums.toSorted((one, other) => place(one) - place(other))
}

// What follows from a change: a region belongs to its country, so another country clears it.
import type { FieldModel } from '../../../language/model.ts'
import { sameValue } from '../../client/records/sameValue.ts'
import type { Values } from './FormContext.ts'

export const followed = (fields: readonly FieldModel[], before: Values, after: Values): Values => {
  const cleared = fields
    .filter((field) => field.within !== undefined && !sameValue(before[field.within], after[field.within]))
    .map((field) => field.name)
  return cleared.length === 0 ? after : Object.fromEntries(Object.entries(after).filter(([name]) => !cleared.includes(name)))
}

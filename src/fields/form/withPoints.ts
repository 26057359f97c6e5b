// Decimals are typed with a comma or a point; on the wire they have a point.
import type { FieldModel } from '../../../language/model.ts'
import type { Values } from './FormContext.ts'

const decimals: ReadonlySet<string> = new Set(['decimal', 'percent'])

/** 12,5 -> 12.5 */
export const withPoint = (typed: string): string => typed.replace(',', '.')

export const withPoints = (fields: readonly FieldModel[], values: Values): Values => {
  const typed = fields.filter(({ kind, name }) => decimals.has(kind) && typeof values[name] === 'string')
  return { ...values, ...Object.fromEntries(typed.map(({ name }) => [name, withPoint(String(values[name]))])) }
}

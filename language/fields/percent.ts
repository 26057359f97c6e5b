// A share of a whole, 0 to 100 with two decimals.
import * as option from '../options.ts'
import type { Reading } from '../options.ts'
import { decimal, withoutZeros } from './decimal.ts'
import type { FieldCommon, FieldKind } from './kind.ts'

export class PercentSpec {
  readonly min? = option.number
  readonly max? = option.number
  readonly starts? = option.text
}
export interface PercentField<R extends Reading> extends FieldCommon<R>, PercentSpec {
  readonly kind: 'percent'
}

export const percent = {
  ...decimal,
  columns: () => [{ suffix: '', sql: 'numeric(5,2)' }],
  jsonSchema: (field) => decimal.jsonSchema({ ...field, decimals: 2, min: field.min ?? 0, max: field.max ?? 100 }),
  sortEmpty: '-1',
  text: (value) => `${withoutZeros(value)}%`,
  sample: (_field, seed) => (seed % 100).toFixed(2),
  number: () => ({ decimals: 2, least: 0, unit: '%' }),
} as const satisfies FieldKind<Pick<PercentSpec, 'min' | 'max'>, string>

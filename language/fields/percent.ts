// A share of a whole, 0 to 100 with two decimals.
import type { AnyWords } from '../words.ts'
import { decimal, withoutZeros } from './decimal.ts'
import type { DecimalOptions } from './decimal.ts'
import type { FieldCommon, FieldKind } from './kind.ts'

export interface PercentField<W extends AnyWords> extends FieldCommon<W> {
  readonly kind: 'percent'
  readonly starts?: string
  readonly min?: number
  readonly max?: number
}

export const percent = {
  ...decimal,
  columns: () => [{ suffix: '', sql: 'numeric(5,2)' }],
  jsonSchema: (field) => decimal.jsonSchema({ ...field, decimals: 2, min: field.min ?? 0, max: field.max ?? 100 }),
  sortEmpty: '-1',
  text: (value) => `${withoutZeros(value)}%`,
  sample: (_field, seed) => (seed % 100).toFixed(2),
} as const satisfies FieldKind<DecimalOptions, string>

// An exact decimal number, text in memory and on the wire so that no binary float touches it.
import * as option from '../options.ts'
import type { Reading } from '../options.ts'
import type { FieldCommon, FieldKind } from './kind.ts'

export class DecimalSpec {
  readonly min? = option.number
  readonly max? = option.number
  /** Digits after the point, 2 when not said. */
  readonly decimals? = option.count
  /** Greater than zero, not zero itself. */
  readonly positive? = option.yes
  readonly starts? = option.text
}
export interface DecimalField<R extends Reading> extends FieldCommon<R>, DecimalSpec {
  readonly kind: 'decimal'
}

const maxDigits = 18

/** No more whole digits than are stored, so that a pattern alone refuses what does not parse; bounds are checked by the keyword `bounds`. */
export const decimalPattern = (decimals: number, signed: boolean): string =>
  `^${signed ? '[-+]?' : ''}[0-9]{1,${Math.min(15, maxDigits - decimals)}}${decimals > 0 ? `([.,][0-9]{1,${decimals}})?` : ''}$`

/** 0.920000 -> 0.92, 3.00 -> 3: what is stored in full is read without the zeros. */
export const withoutZeros = (value: string): string => (value.includes('.') ? value.replace(/\.?0+$/, '') : value)

export const decimal = {
  graphql: () => 'Decimal',
  columns: ({ decimals }) => [{ suffix: '', sql: `numeric(${maxDigits},${decimals ?? 2})` }],
  encode: (value) => [value.replace(',', '.')],
  jsonSchema: ({ decimals, min, max, positive }) => ({
    type: 'string',
    pattern: decimalPattern(decimals ?? 2, true),
    bounds: { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }), ...(positive ? { positive } : {}) },
  }),
  uiSchema: () => ({ 'ui:field': 'number' }),
  filter: 'decimalRange',
  sortEmpty: "'-Infinity'::numeric",
  text: (value) => withoutZeros(value),
  sample: ({ decimals, min }, seed) => ((min ?? 0) + seed).toFixed(decimals ?? 2),
  align: 'right',
  tabular: true,
  number: ({ decimals }) => ({ decimals: decimals ?? 2, least: 0 }),
} as const satisfies FieldKind<DecimalSpec, string>

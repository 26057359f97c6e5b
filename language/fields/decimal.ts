// An exact decimal number, text in memory and on the wire so that no binary float touches it.
import type { AnyWords } from '../words.ts'
import type { FieldCommon, FieldKind } from './kind.ts'

export interface DecimalField<W extends AnyWords> extends FieldCommon<W>, DecimalOptions {
  readonly kind: 'decimal'
  readonly starts?: string
}
export interface DecimalOptions {
  /** Digits after the point, 2 when not said. */
  readonly decimals?: number
  readonly min?: number
  readonly max?: number
  /** Greater than zero, not zero itself. */
  readonly positive?: true
}

/** Whole digits first, so that a pattern alone refuses what does not parse; bounds are checked by the keyword `bounds`. */
export const decimalPattern = (decimals: number, signed: boolean): string =>
  `^${signed ? '[-+]?' : ''}[0-9]{1,15}${decimals > 0 ? `([.,][0-9]{1,${decimals}})?` : ''}$`

/** 0.920000 -> 0.92, 3.00 -> 3: what is stored in full is read without the zeros. */
export const withoutZeros = (value: string): string => (value.includes('.') ? value.replace(/\.?0+$/, '') : value)

export const decimal = {
  graphql: () => 'Decimal',
  columns: ({ decimals }) => [{ suffix: '', sql: `numeric(18,${decimals ?? 2})` }],
  encode: (value) => [value.replace(',', '.')],
  decode: ([stored]) => String(stored),
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
} as const satisfies FieldKind<DecimalOptions, string>

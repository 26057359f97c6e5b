// A whole number.
import type { AnyWords } from '../words.ts'
import type { FieldCommon, FieldKind } from './kind.ts'

export interface IntegerField<W extends AnyWords> extends FieldCommon<W>, IntegerOptions {
  readonly kind: 'integer'
  readonly starts?: number
}
interface IntegerOptions {
  readonly min?: number
  readonly max?: number
  /** Written after the number: cm, kg. */
  readonly unit?: string
}

export const integer = {
  graphql: () => 'Int',
  columns: () => [{ suffix: '', sql: 'integer' }],
  encode: (value) => [value],
  decode: ([stored]) => Number(stored),
  jsonSchema: ({ min, max }) => ({ type: 'integer', minimum: min ?? -2147483648, maximum: max ?? 2147483647 }),
  uiSchema: () => ({ 'ui:field': 'number' }),
  filter: 'intRange',
  sortEmpty: '-2147483648',
  text: (value, { unit }) => (unit === undefined ? String(value) : `${value} ${unit}`),
  sample: ({ min, max }, seed) => Math.min((min ?? 0) + seed, max ?? Number.MAX_SAFE_INTEGER),
  align: 'right',
} as const satisfies FieldKind<IntegerOptions, number>

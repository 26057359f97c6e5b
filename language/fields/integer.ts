// A whole number.
import * as option from '../options.ts'
import type { Reading } from '../options.ts'
import type { FieldCommon, FieldKind } from './kind.ts'

export class IntegerSpec {
  readonly min? = option.whole
  readonly max? = option.whole
  /** Written after the number: cm, kg. */
  readonly unit? = option.text
  readonly starts? = option.number
}
export interface IntegerField<R extends Reading> extends FieldCommon<R>, IntegerSpec {
  readonly kind: 'integer'
}

export const integer = {
  graphql: () => 'Int',
  columns: () => [{ suffix: '', sql: 'integer' }],
  encode: (value) => [value],
  jsonSchema: ({ min, max }) => ({ type: 'integer', minimum: min ?? -2147483648, maximum: max ?? 2147483647 }),
  uiSchema: () => ({ 'ui:field': 'number' }),
  filter: 'intRange',
  sortEmpty: '-2147483648',
  text: (value, { unit }) => (unit === undefined ? String(value) : `${value} ${unit}`),
  sample: ({ min, max }, seed) => Math.min((min ?? 0) + seed, max ?? Number.MAX_SAFE_INTEGER),
  align: 'right',
  tabular: true,
  number: ({ unit }) => ({ decimals: 0, least: 0, ...(unit === undefined ? {} : { unit }) }),
} as const satisfies FieldKind<IntegerSpec, number>

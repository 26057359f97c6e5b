// What one thing costs in several currencies: at most one amount each. Kept as minor units, like money.
import { decimalPattern } from './decimal.ts'
import type { FieldCommon, FieldKind } from './kind.ts'
import { minorOf, money, moneyOf, type Money } from './money.ts'
import * as option from '../options.ts'
import type { Reading } from '../options.ts'

export class PricesSpec {
  /** The list of the site's configuration that says which currencies may be priced. Prices in others are kept, but neither shown nor given anew. */
  readonly narrowedBy = option.must(option.text)
}
export interface PricesField<R extends Reading> extends FieldCommon<R>, PricesSpec {
  readonly kind: 'prices'
}

export const prices = {
  graphql: () => '[Money!]',
  columns: () => [{ suffix: '', sql: 'jsonb' }],
  encode: (value) => [JSON.stringify(Object.fromEntries(value.map((each) => [each.currency, String(minorOf(each.amount))])))],
  decode: ([stored]) => Object.entries(stored as Readonly<Record<string, string>>).map(([currency, minor]) => moneyOf(minor, currency)),
  jsonSchema: () => ({
    type: 'array',
    distinct: 'currency',
    maxItems: 50,
    items: {
      type: 'object',
      properties: {
        amount: { type: 'string', pattern: decimalPattern(2, true), bounds: { positive: true } },
        currency: { type: 'string', pattern: '^[A-Z]{3}$' },
      },
      required: ['amount', 'currency'],
      additionalProperties: false,
    },
  }),
  uiSchema: () => ({ 'ui:field': 'prices' }),
  filter: 'none',
  text: (value, _field, context) => value.map((each) => money.text(each, {}, context)).join(', '),
  sample: (_field, seed) => [
    { amount: `${seed}.50`, currency: 'EUR' },
    { amount: `${seed + 1}.00`, currency: 'USD' },
  ],
  align: 'right',
  view: true,
  wide: true,
  picked: true,
  number: () => ({ decimals: 2, least: 2, currency: '' }),
  perCurrency: true,
} as const satisfies FieldKind<PricesSpec, readonly Money[]>

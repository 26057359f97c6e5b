// An amount of money. Kept as minor units (hundredths, whatever the currency's decimals) so that sums are exact.
import * as option from '../options.ts'
import type { Reading } from '../options.ts'
import { decimalPattern } from './decimal.ts'
import type { FieldCommon, FieldKind } from './kind.ts'

export class MoneySpec {
  readonly min? = option.number
  readonly max? = option.number
  readonly positive? = option.yes
  readonly nonZero? = option.yes
  /** Shown with + or - and in the shade of its sign. */
  readonly signed? = option.yes
  /** A fixed currency code, stored once in the spec; absent = every value carries its own. */
  readonly currency? = option.text
  /** An amount, where the currency is fixed. */
  readonly starts? = option.text
}
export interface MoneyField<R extends Reading> extends FieldCommon<R>, MoneySpec {
  readonly kind: 'money'
}

/** The wire form: amount is a decimal text with at most two digits after the point. */
export interface Money {
  readonly amount: string
  readonly currency: string
}

/** 12.5 -> 1250n; throws on anything that is not an exact amount of hundredths. */
export const minorOf = (amount: string): bigint => {
  const found = /^([-+]?)(\d{1,15})(?:[.,](\d{1,2}))?$/.exec(amount.trim())
  if (!found) throw new RangeError(`not an amount: ${amount.slice(0, 40)}`)
  const minor = BigInt(found[2] ?? '0') * 100n + BigInt((found[3] ?? '').padEnd(2, '0'))
  return found[1] === '-' ? -minor : minor
}

/** 1250n -> 12.50; a whole number as text is taken as it is, for many are read at once. */
export const amountOf = (minor: bigint | string): string => {
  const written = String(minor)
  const sign = written.startsWith('-') ? '-' : ''
  const digits = written.slice(sign.length).padStart(3, '0')
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** 1250n -> 12.50 EUR */
export const moneyOf = (minor: bigint | string, currency: string): Money => ({ amount: amountOf(minor), currency })

/** 1007.04 -> 1,007.04; what stands behind the point is not grouped. */
export const grouped = (amount: string | number): string => String(amount).replace(/\d+/, (whole) => whole.replace(/\B(?=(\d{3})+$)/g, ','))
const signOf = (minor: bigint, signed: boolean): string => (minor < 0n ? '\u2212' : minor > 0n && signed ? '+' : '')
/** -100704n -> −1,007.04 */
export const writtenMinor = (minor: bigint, signed = false): string =>
  `${signOf(minor, signed)}${grouped(amountOf(minor < 0n ? -minor : minor))}`

export const money = {
  graphql: () => 'Money',
  columns: ({ currency }) =>
    currency === undefined
      ? [
          { suffix: '_minor', sql: 'bigint' },
          { suffix: '_currency', sql: 'text' },
        ]
      : [{ suffix: '', sql: 'bigint' }],
  encode: (value, { currency }) =>
    currency === undefined ? [String(minorOf(value.amount)), value.currency] : [String(minorOf(value.amount))],
  decode: ([minor, stored], { currency }) => moneyOf(String(minor), currency ?? String(stored)),
  jsonSchema: ({ currency, min, max, positive, nonZero }) => ({
    type: 'object',
    properties: {
      amount: {
        type: 'string',
        pattern: decimalPattern(2, true),
        bounds: {
          ...(min === undefined ? {} : { min }),
          ...(max === undefined ? {} : { max }),
          ...(positive ? { positive } : {}),
          ...(nonZero ? { nonZero } : {}),
        },
      },
      currency: currency === undefined ? { type: 'string', pattern: '^[A-Z]{3}$' } : { const: currency },
    },
    required: ['amount', 'currency'],
    additionalProperties: false,
  }),
  uiSchema: ({ currency }) => ({ 'ui:field': 'money', 'ui:options': { currency: currency ?? '' } }),
  filter: 'decimalRange',
  sortEmpty: '-9223372036854775808',
  text: ({ amount, currency }, { signed }, { lookup }) =>
    `${writtenMinor(minorOf(amount), signed)} ${lookup('currencySuffix', currency) ?? currency}`,
  sample: ({ currency }, seed) => ({ amount: `${seed}.50`, currency: currency ?? 'EUR' }),
  align: 'right',
  view: true,
  number: ({ currency }) => ({ decimals: 2, least: 2, currency: currency ?? '' }),
  starting: (starts, { currency }) => ({ amount: String(starts), currency: currency ?? '' }),
  usualClass: 'money',
  summed: true,
} as const satisfies FieldKind<MoneySpec, Money>

// A statement of a payout system as it is given: a CSV with a line of headings, a payment each line.
import { parseCsv } from 'hucre/csv'
import { minorOf } from '../../../language/fields/money.ts'
import { wrongField } from '../wrongField.ts'

export interface StatedPayment {
  readonly reference: string
  /** As it is written there. */
  readonly on: string
  /** Hundredths. */
  readonly minor: bigint
  readonly currency: string
}

/** What columns are called, in any case. */
const headings = {
  reference: ['reference', 'payment reference', 'transaction id', 'transaction'],
  amount: ['amount', 'net', 'money to pay'],
  currency: ['currency'],
  date: ['date', 'value date', 'time'],
} as const
type Heading = keyof typeof headings

const maxReferenceLength = 100
const maxDateLength = 40

/** 1234.5, 1234,50, 1,234.50, 1.234,50; not 1.234, which is a thousand to some and one to others. */
const plain = /^\d{1,12}(?:[.,]\d{1,2})?$/
const byThousands = /^\d{1,3}(?:(?:,\d{3}){1,3}\.|(?:\.\d{3}){1,3},)\d{2}$/

/** @returns undefined for what is no amount, or may be two */
const minorIn = (written: string): bigint | undefined => {
  const bare = written.replaceAll(/\s/gu, '').replace(/^\u2212/, '-')
  const negative = bare.startsWith('-') || /^\(.*\)$/.test(bare)
  const digits = bare.replace(/^[-+(]/, '').replace(/\)$/, '')
  if (plain.test(digits)) return minorOf(`${negative ? '-' : ''}${digits}`)
  return byThousands.test(digits)
    ? minorOf(`${negative ? '-' : ''}${digits.slice(0, -3).replaceAll(/[.,]/g, '')}.${digits.slice(-2)}`)
    : undefined
}

const wrong = (rule: string, params: readonly string[]) => wrongField('statement', rule, params)

const placesOf = (first: readonly string[]): Readonly<Record<Heading, number>> => {
  const names = first.map((each) => each.replace(/^\uFEFF/, '').toLowerCase())
  const placeOf = (heading: Heading): number => names.findIndex((name) => headings[heading].some((each) => each === name))
  const places = { reference: placeOf('reference'), amount: placeOf('amount'), currency: placeOf('currency'), date: placeOf('date') }
  const missing = (['reference', 'amount', 'currency'] as const).filter((each) => places[each] < 0)
  if (missing.length > 0) throw wrong('statementHeadings', [missing.map((each) => `${each[0]?.toUpperCase()}${each.slice(1)}`).join(', ')])
  return places
}

/** In its order, amounts as they are written: asPaid says which way they are meant. Empty lines say nothing. @throws InvalidInput that names the line */
export const readStatement = (text: string): readonly StatedPayment[] => {
  const lines = parseCsv(text).map((cells) => cells.map((cell) => String(cell ?? '').trim()))
  const [first = [], ...rest] = lines
  const places = placesOf(first)
  return rest.flatMap((cells, at) => {
    if (cells.every((cell) => cell === '')) return []
    const [reference = '', amount = '', currency = ''] = [cells[places.reference], cells[places.amount], cells[places.currency]]
    const [line, minor] = [String(at + 2), minorIn(amount)]
    if (reference === '' || reference.length > maxReferenceLength) throw wrong('statementReference', [line])
    if (minor === undefined || minor === 0n) throw wrong('statementAmount', [line, amount.slice(0, maxDateLength)])
    if (!/^[A-Za-z]{3}$/.test(currency)) throw wrong('statementCurrency', [line, currency.slice(0, maxDateLength)])
    return [{ reference, on: (cells[places.date] ?? '').slice(0, maxDateLength), minor, currency: currency.toUpperCase() }]
  })
}

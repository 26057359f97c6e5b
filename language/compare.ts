// Which of two values is greater: numbers digit by digit, so that no binary float is involved; days and times by the calendar.

/** What two values are compared as; same: alike or not, no more. */
export type Sort = 'number' | 'day' | 'moment' | 'same'

/** Whole, and how many digits of it stand after the point. */
interface Digits {
  readonly whole: bigint
  readonly after: number
}

/** Of a number, a decimal as it is typed or stored, or an amount of money; undefined where it is none (yet). */
const digitsOf = (value: unknown): Digits | undefined => {
  const text = typeof value === 'object' && value !== null && 'amount' in value ? value.amount : value
  const found = /^([-+]?)(\d{1,20})(?:[.,](\d{1,20}))?$/.exec(String(text).trim())
  if (!found) return undefined
  const [, sign, before = '', after = ''] = found
  const whole = BigInt(before + after)
  return { whole: sign === '-' ? -whole : whole, after: after.length }
}

const byNumber = (one: Digits, other: Digits): number => {
  const after = Math.max(one.after, other.after)
  const [a, b] = [one, other].map((each) => each.whole * 10n ** BigInt(after - each.after)) as [bigint, bigint]
  return a < b ? -1 : a > b ? 1 : 0
}

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === ''

/** Below zero where the first is less or earlier, zero where they are alike; undefined where one is empty, or nothing that can be compared. */
export const comparedAs = (sort: Sort, one: unknown, other: unknown): number | undefined => {
  if (isEmpty(one) || isEmpty(other)) return undefined
  if (sort === 'same') return JSON.stringify(one) === JSON.stringify(other) ? 0 : 1
  if (sort === 'number') {
    const [a, b] = [digitsOf(one), digitsOf(other)]
    return a && b && byNumber(a, b)
  }
  const [a, b] = [Date.parse(String(one)), Date.parse(String(other))]
  return Number.isNaN(a - b) ? undefined : a - b
}

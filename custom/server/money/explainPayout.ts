// How a payout was calculated, in one line for the information icon (domain 7.3).
import { withoutZeros } from '../../../language/fields/decimal.ts'
import { amountOf, grouped } from '../../../language/fields/money.ts'
import { scaled } from '../../../server/kit.ts'
import { inWords } from './credits.ts'
import type { Payout, PayoutRate, PayoutTerms } from './calculatePayout.ts'

/** 120.00 Cr − 5% (6.00 Cr) − 1.00 Cr = 113.00 Cr × 0.92 = 103.96 EUR */
export const explainPayout = (
  { gross, percentPart, net, money }: Payout,
  { percent, fixed }: PayoutTerms,
  { rate, decimals }: PayoutRate,
  currency: string,
): string => {
  const paid = decimals === 2 ? amountOf(money) : decimals === 1 ? amountOf(money).slice(0, -1) : amountOf(money).slice(0, -3)
  const share = withoutZeros(amountOf(scaled(percent, 2)))
  return `${inWords(gross)} − ${share}% (${inWords(percentPart)}) − ${inWords(fixed)} = ${inWords(net)} × ${withoutZeros(rate)} = ${grouped(paid)} ${currency}`
}

// How a payout was calculated, in one line for the information icon (domain 7.3).
import { amountOf, grouped } from '../../../language/fields/money.ts'
import { inWords } from './credits.ts'
import type { Payout, PayoutRate, PayoutTerms } from './calculatePayout.ts'

const bare = (decimal: string): string => (decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal)

/** 120.00 Cr − 5% (6.00 Cr) − 1.00 Cr = 113.00 Cr × 0.92 = 103.96 EUR */
export const explainPayout = (
  { gross, percentPart, net, money }: Payout,
  { percent, fixed }: PayoutTerms,
  { rate, decimals }: PayoutRate,
  currency: string,
): string => {
  const paid = decimals === 2 ? amountOf(money) : decimals === 1 ? amountOf(money).slice(0, -1) : amountOf(money).slice(0, -3)
  return `${inWords(gross)} − ${bare(percent)}% (${inWords(percentPart)}) − ${inWords(fixed)} = ${inWords(net)} × ${bare(rate)} = ${grouped(paid)} ${currency}`
}

// What a creator is paid for what they earned (domain 7.3).
import { converted, percentOf } from '../../../server/kit.ts'

export interface PayoutTerms {
  /** Percent of gross, decimal text. */
  readonly percent: string
  /** Charged for each request, hundredths of a credit. */
  readonly fixed: bigint
}

export interface PayoutRate {
  /** Value of one credit, decimal text with at most six digits. */
  readonly rate: string
  /** Of the currency, 0 to 2. */
  readonly decimals: number
}

/**
 * Commission = rounded percent of gross + fixed; the creator bears it. Money is in hundredths of the payee's currency, percentPart the percent part alone.
 * Net and money may come out at or below zero: who asks decides what then.
 */
export const calculatePayout = (gross: bigint, { percent, fixed }: PayoutTerms, { rate, decimals }: PayoutRate) => {
  const percentPart = percentOf(gross, percent)
  const commission = percentPart + fixed
  const net = gross - commission
  return { gross, percentPart, commission, net, money: converted(net, rate, decimals) }
}

export type Payout = ReturnType<typeof calculatePayout>

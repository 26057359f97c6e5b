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

export interface Payout {
  readonly gross: bigint
  /** The percent part alone. */
  readonly percentPart: bigint
  readonly commission: bigint
  readonly net: bigint
  /** Hundredths of the payee's currency. */
  readonly money: bigint
}

/** Commission = rounded percent of gross + fixed; the creator bears it. Net and money may come out at or below zero: who asks decides what then. */
export const calculatePayout = (gross: bigint, { percent, fixed }: PayoutTerms, { rate, decimals }: PayoutRate): Payout => {
  const percentPart = percentOf(gross, percent)
  const commission = percentPart + fixed
  const net = gross - commission
  return { gross, percentPart, commission, net, money: converted(net, rate, decimals) }
}

// Who gets which part of a purchase, and the lines of its operation; of what is given back, with the parts negated (domain 16.2, 16.4).
import { percentOf } from '../../../server/kit.ts'
import { earningsOf, platform } from './accounts.ts'
import type { MoneyLine } from './postMoney.ts'
import type { TransactionRow } from './writeRows.ts'

export interface Split {
  readonly creator: bigint
  readonly referrer: bigint
  readonly platform: bigint
}

/**
 * Creator's part first, then the referrer's percent of it, capped by what is left; the platform takes the remainder, so the parts always are the whole.
 * Percents are decimal texts of 0 to 100 with two digits; amounts hundredths of a credit.
 */
export const splitPurchase = (amount: bigint, creatorPercent: string, referralPercent: string): Split => {
  const creator = percentOf(amount, creatorPercent)
  const share = percentOf(creator, referralPercent)
  const referrer = share > amount - creator ? amount - creator : share
  return { creator, referrer, platform: amount - creator - referrer }
}

export interface Parties {
  readonly buyer: string
  readonly creator: string
  readonly referrer: string | undefined
}

/** What is bought, for the rows. */
export type Bought = Pick<TransactionRow, 'subject' | 'contentSet' | 'subscription'>

export const partLines = ({ buyer, creator, referrer }: Parties, parts: Split, what: Bought): readonly MoneyLine[] => {
  const share = { type: 'EARNING', subject: 'REFERRAL', counterparty: creator } as const
  return [
    { account: earningsOf(creator), amount: parts.creator, row: { type: 'EARNING', counterparty: buyer, ...what } },
    ...(referrer === undefined ? [] : [{ account: earningsOf(referrer), amount: parts.referrer, row: share }]),
    { account: platform, amount: parts.platform },
  ]
}

// Who gets which part of a purchase (domain 16.2, 16.4).
import { percentOf } from '../../../server/kit.ts'

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

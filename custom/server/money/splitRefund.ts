// Who gives back which part of a refund: computed on what is refunded in total, so that any number of part refunds meets the whole (domain 16.4).
import { proportion } from '../../../server/kit.ts'
import type { Split } from './splitPurchase.ts'

const wholeOf = ({ creator, referrer, platform }: Split): bigint => creator + referrer + platform

/** Everybody's part once so much of a purchase is refunded in total. */
const refundedParts = (purchase: Split, refunded: bigint): Split => {
  const whole = wholeOf(purchase)
  const creator = proportion(purchase.creator, refunded, whole)
  const share = proportion(purchase.referrer, refunded, whole)
  const referrer = share > refunded - creator ? refunded - creator : share
  return { creator, referrer, platform: refunded - creator - referrer }
}

/**
 * What each party gives back now, after `before` was refunded earlier. The parts sum to the amount.
 * Throws RangeError where the amount is not positive or more than is left.
 */
export const splitRefund = (purchase: Split, before: bigint, amount: bigint): Split => {
  if (amount <= 0n || before < 0n || before + amount > wholeOf(purchase))
    throw new RangeError('a refund must be positive and at most what is left of the purchase')
  const then = refundedParts(purchase, before)
  const now = refundedParts(purchase, before + amount)
  return { creator: now.creator - then.creator, referrer: now.referrer - then.referrer, platform: now.platform - then.platform }
}

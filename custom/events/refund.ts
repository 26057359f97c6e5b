// Credits given back by the platform: a cancelled call, an undelivered message (domain 6.5, 16.2). In parts or whole.
import { AlreadyPosted, findExternal, Refusal, type Work } from '../../server/kit.ts'
import { walletOf } from '../server/money/accounts.ts'
import { postMoney, type MoneyLine } from '../server/money/postMoney.ts'
import { partLines, type Parties, type Split } from '../server/money/splitPurchase.ts'
import { splitRefund } from '../server/money/splitRefund.ts'
import { soldParts, type Sold } from './soldParts.ts'
import { happenOnce, type Happened, type World } from '../server/world.ts'
import { find, loadRecords, write } from '../server/store.ts'

export interface Refund {
  /** The purchase. */
  readonly operationId: string
  /** Hundredths of a credit; absent = all that is left. */
  readonly amount?: bigint
  readonly externalId: string
}

/** Everybody gives back their part, the buyer gets it. */
export const backLines = (
  sold: Parties & Pick<Sold, 'what'> & Partial<Pick<Sold, 'spending'>>,
  { creator, referrer, platform }: Split,
): readonly MoneyLine[] => [
  ...partLines(sold, { creator: -creator, referrer: -referrer, platform: -platform }, sold.what),
  {
    account: walletOf(sold.buyer),
    amount: creator + referrer + platform,
    row: { type: 'REFUND', counterparty: sold.creator, reversalOf: sold.spending, ...sold.what },
  },
]

/** Whether a later period of it was sold since: that one was paid by itself. */
const isRenewedSince = async (work: Work, { operationId }: Sold, subscription: string): Promise<boolean> => {
  const sales = await find(work, 'Transaction', { subscription, type: 'SPENDING' })
  return sales.some(({ operation }) => BigInt(operation) > BigInt(operationId))
}

/** A whole refund withdraws access: a post is bought no more by its rows, a subscription ends with the period that was given back. */
export const withdrawAccess = async (work: Work, sold: Sold): Promise<void> => {
  const { subscription } = sold.what
  const [found] = subscription === undefined ? [] : await loadRecords(work, 'Subscription', [subscription])
  if (!found || found.status === 'EXPIRED' || (await isRenewedSince(work, sold, found.id))) return
  await write(work, 'Subscription', found.id, { status: 'EXPIRED', recurring: false, nextChargeTime: null, paidUntil: work.time })
}

export const refund = (world: World, { operationId, amount, externalId }: Refund): Promise<Happened> =>
  happenOnce(world, { name: 'refund' }, async (work) => {
    const sold = await soldParts(work, operationId)
    // Under its locks: what was told at the same moment is there by now.
    const cause = { source: 'site', externalId }
    if ((await findExternal(work.tx, 'REFUND', cause.source, externalId)) !== undefined) throw new AlreadyPosted('refunded before')
    const now = amount ?? sold.price - sold.refunded
    if (now <= 0n || sold.refunded + now > sold.price) throw new Refusal('refundLeft', 'refusals.changed')
    const back = splitRefund(sold.split, sold.refunded, now)
    const posted = await postMoney(work, {
      kind: 'REFUND',
      cause,
      concerns: operationId,
      subject: { kind: 'User', id: sold.buyer },
      lines: backLines(sold, back),
    })
    if (sold.refunded + now === sold.price) await withdrawAccess(work, sold)
    return { operationId: posted.operationId }
  })

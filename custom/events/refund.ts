// Credits given back by the platform, in parts or whole: a cancelled call, an undelivered message (domain 6.5, 16.2).
import { AlreadyPosted, entriesOf, findExternal, lockAccounts, Refusal, sql, type Work } from '../../server/kit.ts'
import { earningsOf, platform, walletOf } from '../server/money/accounts.ts'
import { minorIn } from '../server/money/credits.ts'
import { postMoney, type MoneyLine } from '../server/money/postMoney.ts'
import { partLines, type Bought, type Parties, type Split } from '../server/money/splitPurchase.ts'
import { splitRefund } from '../server/money/splitRefund.ts'
import { happenOnce, type Happened, type World } from '../server/world.ts'
import { find, loadRecords, write } from '../server/store.ts'

/** What a purchase gave to whom, read from the ledger, and how much of it was given back already. */
interface Sold extends Parties {
  readonly operationId: string
  /** Id of the buyer's row: what is given back names it. */
  readonly spending: string
  readonly split: Split
  readonly price: bigint
  /** Refunded to account so far. */
  readonly refunded: bigint
  /** As the sale's rows say it: what is given back is of the same. */
  readonly what: Bought
}

const refundedOf = async ({ tx }: Work, operationId: string): Promise<bigint> => {
  const { rows } = await sql<{ sum: string }>`
    select coalesce(sum(e.amount), 0) as sum from ledger_operation o join ledger_entry e on e.operation_id = o.id join ledger_account a on a.id = e.account_id
    where o.concerns = ${operationId}::bigint and o.kind in ('REFUND', 'CHARGEBACK') and a.kind = 'WALLET' and e.amount > 0`.execute(tx)
  return BigInt(rows[0]?.sum ?? '0')
}

const keptOf = async ({ tx }: Work, operationId: string): Promise<bigint> =>
  (await entriesOf(tx, operationId))
    .filter(({ account }) => account.kind === platform.kind && account.owner === undefined)
    .reduce((sum, { amount }) => sum + amount, 0n)

/** Locks everybody's accounts first, so that two refunds of one purchase add up. Throws a Refusal where it is no purchase. */
export const soldParts = async (work: Work, operationId: string): Promise<Sold> => {
  const rows = await find(work, 'Transaction', { operation: operationId })
  const spending = rows.find((each) => each.type === 'SPENDING')
  const creator = spending?.counterparty ?? null
  if (!spending || creator === null) throw new Refusal('noPurchase', 'refusals.gone')
  const referral = rows.find((each) => each.type === 'EARNING' && each.subject === 'REFERRAL')
  const referrer = referral?.user
  const people = [spending.user, creator, ...(referrer === undefined ? [] : [referrer])]
  await lockAccounts(work.tx, [...people.flatMap((user) => [earningsOf(user), walletOf(user)]), platform])
  const [price, share] = [-minorIn(spending.amount), minorIn(referral?.amount)]
  const kept = await keptOf(work, operationId)
  return {
    operationId,
    spending: spending.id,
    buyer: spending.user,
    creator,
    referrer,
    price,
    what: {
      ...(spending.subject && { subject: spending.subject }),
      ...(spending.contentSet && { contentSet: spending.contentSet }),
      ...(spending.subscription && { subscription: spending.subscription }),
    },
    split: { creator: price - share - kept, referrer: share, platform: kept },
    refunded: await refundedOf(work, operationId),
  }
}

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

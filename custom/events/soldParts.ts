// What a purchase gave to whom, read from the ledger, and how much of it was given back already.
import { entriesOf, lockAccounts, Refusal, sql, type Work } from '../../server/kit.ts'
import { earningsOf, platform, walletOf } from '../server/money/accounts.ts'
import type { Bought, Parties, Split } from '../server/money/splitPurchase.ts'
import { minorIn } from '../server/money/credits.ts'
import { find } from '../server/store.ts'

export interface Sold extends Parties {
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

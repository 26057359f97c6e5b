// What a purchase gave to whom, read from the ledger, and how much of it was given back already.
import { entriesOf, lockAccounts, Refusal, sql } from '../../server/kit.ts'
import type { Work } from '../../server/kit.ts'
import { earningsOf, platform, walletOf } from '../server/money/accounts.ts'
import type { Split } from '../server/money/splitPurchase.ts'
import { table } from '../server/tables.ts'

const transaction = table('Transaction')

export interface Sold {
  readonly operationId: string
  readonly buyer: string
  readonly creator: string
  readonly referrer: string | undefined
  readonly split: Split
  readonly price: bigint
  /** Refunded to account so far. */
  readonly refunded: bigint
  readonly subscription: string | null
}

interface Row {
  readonly type: string
  readonly subject: string | null
  readonly user: string
  readonly amount: string
  readonly subscription: string | null
}

const rowsOf = async ({ tx }: Work, operationId: string): Promise<readonly Row[]> =>
  (
    await sql<Row>`select ${transaction.type}, ${transaction.subject}, ${transaction.user}::text as "user", ${transaction.amount}, ${transaction.subscription}::text as subscription from ${transaction} where ${transaction.operation} = ${operationId} order by ${transaction.id}`.execute(
      tx,
    )
  ).rows

const counterpartyOf = async ({ tx }: Work, operationId: string): Promise<string | undefined> =>
  (
    await sql<{
      creator: string | null
    }>`select ${transaction.counterparty}::text as creator from ${transaction} where ${transaction.operation} = ${operationId} and ${transaction.type} = 'SPENDING'`.execute(
      tx,
    )
  ).rows[0]?.creator ?? undefined

const refundedOf = async ({ tx }: Work, operationId: string): Promise<bigint> => {
  const { rows } = await sql<{ sum: string }>`
    select coalesce(sum(e.amount), 0) as sum from ledger_operation o join ledger_entry e on e.operation_id = o.id join ledger_account a on a.id = e.account_id
    where o.concerns = ${operationId}::bigint and o.kind in ('REFUND', 'CHARGEBACK') and a.kind = 'WALLET' and e.amount > 0`.execute(tx)
  return BigInt(rows[0]?.sum ?? '0')
}

const sumFor = async (work: Work, operationId: string, kind: string, owner?: string): Promise<bigint> =>
  (await entriesOf(work.tx, operationId))
    .filter(({ account }) => account.kind === kind && account.owner === owner)
    .reduce((sum, { amount }) => sum + amount, 0n)

/** Locks everybody's accounts first, so that two refunds of one purchase add up. Throws a Refusal where it is no purchase. */
export const soldParts = async (work: Work, operationId: string): Promise<Sold> => {
  const rows = await rowsOf(work, operationId)
  const spending = rows.find((each) => each.type === 'SPENDING')
  const creator = await counterpartyOf(work, operationId)
  if (!spending || creator === undefined) throw new Refusal('noPurchase', 'refusals.gone')
  const referrer = rows.find((each) => each.type === 'EARNING' && each.subject === 'REFERRAL')?.user
  const people = [spending.user, creator, ...(referrer === undefined ? [] : [referrer])]
  await lockAccounts(work.tx, [...people.flatMap((user) => [earningsOf(user), walletOf(user)]), platform])
  const price = -BigInt(spending.amount)
  const share =
    referrer === undefined ? 0n : BigInt(rows.find((each) => each.type === 'EARNING' && each.subject === 'REFERRAL')?.amount ?? '0')
  const kept = await sumFor(work, operationId, 'PLATFORM')
  return {
    operationId,
    buyer: spending.user,
    creator,
    referrer,
    price,
    subscription: spending.subscription,
    split: { creator: price - share - kept, referrer: share, platform: kept },
    refunded: await refundedOf(work, operationId),
  }
}

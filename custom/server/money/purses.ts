// What users have, under lock: the ledger's accounts first, in its one order, then the balances that lists show.
import { lockAccountsAnd, nameOf, sql, table, type AccountName, type LockedAccount, type Work } from '../../../server/kit.ts'
import { earningsOf, walletOf } from './accounts.ts'

const b = table('User.balance', 'b')
const u = table('User', 'u')

/** Hundredths of a credit. */
export interface Purse {
  readonly user: string
  readonly role: string
  readonly wallet: bigint
  readonly earnings: bigint
  /** Held for an open payout request. */
  readonly onHold: bigint
}

/** What may be paid out now (domain 16.1). */
export const payableIn = ({ earnings, onHold }: Pick<Purse, 'earnings' | 'onHold'>): bigint => (earnings > onHold ? earnings - onHold : 0n)

export interface LockedPurses {
  readonly purses: ReadonlyMap<string, Purse>
  readonly accounts: ReadonlyMap<string, LockedAccount>
}

interface Row {
  readonly id: string
  readonly role: string
  readonly onHold: string
}

/**
 * Locks both accounts of each user, and further accounts with them, until the transaction ends. Whoever moves money or holds it begins with this,
 * so the stored balances need no lock of their own.
 */
export const lockPurses = async (
  { tx }: Pick<Work, 'tx'>,
  users: readonly string[],
  further: readonly AccountName[] = [],
): Promise<LockedPurses> => {
  const names = [...users.flatMap((user) => [earningsOf(user), walletOf(user)]), ...further]
  const stored = sql<Row>`
    select ${b.id}::text as id, ${u.role}, ${b.onHold} as "onHold" from ${b} join ${u} on ${u.id} = ${b.id}
    where ${b.id} = any(${users}::bigint[])`
  const [accounts, { rows }] = await lockAccountsAnd(tx, names, () => stored.execute(tx))
  const held = (name: AccountName): bigint => accounts.get(nameOf(name))?.balance ?? 0n
  const purses = rows.map(({ id, role, onHold }): [string, Purse] => [
    id,
    { user: id, role, wallet: held(walletOf(id)), earnings: held(earningsOf(id)), onHold: BigInt(onHold) },
  ])
  return { purses: new Map(purses), accounts }
}

/** The purse of one user; throws where there is no such user. */
export const purseOf = (purses: ReadonlyMap<string, Purse>, user: string): Purse => {
  const found = purses.get(user)
  if (!found) throw new Error(`user ${user} has no balance`)
  return found
}

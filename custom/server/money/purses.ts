// What users have, under lock: the ledger's accounts first, in its one order, then the balances that lists show.
import { lockAccountsAnd, nameOf, sql, table, type AccountName, type LockedAccount, type Work } from '../../../server/kit.ts'
import { earningsOf, walletOf } from './accounts.ts'
import { touch } from '../store.ts'

const b = table('User.balance', 'b')
const balance = table('User.balance')
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
  const stored = sql<{ readonly id: string; readonly role: string; readonly onHold: string }>`
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

/** Writes what users have now where lists and profiles show it: the statement, which gives id and version of each balance; also one step of a larger one. */
export const storingOf = (purses: readonly Purse[]) => sql<{ readonly id: string; readonly version: number }>`
  update ${b} set ${balance.wallet} = w.wallet, ${balance.earnings} = w.earnings, ${balance.onHold} = w.held,
    ${balance.total} = w.wallet + w.earnings, ${balance.version} = ${b.version} + 1
  from unnest(${purses.map((each) => each.user)}::bigint[], ${purses.map((each) => String(each.wallet))}::bigint[], ${purses.map((each) => String(each.earnings))}::bigint[],
    ${purses.map((each) => String(each.onHold))}::bigint[]) as w (id, wallet, earnings, held) where ${b.id} = w.id returning ${b.id}::text as id, ${b.version}`

export const storePurses = async (work: Work, purses: readonly Purse[]): Promise<void> => {
  if (purses.length === 0) return
  const { rows } = await storingOf(purses).execute(work.tx)
  for (const { id, version } of rows) touch(work, 'User.balance', { id, version })
}

// The entries of an operation and the balances that move with them, under the accounts' locks.
import { sql } from 'kysely'
import type { QueryExecutorProvider, RawBuilder } from 'kysely'
import { lockAccounts, nameOf } from './account.ts'
import type { AccountName, LockedAccount } from './account.ts'

/** One side of an operation: positive credits the account, negative debits it. Minor units. */
export interface Entry {
  readonly account: AccountName
  readonly amount: bigint
}

export interface SettledEntry extends Entry {
  /** Balance of the account after this entry; for a house account of its shard only. */
  readonly after: bigint
}

/** What settling writes, ready: entries that leave balances, and where they leave them. */
export interface Settlement {
  readonly settled: readonly SettledEntry[]
  /** Two steps of a statement `with …`: they read the operation's id from a step called op. */
  readonly steps: RawBuilder<unknown>
}

const ensureZero = (entries: readonly Entry[]): void => {
  const sums = new Map<string, bigint>()
  for (const { account, amount } of entries) sums.set(account.currency, (sums.get(account.currency) ?? 0n) + amount)
  for (const [currency, sum] of sums) if (sum !== 0n) throw new RangeError(`entries leave ${sum} of ${currency} unexplained`)
}

type Placed = SettledEntry & { readonly accountId: string }

const withBalances = (entries: readonly Entry[], accounts: ReadonlyMap<string, LockedAccount>): readonly Placed[] => {
  const balances = new Map<string, bigint>()
  return entries.map((entry) => {
    const account = accounts.get(nameOf(entry.account))
    if (!account) throw new Error(`account ${nameOf(entry.account)} was not locked`)
    const after = (balances.get(account.id) ?? account.balance) + entry.amount
    balances.set(account.id, after)
    return { ...entry, after, accountId: account.id }
  })
}

const stepsFor = (placed: readonly Placed[]): RawBuilder<unknown> => {
  const lasting = [...new Map(placed.map((entry) => [entry.accountId, entry.after])).entries()]
  return sql`
    moved as (
      update ledger_account a set balance = w.balance
      from op, unnest(${lasting.map(([id]) => id)}::bigint[], ${lasting.map(([, after]) => String(after))}::bigint[]) as w (id, balance) where a.id = w.id
    ), written as (
      insert into ledger_entry (operation_id, line, account_id, amount, balance_after)
      select op.id, w.line - 1, w.account, w.amount, w.after
      from op, unnest(${placed.map((entry) => entry.accountId)}::bigint[], ${placed.map((entry) => String(entry.amount))}::bigint[],
        ${placed.map((entry) => String(entry.after))}::bigint[]) with ordinality as w (account, amount, after, line)
    )`
}

/**
 * Entries of zero are left out; the rest must sum to zero in every currency (RangeError).
 * @param locked the accounts, where this transaction has locked them already
 */
export const settlementOf = async (
  tx: QueryExecutorProvider,
  entries: readonly Entry[],
  locked?: ReadonlyMap<string, LockedAccount>,
): Promise<Settlement | undefined> => {
  const moved = entries.filter((entry) => entry.amount !== 0n)
  ensureZero(moved)
  if (moved.length === 0) return undefined
  const names = moved.map((entry) => entry.account)
  const placed = withBalances(moved, locked ?? (await lockAccounts(tx, names)))
  return { settled: placed, steps: stepsFor(placed) }
}

/** Writes the entries of an operation that was opened before and has none yet. A second settling of it violates the entries' key. */
export const settle = async (
  tx: QueryExecutorProvider,
  operationId: string,
  entries: readonly Entry[],
  locked?: ReadonlyMap<string, LockedAccount>,
): Promise<readonly SettledEntry[]> => {
  const settlement = await settlementOf(tx, entries, locked)
  if (!settlement) return []
  await sql`with op as (select ${operationId}::bigint as id), ${settlement.steps} select id from op`.execute(tx)
  return settlement.settled
}

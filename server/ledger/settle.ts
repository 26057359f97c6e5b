// Adds the entries of an operation and moves the balances with them, under the accounts' locks.
import { sql } from 'kysely'
import type { QueryExecutorProvider } from 'kysely'
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

const ensureZero = (entries: readonly Entry[]): void => {
  const sums = new Map<string, bigint>()
  for (const { account, amount } of entries) sums.set(account.currency, (sums.get(account.currency) ?? 0n) + amount)
  for (const [currency, sum] of sums) if (sum !== 0n) throw new RangeError(`entries leave ${sum} of ${currency} unexplained`)
}

const withBalances = (entries: readonly Entry[], accounts: ReadonlyMap<string, LockedAccount>): readonly (SettledEntry & { readonly accountId: string })[] => {
  const balances = new Map<string, bigint>()
  return entries.map(entry => {
    const account = accounts.get(nameOf(entry.account))
    if (!account) throw new Error(`account ${nameOf(entry.account)} was not locked`)
    const after = (balances.get(account.id) ?? account.balance) + entry.amount
    balances.set(account.id, after)
    return { ...entry, after, accountId: account.id }
  })
}

/**
 * Writes the entries of an operation that has none yet. Entries of zero are left out; the rest must sum to zero in every currency (RangeError).
 * A second settling of the same operation violates the entries' key.
 * @param locked the accounts, where this transaction has locked them already
 */
export const settle = async (tx: QueryExecutorProvider, operationId: string, entries: readonly Entry[], locked?: ReadonlyMap<string, LockedAccount>): Promise<readonly SettledEntry[]> => {
  const moved = entries.filter(entry => entry.amount !== 0n)
  ensureZero(moved)
  if (moved.length === 0) return []
  const settled = withBalances(moved, locked ?? await lockAccounts(tx, moved.map(entry => entry.account)))
  const lasting = [...new Map(settled.map(entry => [entry.accountId, entry.after])).entries()]
  await sql`
    with moved as (
      update ledger_account a set balance = w.balance
      from unnest(${lasting.map(([id]) => id)}::bigint[], ${lasting.map(([, after]) => String(after))}::bigint[]) as w (id, balance) where a.id = w.id
    )
    insert into ledger_entry (operation_id, line, account_id, amount, balance_after)
    select ${operationId}::bigint, w.line - 1, w.account, w.amount, w.after
    from unnest(${settled.map(entry => entry.accountId)}::bigint[], ${settled.map(entry => String(entry.amount))}::bigint[],
      ${settled.map(entry => String(entry.after))}::bigint[]) with ordinality as w (account, amount, after, line)`.execute(tx)
  return settled
}

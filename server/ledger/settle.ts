// The entries of operations and the balances that move with them, under the accounts' locks.
import { sql, type RawBuilder } from 'kysely'
import { nameOf, type AccountName, type LockedAccount } from './account.ts'

/** One side of an operation: positive credits the account, negative debits it. Minor units. */
export interface Entry {
  readonly account: AccountName
  readonly amount: bigint
}

export interface SettledEntry extends Entry {
  readonly accountId: string
  /** Balance of the account after this entry; for a house account of its shard only. */
  readonly after: bigint
}

/** Works out what the entries of an operation leave. Entries of zero are left out; the rest must sum to zero in every currency (RangeError). */
export type Settle = (entries: readonly Entry[]) => readonly SettledEntry[]

const ensureZero = (entries: readonly Entry[]): void => {
  const sums = new Map<string, bigint>()
  for (const { account, amount } of entries) sums.set(account.currency, (sums.get(account.currency) ?? 0n) + amount)
  for (const [currency, sum] of sums) if (sum !== 0n) throw new RangeError(`entries leave ${sum} of ${currency} unexplained`)
}

/**
 * For one operation after the other: each finds what those before it left.
 * @param locked the accounts, under this transaction's lock
 */
export const settling = (locked: ReadonlyMap<string, LockedAccount>): Settle => {
  const balances = new Map<string, bigint>()
  return (entries) => {
    const moved = entries.filter((entry) => entry.amount !== 0n)
    ensureZero(moved)
    return moved.map((entry) => {
      const account = locked.get(nameOf(entry.account))
      if (!account) throw new Error(`account ${nameOf(entry.account)} was not locked`)
      const after = (balances.get(account.id) ?? account.balance) + entry.amount
      balances.set(account.id, after)
      return { ...entry, after, accountId: account.id }
    })
  }
}

/**
 * Two steps of a statement `with …`, which take ids of operations from a step op (id, at). Without any operation they write nothing.
 * @param settled of each operation, in their order
 */
export const settlingSteps = (settled: readonly (readonly SettledEntry[])[]): RawBuilder<unknown> => {
  const all = settled.flatMap((entries, at) => entries.map((entry, line) => ({ ...entry, at, line })))
  const lasting = [...new Map(all.map((entry) => [entry.accountId, String(entry.after)])).entries()]
  return sql`
    moved as (
      update ledger_account a set balance = w.balance
      from unnest(${lasting.map(([id]) => id)}::bigint[], ${lasting.map(([, after]) => after)}::bigint[]) as w (id, balance)
      where a.id = w.id and exists (select from op)
    ), written as (
      insert into ledger_entry (operation_id, line, account_id, amount, balance_after)
      select op.id, w.line, w.account, w.amount, w.after
      from unnest(${all.map(({ at }) => at)}::integer[], ${all.map(({ line }) => line)}::integer[], ${all.map((entry) => entry.accountId)}::bigint[],
        ${all.map((entry) => String(entry.amount))}::bigint[], ${all.map((entry) => String(entry.after))}::bigint[]) as w (at, line, account, amount, after)
        join op on op.at = w.at
    )`
}

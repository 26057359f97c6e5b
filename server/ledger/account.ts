// Accounts of the ledger: how one is named, how several are locked together, what they hold.
import { sql, type QueryExecutorProvider } from 'kysely'

/** Names one account. Owner is the id of whose it is; absent = the house's own. */
export interface AccountName {
  readonly kind: string
  readonly owner?: string | undefined
  readonly currency: string
}

/** A row of an account under our lock; balance in minor units. */
export interface LockedAccount {
  readonly id: string
  readonly balance: bigint
}

/** The same text for the same account, wherever it is written. */
export const nameOf = ({ kind, owner, currency }: AccountName): string => `${kind}/${owner ?? ''}/${currency}`

/** Rows that a house account is spread over: one lock more or less for each connection. */
const maxShards = 32

interface Columns {
  readonly kinds: readonly string[]
  readonly owners: readonly string[]
  readonly currencies: readonly string[]
}

interface Row {
  readonly id: string
  readonly kind: string
  readonly owner: string
  readonly currency: string
  readonly balance: string
}

const distinct = (names: readonly AccountName[]): readonly AccountName[] => [...new Map(names.map((name) => [nameOf(name), name])).values()]

/** The wanted accounts as rows w of a statement. */
const wantedRows = (columns: Columns) => sql`
  (select k as kind, o as owner, c as currency, case when o = '' then pg_backend_pid() % ${maxShards}::int else 0 end as shard
  from unnest(${columns.kinds}::text[], ${columns.owners}::text[], ${columns.currencies}::text[]) as u (k, o, c)) w`

const same = sql`a.kind = w.kind and a.owner = w.owner and a.currency = w.currency and a.shard = w.shard`

// `collate "C"`: the order of the locks must not depend on the database's language.
const inOrder = sql`order by w.kind collate "C", w.owner collate "C", w.currency collate "C"`

/** All or none: with one missing nothing is locked, or making it later would break the order. */
const lockRows = async (tx: QueryExecutorProvider, columns: Columns): Promise<readonly Row[]> =>
  (
    await sql<Row>`
      select a.id, a.kind, a.owner, a.currency, a.balance from ledger_account a join ${wantedRows(columns)} on ${same}
      where (select count(*) from ledger_account a join ${wantedRows(columns)} on ${same}) = ${columns.kinds.length}
      ${inOrder} for update of a`.execute(tx)
  ).rows

const openRows = async (tx: QueryExecutorProvider, columns: Columns): Promise<void> => {
  await sql`
    insert into ledger_account (kind, owner, currency, shard) select w.kind, w.owner, w.currency, w.shard from ${wantedRows(columns)}
    ${inOrder} on conflict do nothing`.execute(tx)
}

/** The same, with a read that leaves together with the locking statement and is answered after it: it sees what stands under the locks. */
export const lockAccountsAnd = async <Result>(
  tx: QueryExecutorProvider,
  names: readonly AccountName[],
  read: () => Promise<Result>,
): Promise<readonly [ReadonlyMap<string, LockedAccount>, Result]> => {
  const wanted = distinct(names)
  const columns = {
    kinds: wanted.map((name) => name.kind),
    owners: wanted.map((name) => name.owner ?? ''),
    currencies: wanted.map((name) => name.currency),
  }
  const attempt = (): Promise<readonly [readonly Row[], Result]> => Promise.all([lockRows(tx, columns), read()])
  let [rows, result] = await attempt()
  if (rows.length < wanted.length) {
    await openRows(tx, columns)
    ;[rows, result] = await attempt()
  }
  return [new Map(rows.map((row) => [nameOf(row), { id: row.id, balance: BigInt(row.balance) }])), result]
}

/**
 * Locks accounts until the end of the transaction, in one order everywhere so that no two wait for each other. Opens those that are not there yet.
 * Balances of house accounts are those of one shard and say nothing by themselves.
 */
export const lockAccounts = async (tx: QueryExecutorProvider, names: readonly AccountName[]): Promise<ReadonlyMap<string, LockedAccount>> =>
  (await lockAccountsAnd(tx, names, () => Promise.resolve()))[0]

/** What an account holds now, in minor units; a house account's shards are summed. */
export const balanceOf = async (tx: QueryExecutorProvider, { kind, owner, currency }: AccountName): Promise<bigint> => {
  const { rows } = await sql<{
    sum: string
  }>`select coalesce(sum(balance), 0) as sum from ledger_account where kind = ${kind} and owner = ${owner ?? ''} and currency = ${currency}`.execute(
    tx,
  )
  return BigInt(rows[0]?.sum ?? '0')
}

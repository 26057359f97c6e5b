// What an operation shows to users and staff: its rows in Transactions and the balances after it, written in the operation's own statement.
import { columns } from '#generated/columns.ts'
import { minorOf } from '../../../language/fields/money.ts'
import { sql, table } from '../../../server/kit.ts'
import type { Alongside, SettledEntry, Work } from '../../../server/kit.ts'
import type { Purse } from './purses.ts'
import { storingOf } from './storePurses.ts'
import { touch } from '../store.ts'
import type { NewOf, RecordOf } from '../store.ts'

export type TransactionType = RecordOf<'Transaction'>['type']

export interface PostedRow {
  readonly id: string
  readonly user: string
  readonly account: string
  readonly amount: bigint
}

/** What it is about. */
const about = ['type', 'subject', 'counterparty', 'contentSet', 'subscription', 'payoutRequest', 'reversalOf'] as const
/** Through what it went, by whom, in which words. */
const along = ['paymentSystem', 'payoutSystem', 'externalId', 'ip', 'valueDate', 'createdBy', 'comment'] as const
/** All that is stored as it is told; a payment is in two columns. */
const told = [...about, ...along] as const

/** What a row of Transactions says beside its account and amount. References are ids. */
export type TransactionRow = { readonly type: TransactionType } & {
  readonly [Field in (typeof told)[number] | 'payment']?: Exclude<NewOf<'Transaction'>[Field], null>
}

const transaction = table('Transaction')
const column = columns.Transaction

export interface NewRow {
  readonly entry: SettledEntry
  readonly row: TransactionRow
  readonly purse: Purse
}

const toldValues = (row: TransactionRow) => Object.fromEntries(told.map((field) => [column[field], row[field] ?? null]))

/** By column. */
const columnsOf = ({ entry, row, purse }: NewRow) => ({
  ...toldValues(row),
  [column.user]: purse.user,
  [column.userRole]: purse.role,
  [column.account]: entry.account.kind,
  [column.amount]: String(entry.amount),
  [column.balanceAfter]: String(entry.after),
  [column.paymentMinor]: row.payment ? String(minorOf(row.payment.amount)) : null,
  [column.paymentCurrency]: row.payment?.currency ?? null,
})

const names = [...told, 'user', 'userRole', 'account', 'amount', 'balanceAfter', 'paymentMinor', 'paymentCurrency'] as const
const listed = sql.join(names.map((name) => sql.ref(column[name])))
const given = sql.join(names.map((name) => sql.ref(`given.${column[name]}`)))

export interface Written {
  readonly part: string
  readonly id: string
  readonly version: number
}

/** Under the purses' locks. */
export const rowsAlongside = (rows: readonly NewRow[], purses: readonly Purse[]): Alongside<Written> => ({
  steps: sql`
    rows as (
      insert into ${transaction} (${transaction.operation}, ${listed}) select op.id::text, ${given}
      from op, jsonb_populate_recordset(null::${transaction}, ${JSON.stringify(rows.map(columnsOf))}::jsonb) given returning ${transaction.id}, ${transaction.version}
    ), held as (${storingOf(purses)})`,
  select: sql`select '' as part, id::text as id, version from rows union all select 'balance', id, version from held`,
})

const inOrder = (a: Written, b: Written): number => (BigInt(a.id) < BigInt(b.id) ? -1 : 1)

/** Rows come back in the order they were given, which is that of their ids. */
export const postedRows = (work: Work, rows: readonly NewRow[], written: readonly Written[]): readonly PostedRow[] => {
  for (const { part, id, version } of written) {
    if (part === '') touch(work, 'Transaction', { id, version, created: true })
    else touch(work, 'User.balance', { id, version })
  }
  const ids = written
    .filter((each) => each.part === '')
    .toSorted(inOrder)
    .map((each) => each.id)
  return rows.map(({ entry, purse }, at) => ({ id: ids[at] ?? '', user: purse.user, account: entry.account.kind, amount: entry.amount }))
}

// What an operation shows to users and staff: its rows in Transactions and the balances after it, written in the operation's own statement.
import { minorOf } from '../../../language/fields/money.ts'
import { sql, touch } from '../../../server/kit.ts'
import type { Alongside, SettledEntry, Work } from '../../../server/kit.ts'
import { table } from '../tables.ts'
import type { PostedRow, TransactionRow } from './postMoney.ts'
import type { Purse } from './purses.ts'
import { storingOf } from './storePurses.ts'

export interface NewRow {
  readonly entry: SettledEntry
  readonly row: TransactionRow
  readonly purse: Purse
}

/** By column. */
const columnsOf = ({ entry, row, purse }: NewRow) => ({
  type: row.type,
  user_id: purse.user,
  user_role: purse.role,
  account: entry.account.kind,
  amount: String(entry.amount),
  balance_after: String(entry.after),
  payment_minor: row.payment ? String(minorOf(row.payment.amount)) : null,
  payment_currency: row.payment?.currency ?? null,
  counterparty_id: row.counterparty ?? null,
  subject: row.subject ?? null,
  content_set_id: row.contentSet ?? null,
  subscription_id: row.subscription ?? null,
  payout_request_id: row.payoutRequest ?? null,
  payment_system_id: row.paymentSystem ?? null,
  payout_system_id: row.payoutSystem ?? null,
  external_id: row.externalId ?? null,
  ip: row.ip ?? null,
  value_date: row.valueDate ?? null,
  comment: row.comment ?? null,
  reversal_of_id: row.reversalOf ?? null,
  created_by_id: row.createdBy ?? null,
})

const names = Object.keys(
  columnsOf({
    entry: { account: { kind: '', currency: '' }, amount: 0n, after: 0n },
    row: { type: 'MANUAL' },
    purse: { user: '', role: '', wallet: 0n, earnings: 0n, onHold: 0n },
  }),
)
const columns = sql.join(names.map((name) => sql.ref(name)))
const given = sql.join(names.map((name) => sql.ref(`given.${name}`)))

export interface Written {
  readonly part: string
  readonly id: string
  readonly version: number
}

/** Under the purses' locks. */
export const rowsAlongside = (rows: readonly NewRow[], purses: readonly Purse[]): Alongside<Written> => ({
  steps: sql`
    rows as (
      insert into ${table('Transaction')} (operation, ${columns}) select op.id::text, ${given}
      from op, jsonb_populate_recordset(null::${table('Transaction')}, ${JSON.stringify(rows.map(columnsOf))}::jsonb) given returning id, version
    ), held as (${storingOf(purses)})`,
  select: sql`select '' as part, id::text as id, version from rows union all select 'balance', id, version from held`,
})

const inOrder = (a: Written, b: Written): number => (BigInt(a.id) < BigInt(b.id) ? -1 : 1)

/** Rows come back in the order they were given, which is that of their ids. */
export const postedRows = (work: Work, rows: readonly NewRow[], written: readonly Written[]): readonly PostedRow[] => {
  for (const { part, id, version } of written) {
    if (part === '') touch(work, { entity: 'Transaction', part, id, version, removed: false, created: true })
    else touch(work, { entity: 'User', part, id, version, removed: false })
  }
  const ids = written
    .filter((each) => each.part === '')
    .toSorted(inOrder)
    .map((each) => each.id)
  return rows.map(({ entry, purse }, at) => ({ id: ids[at] ?? '', user: purse.user, account: entry.account.kind, amount: entry.amount }))
}

// What an operation shows to users and staff: its rows in Transactions and the balances after it, written in the operation's own statement.
import { columns } from '#generated/columns.ts'
import { minorOf } from '../../../language/fields/money.ts'
import { sql } from '../../../server/kit.ts'
import type { Alongside, SettledEntry, WireMoney, Work } from '../../../server/kit.ts'
import { table } from '../tables.ts'
import type { Purse } from './purses.ts'
import { storingOf } from './storePurses.ts'
import { touch } from '../store.ts'
import type { RecordOf } from '../store.ts'

export type TransactionType = RecordOf<'Transaction'>['type']

export interface PostedRow {
  readonly id: string
  readonly user: string
  readonly account: string
  readonly amount: bigint
}

/** What a row of Transactions says beside its account and amount. References are ids. */
export interface TransactionRow {
  readonly type: TransactionType
  readonly subject?: RecordOf<'Transaction'>['subject'] | undefined
  readonly counterparty?: string | undefined
  readonly comment?: string | undefined
  readonly reversalOf?: string | undefined
  readonly contentSet?: string | undefined
  readonly subscription?: string | undefined
  readonly payoutRequest?: string | undefined
  readonly payment?: WireMoney | undefined
  readonly paymentSystem?: string | undefined
  readonly payoutSystem?: string | undefined
  readonly externalId?: string | undefined
  readonly ip?: string | undefined
  readonly valueDate?: string | undefined
  readonly createdBy?: string | undefined
}

const transaction = table('Transaction')
const column = columns.Transaction

export interface NewRow {
  readonly entry: SettledEntry
  readonly row: TransactionRow
  readonly purse: Purse
}

/** By column. */
const columnsOf = ({ entry, row, purse }: NewRow) => ({
  [column.type]: row.type,
  [column.user]: purse.user,
  [column.userRole]: purse.role,
  [column.account]: entry.account.kind,
  [column.amount]: String(entry.amount),
  [column.balanceAfter]: String(entry.after),
  [column.paymentMinor]: row.payment ? String(minorOf(row.payment.amount)) : null,
  [column.paymentCurrency]: row.payment?.currency ?? null,
  [column.counterparty]: row.counterparty ?? null,
  [column.subject]: row.subject ?? null,
  [column.contentSet]: row.contentSet ?? null,
  [column.subscription]: row.subscription ?? null,
  [column.payoutRequest]: row.payoutRequest ?? null,
  [column.paymentSystem]: row.paymentSystem ?? null,
  [column.payoutSystem]: row.payoutSystem ?? null,
  [column.externalId]: row.externalId ?? null,
  [column.ip]: row.ip ?? null,
  [column.valueDate]: row.valueDate ?? null,
  [column.comment]: row.comment ?? null,
  [column.reversalOf]: row.reversalOf ?? null,
  [column.createdBy]: row.createdBy ?? null,
})

const names = Object.keys(
  columnsOf({
    entry: { account: { kind: '', currency: '' }, amount: 0n, after: 0n },
    row: { type: 'MANUAL' },
    purse: { user: '', role: '', wallet: 0n, earnings: 0n, onHold: 0n },
  }),
)
const listed = sql.join(names.map((name) => sql.ref(name)))
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

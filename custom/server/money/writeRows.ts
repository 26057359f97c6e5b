// What operations show to users and staff: their rows in Transactions and the balances after them, written in the operations' own statement.
import { columns } from '#generated/columns.ts'
import { minorOf } from '../../../language/fields/money.ts'
import { sql, table, type Alongside, type SettledEntry, type Work } from '../../../server/kit.ts'
import { storingOf, type Purse } from './purses.ts'
import { touch, type NewOf, type RecordOf } from '../store.ts'

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

/** By column; of the operation its place, as its id is not known yet. */
const columnsOf = ({ entry, row, purse }: NewRow, at: number) => ({
  ...toldValues(row),
  [column.operation]: String(at),
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
const place = sql`${sql.ref(`given.${column.operation}`)}::integer`

interface Written {
  readonly part: string
  readonly id: string
  readonly version: number
}

/**
 * Under the purses' locks.
 * @param rows of each operation, in their order
 */
export const rowsAlongside = (rows: readonly (readonly NewRow[])[], purses: readonly Purse[]): Alongside<Written> => {
  const all = rows.flatMap((each, at) => each.map((row) => columnsOf(row, at)))
  return {
    steps: sql`
      rows as (
        insert into ${transaction} (${transaction.operation}, ${listed}) select op.id::text, ${given}
        from jsonb_array_elements(${JSON.stringify(all)}::jsonb) with ordinality as each (one, line)
          cross join lateral jsonb_populate_record(null::${transaction}, each.one) given join op on op.at = ${place}
        order by each.line returning ${transaction.id}, ${transaction.version}
      ), held as (${storingOf(purses)})`,
    select: sql`select '' as part, id::text as id, version from rows union all select 'balance', id, version from held`,
  }
}

const inOrder = (a: Written, b: Written): number => (BigInt(a.id) < BigInt(b.id) ? -1 : 1)

/** Takes what was written apart again: the rows of one operation after the other, in the order they were given, which is that of their ids. */
export const takingRows = (written: readonly Written[]) => {
  const rowsLeft = written.filter(({ part }) => part === '').toSorted(inOrder)
  const balances = written.filter(({ part }) => part !== '')
  return (work: Work, rows: readonly NewRow[], users: readonly string[]): readonly PostedRow[] => {
    for (const { id, version } of balances) if (users.includes(id)) touch(work, 'User.balance', { id, version })
    return rows.map(({ entry, purse }) => {
      const { id = '', version = 0 } = rowsLeft.shift() ?? {}
      touch(work, 'Transaction', { id, version, created: true })
      return { id, user: purse.user, account: entry.account.kind, amount: entry.amount }
    })
  }
}

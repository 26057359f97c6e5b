// Figures of a report that no field says: rows of SQL, for the parts that its reader may have; and what a row of Transactions was for.
import { amountOf } from '../../../language/fields/money.ts'
import { spanOf, sql, table, type Db, type Figure, type RawBuilder, type ReportCall, type Span } from '../../../server/kit.ts'
import { credit } from '../money/accounts.ts'

export type Sql = RawBuilder<unknown>

const t = table('Transaction', 't')
const s = table('Transaction', 's')

/**
 * What is counted of a part: in a time, and of the record that the report is about. Each statement gives whole numbers as text;
 * where a row names a currency, they are hundredths of it.
 */
export type Count = (span: Span, id: string) => readonly RawBuilder<Figure>[]

/** The column by which a number is an amount of credits. */
export const inCredits = sql`${credit}::text as currency`

const asAmount = (row: Figure): Figure => ({ ...row, value: amountOf(row.value), before: row.before ? amountOf(row.before) : null })

/** Side by side, in their order. */
const countAll = async (db: Db, all: readonly RawBuilder<Figure>[]): Promise<readonly Figure[]> => {
  const found = await Promise.all(all.map(async (each) => (await each.execute(db)).rows))
  return found.flat().map((row) => (row.currency ? asAmount(row) : row))
}

/** The parts side by side, too; what nobody asked for is not counted. */
export const countParts = async <Part extends string>(
  { db, id, parts, period }: ReportCall<Part>,
  counts: Readonly<Record<Part, Count>>,
): Promise<Readonly<Partial<Record<Part, readonly Figure[]>>>> => {
  const span = spanOf(period)
  const counted: Partial<Record<Part, readonly Figure[]>> = {}
  await Promise.all([...parts].map(async (part) => (counted[part] = await countAll(db, counts[part](span, id)))))
  return counted
}

/** What is given back says nothing itself, the sale that it is of does. */
const ofSale = (column: Sql): Sql => sql`
  (select ${column} from ledger_operation o join ${s} on ${s.operation} = o.concerns::text and ${s.type} = 'SPENDING'
  where o.id = ${t.operation}::bigint limit 1)`

const subject = sql`coalesce(${t.subject}, ${ofSale(s.subject)}, 'OTHER')`

/** Of the row t. Minutes of chats and of calls are one kind. */
export const kindOfRow: Sql = sql`(case when ${subject} in ('MINUTE', 'CALL_MINUTE') then 'CALLS' else ${subject} end)`

/** The post that the row t is of, or gives back the price of. */
export const postOfRow: Sql = sql`coalesce(${t.contentSet}, case when ${t.subject} is null then ${ofSale(s.contentSet)} end)`

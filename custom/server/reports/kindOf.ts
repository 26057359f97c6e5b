// What a row of Transactions was for: what is given back says nothing itself, the sale that it is of does.
import { sql, table, type RawBuilder } from '../../../server/kit.ts'

const t = table('Transaction', 't')
const s = table('Transaction', 's')

type Sql = RawBuilder<unknown>

const ofSale = (column: Sql): Sql => sql`
  (select ${column} from ledger_operation o join ${s} on ${s.operation} = o.concerns::text and ${s.type} = 'SPENDING'
  where o.id = ${t.operation}::bigint limit 1)`

const subject = sql`coalesce(${t.subject}, ${ofSale(s.subject)}, 'OTHER')`

/** Of the row t. Minutes of chats and of calls are one kind. */
export const kindOfRow: Sql = sql`(case when ${subject} in ('MINUTE', 'CALL_MINUTE') then 'CALLS' else ${subject} end)`

/** The post that the row t is of, or gives back the price of. */
export const postOfRow: Sql = sql`coalesce(${t.contentSet}, case when ${t.subject} is null then ${ofSale(s.contentSet)} end)`

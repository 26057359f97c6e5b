// The figures of the whole site that no field says: deposits in the main currency, what a day's spending was for, the platform's share (domain 12.1).
import { sql, table, type CountReport, type Figure, type RawBuilder, type Span } from '../../../server/kit.ts'
import { countParts, inCredits, kindOfRow, type Sql } from './figures.ts'

const t = table('Transaction', 't')
const d = table('Transaction', 'd')
const back = table('Transaction', 'back')
const main = table('Currency', 'main')
const c = table('Currency', 'c')
const s = table('SystemSettings', 's')

/** Alias t: what stands in the books, of both periods or of one. */
const rows = (from: Sql, { end }: Span, types: readonly string[]): Sql => sql`
  ${t} where ${t.status} = 'COMPLETED' and ${t.createTime} >= ${from} and ${t.createTime} < ${end} and ${t.type} = any(${types})`

/** A chargeback's row names the payment that it takes back; those of earlier releases have no money of their own. */
const payments = (span: Span): Sql => sql`
  select ${t.createTime} as time, ${t.paymentMinor} as minor, ${t.paymentCurrency} as currency from ${rows(span.before, span, ['DEPOSIT'])}
  union all select ${back.createTime}, -${d.paymentMinor}, ${d.paymentCurrency}
  from (select t.* from ${rows(span.before, span, ['CHARGEBACK'])}) back join ${d}
    on ${d.user} = ${back.user} and ${d.type} = 'DEPOSIT' and ${d.externalId} = ${back.externalId} and ${d.paymentSystem} = ${back.paymentSystem}`

/** As paid, less what payment systems took back. What was paid in another currency counts at today's rate. */
const deposits = (span: Span): RawBuilder<Figure> => {
  const now = span.now(sql`p.time`)
  const paid = sql`
    select p.currency, sum(p.minor) filter (where ${now}) as value, sum(p.minor) filter (where not ${now}) as before
    from (${payments(span)}) p group by 1`
  const inMain = (minor: Sql): Sql =>
    sql`coalesce(sum(case when p.currency = ${main.id} then ${minor} else round(${minor} / ${c.rate} * ${main.rate}) end), 0)::bigint::text`
  return sql<Figure>`
    select 'deposits' as name, ${main.id} as currency, ${inMain(sql`p.value`)} as value, ${inMain(sql`p.before`)} as before
    from ${s} join ${main} on ${main.id} = ${s.mainCurrency}
      left join (${paid}) p on true left join ${c} on ${c.id} = p.currency group by 2`
}

const spendingPerDay = (span: Span): RawBuilder<Figure> => sql<Figure>`
  select 'spendingPerDay' as name, ${span.dayOf(t.createTime)} as day, ${kindOfRow} as key, (-sum(${t.amount}))::text as value, ${inCredits}
  from ${rows(span.begin, span, ['SPENDING', 'REFUND'])} group by 2, 3 order by 2, 3`

/** What the house kept of sales, less its part of what was given back. */
const platformShare = (span: Span): RawBuilder<Figure> => {
  const now = span.now(sql`o.time`)
  return sql<Figure>`
    select 'platformShare' as name, coalesce(sum(e.amount) filter (where ${now}), 0)::text as value,
      coalesce(sum(e.amount) filter (where not ${now}), 0)::text as before, ${inCredits}
    from ledger_operation o join ledger_entry e on e.operation_id = o.id join ledger_account a on a.id = e.account_id
    where a.kind = 'PLATFORM' and a.owner = '' and o.time >= ${span.before} and o.time < ${span.end}`
}

export const siteFigures: CountReport<'siteFigures'> = (call) =>
  countParts(call, { money: (span) => [deposits(span), spendingPerDay(span)], platform: (span) => [platformShare(span)] })

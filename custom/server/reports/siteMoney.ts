// What moved: tiles, spending a day by kind, the ten who earned and the ten who spent most (domain 12.1).
import { sql } from '../../../server/kit.ts'
import type { Db, Figure, RawBuilder } from '../../../server/kit.ts'
import { table } from '../tables.ts'
import { asAmounts, asCredits, countedBy } from './figures.ts'
import type { Counted } from './figures.ts'
import { kindOfRow } from './kindOf.ts'
import type { Span } from './span.ts'

const t = table('Transaction', 't')
const d = table('Transaction', 'd')
const back = table('Transaction', 'back')
const main = table('Currency', 'main')
const c = table('Currency', 'c')
const s = table('SystemSettings', 's')
const u = table('User', 'u')

type Sql = RawBuilder<unknown>

/** Alias t: what stands in the books, of both periods or of one. */
const rows = (from: Sql, { end }: Span, types: readonly string[]): Sql => sql`
  ${t} where ${t.status} = 'COMPLETED' and ${t.createTime} >= ${from} and ${t.createTime} < ${end} and ${t.type} = any(${types})`

/** Each tile's rows, and whether they count as they stand (1) or turned round (-1): what is spent or paid out is less on an account. */
const sums = sql`(values ('spending', 'SPENDING', -1), ('spending', 'REFUND', -1), ('earnings', 'EARNING', 1), ('payouts', 'PAYOUT', -1)) as tile(name, type, sign)`

const countSums = async (db: Db, span: Span): Promise<readonly Figure[]> => {
  const now = span.now(t.createTime)
  const found = await countedBy(
    db,
    sql<Counted>`
      select tile.name, coalesce(sum(tile.sign * ${t.amount}) filter (where t.now), 0)::text as value,
        coalesce(sum(tile.sign * ${t.amount}) filter (where not t.now), 0)::text as before
      from ${sums} left join (
        select ${t.type}, ${now} as now, sum(${t.amount}) as amount from ${rows(span.before, span, ['SPENDING', 'REFUND', 'EARNING', 'PAYOUT'])} group by 1, 2
      ) t on ${t.type} = tile.type group by 1`,
  )
  return found.map(asCredits)
}

const countPaying = (db: Db, span: Span): Promise<readonly Figure[]> => {
  const now = span.now(t.createTime)
  return countedBy(
    db,
    sql<Counted>`
      select 'payingMembers' as name, count(*) filter (where paid.now)::text as value, count(*) filter (where paid.before)::text as before
      from (select bool_or(${now}) as now, bool_or(not ${now}) as before from ${rows(span.before, span, ['SPENDING'])} and ${t.userRole} = 'member'
        group by ${t.user}) paid`,
  )
}

/** A chargeback's row names the payment that it takes back, and no money of its own. */
const payments = (span: Span): Sql => sql`
  select ${t.createTime} as time, ${t.paymentMinor} as minor, ${t.paymentCurrency} as currency from ${rows(span.before, span, ['DEPOSIT'])}
  union all select ${back.createTime}, -${d.paymentMinor}, ${d.paymentCurrency}
  from (select t.* from ${rows(span.before, span, ['CHARGEBACK'])}) back join ${d}
    on ${d.user} = ${back.user} and ${d.type} = 'DEPOSIT' and ${d.externalId} = ${back.externalId} and ${d.paymentSystem} = ${back.paymentSystem}`

/** As paid, less what payment systems took back. What was paid in another currency counts at today's rate. */
const countDeposits = async (db: Db, span: Span): Promise<readonly Figure[]> => {
  const now = span.now(sql`p.time`)
  const paid = sql`
    select p.currency, sum(p.minor) filter (where ${now}) as value, sum(p.minor) filter (where not ${now}) as before
    from (${payments(span)}) p group by 1`
  const inMain = (minor: Sql): Sql =>
    sql`coalesce(sum(case when p.currency = ${main.id} then ${minor} else round(${minor} / ${c.rate} * ${main.rate}) end), 0)::bigint::text`
  const found = await sql<Counted & { readonly currency: string }>`
    select 'deposits' as name, ${main.id} as currency, ${inMain(sql`p.value`)} as value, ${inMain(sql`p.before`)} as before
    from ${s} join ${main} on ${main.id} = ${s.mainCurrency}
      left join (${paid}) p on true left join ${c} on ${c.id} = p.currency group by 2`.execute(db)
  return found.rows.map(({ currency, ...row }) => asAmounts(currency)(row))
}

const countPerDay = async (db: Db, span: Span): Promise<readonly Figure[]> => {
  const found = await countedBy(
    db,
    sql<Counted>`
      select 'spendingPerDay' as name, ${span.dayOf(t.createTime)} as day, ${kindOfRow} as key, (-sum(${t.amount}))::text as value
      from ${rows(span.begin, span, ['SPENDING', 'REFUND'])} group by 2, 3 order by 2, 3`,
  )
  return found.map(asCredits)
}

const ten = async (db: Db, name: string, of: Sql, amount: Sql): Promise<readonly Figure[]> => {
  const found = await countedBy(
    db,
    sql<Counted>`
      select ${name}::text as name, ${u.id}::text as key, coalesce(nullif(${u.screenName}, ''), ${u.username}) as title, best.amount::text as value
      from (select ${t.user} as who, ${amount} as amount from ${of} group by 1 having ${amount} > 0 order by 2 desc, 1 limit 10) best
      join ${u} on ${u.id} = best.who order by best.amount desc, ${u.id}`,
  )
  return found.map(asCredits)
}

export const countMoney = async (db: Db, span: Span): Promise<readonly Figure[]> => {
  const found = await Promise.all([
    countPaying(db, span),
    countDeposits(db, span),
    countSums(db, span),
    countPerDay(db, span),
    ten(db, 'bestCreators', rows(span.begin, span, ['EARNING']), sql`sum(${t.amount})`),
    ten(db, 'bestMembers', sql`${rows(span.begin, span, ['SPENDING', 'REFUND'])} and ${t.userRole} = 'member'`, sql`-sum(${t.amount})`),
  ])
  return found.flat()
}

/** What the house kept of sales, less its part of what was given back. */
export const countPlatform = async (db: Db, span: Span): Promise<readonly Figure[]> => {
  const now = span.now(sql`o.time`)
  const found = await countedBy(
    db,
    sql<Counted>`
      select 'platformShare' as name, coalesce(sum(e.amount) filter (where ${now}), 0)::text as value,
        coalesce(sum(e.amount) filter (where not ${now}), 0)::text as before
      from ledger_operation o join ledger_entry e on e.operation_id = o.id join ledger_account a on a.id = e.account_id
      where a.kind = 'PLATFORM' and a.owner = '' and o.time >= ${span.before} and o.time < ${span.end}`,
  )
  return found.map(asCredits)
}

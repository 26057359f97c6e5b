// The figures of one creator that no field says (domain 12.2): what earnings were for, subscribers with access, posts and what sold best.
import { sql, table, type CountReport, type Figure, type Span } from '../../../server/kit.ts'
import { countParts, inCredits, kindOfRow, postOfRow, type Count, type Sql } from './figures.ts'

const t = table('Transaction', 't')
const s = table('Subscription', 's')
const m = table('Message', 'm')
const messageThread = table('MessageThread', 't')
const c = table('ContentSet', 'c')

const earned = (from: Sql, { end }: Span, id: string): Sql => sql`
  ${t} where ${t.user} = ${id}::bigint and ${t.status} = 'COMPLETED' and ${t.type} = 'EARNING' and ${t.createTime} >= ${from} and ${t.createTime} < ${end}`

const countEarnings: Count = (span, id) => {
  const now = span.now(t.createTime)
  const earnedBy = sql<Figure>`
    select 'earnedBy' as name, ${kindOfRow} as key, coalesce(sum(${t.amount}) filter (where ${now}), 0)::text as value,
      coalesce(sum(${t.amount}) filter (where not ${now}), 0)::text as before, ${inCredits}
    from ${earned(span.before, span, id)} group by 2 order by 2`
  const perDay = sql<Figure>`
    select 'earningsPerDay' as name, ${span.dayOf(t.createTime)} as day, ${kindOfRow} as key, sum(${t.amount})::text as value, ${inCredits}
    from ${earned(span.begin, span, id)} group by 2, 3 order by 2, 3`
  return [earnedBy, perDay]
}

/** A subscription ends with what was paid for; one that is refunded, when that was done. */
const countSubscribers: Count = ({ before, begin, end }, id) => {
  // One that is overdue is not lost yet, and has no access until it is paid.
  const active = (at: Sql): Sql => sql`select count(*) from subscribed where began < ${at} and (held is null or held >= ${at})`
  const within = (time: Sql, from: Sql, to: Sql): Sql =>
    sql`select count(*) from subscribed where ${time} >= ${from} and ${time} < ${to} and ${time} <= now()`
  const [began, ended] = [sql`began`, sql`ended`]
  const statement = sql<Figure>`
    with subscribed as (
      select ${s.startTime} as began, case when ${s.status} in ('CANCELLED', 'EXPIRED') then ${s.paidUntil} end as ended,
        case when ${s.status} <> 'ACTIVE' then ${s.paidUntil} end as held
      from ${s} where ${s.creator} = ${id}::bigint)
    select 'activeSubscribers' as name, (${active(sql`least(${end}, now())`)})::text as value, (${active(begin)})::text as before
    union all select 'newSubscribers', (${within(began, begin, end)})::text, (${within(began, before, begin)})::text
    union all select 'lostSubscribers', (${within(ended, begin, end)})::text, (${within(ended, before, begin)})::text`
  return [statement]
}

/** What was written in the creator's threads, by either side. */
const countMessages: Count = (span, id) => {
  const time = m.createTime
  const messages = sql<Figure>`
    select 'messages' as name, count(*) filter (where ${span.now(time)})::text as value, count(*) filter (where not ${span.now(time)})::text as before
    from ${m} join ${messageThread} on ${m.thread} = coalesce(${messageThread.copyOf}, ${messageThread.id})
    where ${messageThread.user} = ${id}::bigint and ${time} >= ${span.before} and ${time} < ${span.end}`
  return [messages]
}

/** A deleted post has no key: it keeps its name and leads nowhere. */
const countPosts: Count = (span, id) => {
  // None of a draft, which is marked as published before it ever was; one ahead is not published yet.
  const posted = c.publishTime
  const published = sql<Figure>`
    select 'postsPublished' as name, count(*) filter (where ${span.now(posted)})::text as value,
      count(*) filter (where not ${span.now(posted)})::text as before
    from ${c}
    where ${c.user} = ${id}::bigint and ${c.type} = 'POST' and ${c.published} and ${posted} >= ${span.before} and ${posted} < ${span.end} and ${posted} <= now()`
  const best = sql<Figure>`
    select 'bestPosts' as name, case when ${c.deletedTime} is null then ${c.id}::text end as key, left(${c.description}, 80) as title, best.amount::text as value, ${inCredits}
    from (select ${postOfRow} as post, sum(${t.amount}) as amount from ${earned(span.begin, span, id)}
      group by 1 having sum(${t.amount}) > 0) best
    join ${c} on ${c.id} = best.post and ${c.type} = 'POST' and ${c.user} = ${id}::bigint order by best.amount desc, ${c.id} limit 10`
  return [published, best]
}

export const creatorFigures: CountReport<'creatorFigures'> = (call) =>
  countParts(call, { earnings: countEarnings, subscribers: countSubscribers, posts: countPosts, messages: countMessages })

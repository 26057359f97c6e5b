// What a creator earned, was paid, and brings whoever referred them (domain 5.7, 5.17): sums over the rows of the books.
import { sql } from '../../../server/kit.ts'
import type { Derived } from '../../../server/kit.ts'
import { table } from '../tables.ts'

/** Refunds and chargebacks are negative rows of the same type. */
export const earnedEver: Derived = (own) =>
  sql`select coalesce(sum(t.amount), 0)::bigint from ${table('Transaction')} t where t.user_id = ${own}.id and t.type = 'EARNING'`

/** Undone payouts count back. */
export const paidOut: Derived = (own) =>
  sql`select coalesce(-sum(t.amount), 0)::bigint from ${table('Transaction')} t where t.user_id = ${own}.id and t.type = 'PAYOUT'`

export const payableNow: Derived = (own) =>
  sql`select greatest(0, b.earnings - b.on_hold) from ${table('User', 'balance')} b where b.id = ${own}.id`

export const defaultPercent: Derived = () =>
  sql`select trim_scale(s.default_user_payout_percent) || '%' from ${table('SystemSettings', 'money')} s where s.id = 'site'`

/** None while the programme is off. */
export const referralPercent: Derived = () =>
  sql`select trim_scale(s.percent) || '%' from ${table('SystemSettings', 'referralProgram')} s where s.id = 'site' and s.enabled`

/** For the one who receives the share now; what others received before stays with them. */
export const earnedForReferrer: Derived = (own) => sql`
  select (select coalesce(sum(t.amount), 0)::bigint from ${table('Transaction')} t
    where t.user_id = r.referrer_id and t.counterparty_id = r.id and t.type = 'EARNING' and t.subject = 'REFERRAL')
  from ${table('User', 'referring')} r where r.id = ${own}.id and r.referrer_id is not null`

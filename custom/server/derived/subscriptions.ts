// What a subscription is charged next, and what it has cost so far (domain 5.10, 5.11).
import { sql } from '../../../server/kit.ts'
import type { Derived } from '../../../server/kit.ts'
import { table } from '../tables.ts'

/** The price agreed, as long as there is a next time. */
export const nextCharge: Derived = (own) => sql`case when ${own}.next_charge_time is not null then ${own}.price end`

/** Both the buyer's payments and what was given back to the buyer. */
export const subscriptionPaid: Derived = (own) => sql`
  select coalesce(-sum(t.amount), 0)::bigint from ${table('Transaction')} t
  where t.subscription_id = ${own}.id and t.user_id = ${own}.subscriber_id and t.type in ('SPENDING', 'REFUND')`

// What a subscription is charged next, and what it has cost so far (domain 5.10, 5.11).
import { sql } from '../../../server/kit.ts'
import { derive, table } from '../tables.ts'

const t = table('Transaction', 't')

/** The price agreed, as long as there is a next time. */
export const nextCharge = derive('Subscription', (own) => sql`case when ${own.nextChargeTime} is not null then ${own.price} end`)

/** Both the buyer's payments and what was given back to the buyer. */
export const subscriptionPaid = derive(
  'Subscription',
  (own) => sql`
  select coalesce(-sum(${t.amount}), 0)::bigint from ${t}
  where ${t.subscription} = ${own.id} and ${t.user} = ${own.subscriber} and ${t.type} in ('SPENDING', 'REFUND')`,
)

// What a creator still has to fill in to be paid (domain 5.6), in the words of the spec.
import { sql } from '../../../server/kit.ts'
import { derive, table } from '../tables.ts'

const y = table('User.payee', 'y')
const s = table('PayoutSystem', 's')

export const payeeMissing = derive(
  'User',
  (own) => sql`
  select array_remove(array[
    case when ${y.payoutSystem} is null then 'PAYOUT_SYSTEM'
      when ${s.status} is distinct from 'ON' or ${s.deletedTime} is not null then 'PAYOUT_SYSTEM_OFF' end,
    case when coalesce(${y.accountIdentifier}, '') = '' then 'ACCOUNT' end,
    case when coalesce(${y.holderName}, '') = '' then 'HOLDER' end,
    case when ${y.country} is null then 'COUNTRY' end,
    case when ${y.currency} is null then 'CURRENCY'
      when ${s.id} is not null and not (${y.currency} = any(${s.currencies})) then 'CURRENCY_OF_SYSTEM' end], null)
  from (select 1) one left join ${y} on ${y.id} = ${own.id} left join ${s} on ${s.id} = ${y.payoutSystem}`,
)

/** Payout system, account, holder, country and currency are there, and the system is on and pays in it (domain 5.6). */
export const payeeComplete = derive(
  'User',
  (own) => sql`
  exists (select from ${y} join ${s} on ${s.id} = ${y.payoutSystem} where ${y.id} = ${own.id}
    and coalesce(${y.accountIdentifier}, '') <> '' and coalesce(${y.holderName}, '') <> '' and ${y.country} is not null
    and ${s.status} = 'ON' and ${s.deletedTime} is null and ${y.currency} = any(${s.currencies}))`,
)

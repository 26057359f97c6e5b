// What a creator still has to fill in to be paid (domain 5.6), in the words of the spec; whether a request's payee is still what it was made with (domain 7.6).
import { derive, sql, table, type Columns } from '../../../server/kit.ts'
import { copied, payeeCopy } from '../payouts/payeeCopy.ts'

const y = table('User.payee', 'y')
const s = table('PayoutSystem', 's')

const missing = (own: Columns<'User'>) => sql`
  select array_remove(array[
    case when ${y.payoutSystem} is null then 'PAYOUT_SYSTEM'
      when ${s.status} is distinct from 'ON' or ${s.deletedTime} is not null then 'PAYOUT_SYSTEM_OFF' end,
    case when coalesce(${y.accountIdentifier}, '') = '' then 'ACCOUNT' end,
    case when coalesce(${y.holderName}, '') = '' then 'HOLDER' end,
    case when ${y.country} is null then 'COUNTRY' end,
    case when ${y.currency} is null then 'CURRENCY'
      when ${s.id} is not null and (${y.currency} = any(${s.currencies})) is not true then 'CURRENCY_OF_SYSTEM' end], null)
  from (select 1) one left join ${y} on ${y.id} = ${own.id} left join ${s} on ${s.id} = ${y.payoutSystem}`

export const payeeMissing = derive('User', missing)

/** Payout system, account, holder, country and currency are there, and the system is on and pays in it (domain 5.6). */
export const payeeComplete = derive('User', (own) => sql`(${missing(own)}) = '{}'`)

/** Any part of the payee's copy differs from what the creator has now. */
export const payeeChangedSince = derive(
  'PayoutRequest',
  (own) => sql`
  exists (select from ${y} where ${y.id} = ${own.user}
    and (${sql.join(copied.map((field) => y[field]))}) is distinct from (${sql.join(copied.map((field) => own[payeeCopy[field]]))}))`,
)

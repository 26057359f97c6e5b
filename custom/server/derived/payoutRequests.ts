// What a payout request tells of its creator: their payee now, their earlier requests, the last note (domain 7.6).
import { sql } from '../../../server/kit.ts'
import { derive, table } from '../tables.ts'

const y = table('User.payee', 'y')
const user = table('User', 'u')
const r = table('PayoutRequest', 'r')
const n = table('UserNote', 'n')

/** Any part of the payee's copy differs from what the creator has now (domain 7.6). */
export const payeeChangedSince = derive(
  'PayoutRequest',
  (own) => sql`
  exists (select from ${y} where ${y.id} = ${own.user}
    and (${y.payoutSystem}, ${y.accountIdentifier}, ${y.holderName}, ${y.address}, ${y.country}, ${y.taxId}, ${y.currency})
      is distinct from (${own.payoutSystem}, ${own.account}, ${own.holderName}, ${own.payeeAddress}, ${own.payeeCountry}, ${own.payeeTaxId}, ${own.moneyCurrency}))`,
)

export const emailOfCreator = derive('PayoutRequest', (own) => sql`(select ${user.email} from ${user} where ${user.id} = ${own.user})`)

/** Requests of the same creator that were made earlier and came to this; empty where there are none. */
const earlier = (status: 'PAID' | 'DECLINED') =>
  derive(
    'PayoutRequest',
    (own) => sql`
  select nullif(count(*), 0)::integer from ${r}
  where ${r.user} = ${own.user} and ${r.status} = ${status} and ${r.id} < ${own.id}`,
  )

export const requestsPaidBefore = earlier('PAID')
export const requestsDeclinedBefore = earlier('DECLINED')

/** The newest note about the creator, as much of it as a row has room for. */
export const lastNoteOnCreator = derive(
  'PayoutRequest',
  (own) => sql`
  select case when length(${n.text}) > 80 then left(${n.text}, 79) || '…' else ${n.text} end from ${n}
  where ${n.user} = ${own.user} order by ${n.createTime} desc, ${n.id} desc limit 1`,
)

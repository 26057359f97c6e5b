// Whether the payee of a payout request is still what it was made with (domain 7.6).
import { derive, sql, table } from '../../../server/kit.ts'
import { copied, payeeCopy } from '../payouts/payeeCopy.ts'

const y = table('User.payee', 'y')

/** Any part of the payee's copy differs from what the creator has now (domain 7.6). */
export const payeeChangedSince = derive(
  'PayoutRequest',
  (own) => sql`
  exists (select from ${y} where ${y.id} = ${own.user}
    and (${sql.join(copied.map((field) => y[field]))}) is distinct from (${sql.join(copied.map((field) => own[payeeCopy[field]]))}))`,
)

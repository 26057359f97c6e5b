// Whether the payee of a payout request is still what it was made with (domain 7.6).
import { sql } from '../../../server/kit.ts'
import { derive, table } from '../tables.ts'

const y = table('User.payee', 'y')

/** Any part of the payee's copy differs from what the creator has now (domain 7.6). */
export const payeeChangedSince = derive(
  'PayoutRequest',
  (own) => sql`
  exists (select from ${y} where ${y.id} = ${own.user}
    and (${y.payoutSystem}, ${y.accountIdentifier}, ${y.holderName}, ${y.address}, ${y.country}, ${y.taxId}, ${y.currency})
      is distinct from (${own.payoutSystem}, ${own.account}, ${own.holderName}, ${own.payeeAddress}, ${own.payeeCountry}, ${own.payeeTaxId}, ${own.moneyCurrency}))`,
)

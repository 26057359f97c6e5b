// A payout request as it is stored: what was calculated and the payee as it was then (domain 7.3).
import { moneyOf } from '../../../language/fields/money.ts'
import type { Payout } from '../money/calculatePayout.ts'
import { credits } from '../money/credits.ts'
import { explainPayout } from '../money/explainPayout.ts'
import type { Candidate } from './candidates.ts'
import type { NewOf } from '../store.ts'
import type { Terms } from './criteria.ts'

export interface RequestOrigin {
  readonly origin: 'STAFF' | 'CREATOR'
  readonly createdBy: string
}

/** Values of the new record by path. The candidate must have met the criteria: payee and rate are there. */
export const requestRecord = (
  candidate: Candidate,
  terms: Terms,
  payout: Payout,
  { origin, createdBy }: RequestOrigin,
): NewOf<'PayoutRequest'> => {
  const currency = candidate.currency ?? ''
  const rate = candidate.rate ?? ''
  return {
    user: candidate.user,
    origin,
    createdBy,
    gross: credits(payout.gross),
    commissionPercent: terms.percent,
    commissionFixed: credits(terms.fixed),
    commission: credits(payout.commission),
    net: credits(payout.net),
    rate,
    money: moneyOf(payout.money, currency),
    calculation: explainPayout(payout, terms, { rate, decimals: candidate.decimals }, currency),
    payoutSystem: candidate.payoutSystem,
    account: candidate.account,
    holderName: candidate.holderName,
    payeeAddress: candidate.address,
    payeeCountry: candidate.country,
    payeeTaxId: candidate.taxId,
  }
}

// Makes payout requests: each creator checked once more under the lock of their earnings, the amount put on hold (domain 7.3).
import type { Work } from '../../../server/kit.ts'
import { credits } from '../money/credits.ts'
import { lockPurses, purseOf, storePurses } from '../money/purses.ts'
import { findCandidates, type Candidate } from './candidates.ts'
import { failedBy, payoutFor, termsFor, type Made, type Skipped, type Terms, type TypedTerms } from './criteria.ts'
import { describeRow } from './describe.ts'
import { insert, type NewOf } from '../store.ts'

export interface RequestOrigin {
  readonly origin: 'STAFF' | 'CREATOR'
  readonly createdBy: string
}

/** Values of the new record by path: what was calculated and the payee as it was then. The candidate must have met the criteria: payee and rate are there. */
const requestRecord = (asked: Omit<Made, 'id'>, origin: RequestOrigin): NewOf<'PayoutRequest'> => {
  const { candidate, terms } = asked
  const { user, ...calculated } = describeRow(asked)
  return {
    ...origin,
    ...calculated,
    user: user.id,
    commissionPercent: terms.percent,
    commissionFixed: credits(terms.fixed),
    rate: candidate.rate ?? '',
    payoutSystem: candidate.payoutSystem,
    account: candidate.account,
    holderName: candidate.holderName,
    payeeAddress: candidate.address,
    payeeCountry: candidate.country,
    payeeTaxId: candidate.taxId,
  }
}

/**
 * Two at work on the same creators wait for each other here, so the second finds the request of the first (C3).
 * @param wished gross below what is payable, where one wished so
 */
export const makeRequests = async (
  work: Work,
  users: readonly string[],
  typed: TypedTerms,
  origin: RequestOrigin,
  wished: (candidate: Candidate, terms: Terms) => bigint | undefined = () => undefined,
): Promise<{ readonly made: readonly Made[]; readonly skipped: readonly Skipped[] }> => {
  if (users.length === 0) return { made: [], skipped: [] }
  const { purses } = await lockPurses(work, users)
  const made: Made[] = []
  const skipped: Skipped[] = []
  for (const candidate of await findCandidates(work.tx, { users })) {
    const terms = termsFor(candidate, typed)
    const failed = failedBy(candidate, terms)
    if (failed.length > 0) {
      skipped.push({ candidate, failed })
      continue
    }
    const asked = { candidate, terms, payout: payoutFor(candidate, terms, wished(candidate, terms)) }
    made.push({ id: await insert(work, 'PayoutRequest', requestRecord(asked, origin)), ...asked })
  }
  const held = made.map(({ candidate, payout }) => {
    const purse = purseOf(purses, candidate.user)
    return { ...purse, onHold: purse.onHold + payout.gross }
  })
  await storePurses(work, held)
  await Promise.all(made.map(({ id }) => insert(work, 'PayoutRequestStep', { request: id, became: 'NEW', createdBy: origin.createdBy })))
  return { made, skipped }
}

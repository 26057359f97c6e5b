// A payout request for one creator (domain 7.4): every criterion that fails is told; the amount may be lowered, never raised.
import type { CustomAction, CustomRun } from '../../../server/kit.ts'
import { inWords, minorIn } from '../money/credits.ts'
import { payableIn } from '../money/purses.ts'
import { findCandidates } from '../payouts/candidates.ts'
import type { Candidate } from '../payouts/candidates.ts'
import { failedBy, payoutFor, refuseFor, termsFor } from '../payouts/criteria.ts'
import type { Terms } from '../payouts/criteria.ts'
import { describeRow } from '../payouts/describe.ts'
import { makeRequests } from '../payouts/makeRequests.ts'
import { typedTerms } from '../payouts/typedTerms.ts'
import { lockPurses } from '../money/purses.ts'
import { named } from '../../../language/named.ts'
import { wrongField } from '../wrongField.ts'

/** Throws InvalidInput where the amount is above what is payable, below the minimum, or eaten up by the commission. */
const wishedIn = ({ input, model }: CustomRun<'createPayoutRequest'>, candidate: Candidate, terms: Terms): bigint | undefined => {
  if (!input.gross) return undefined
  const wished = minorIn(input.gross)
  const label = `@${named(model.asks, 'gross')?.label ?? 'gross'}`
  if (wished > payableIn(candidate)) throw wrongField('gross', 'abovePayable', [inWords(payableIn(candidate))])
  if (wished < terms.least) throw wrongField('gross', 'minimum', [label, inWords(terms.least)], 'errors.atLeast')
  if (payoutFor(candidate, terms, wished).net <= 0n) throw wrongField('gross', 'net', [], 'payouts.criteria.C4')
  return wished
}

export const createPayoutRequest: CustomAction<'createPayoutRequest'> = async (change) => {
  const { id: user } = change.record
  const typed = typedTerms(change.input)
  await lockPurses(change, [user])
  const [candidate] = await findCandidates(change.tx, [], { users: [user] })
  if (!candidate) throw new Error('the creator was checked to exist')
  const terms = termsFor(candidate, typed)
  const failed = failedBy(candidate, terms)
  change.report.details({ fails: failed.map((each) => `payouts.criteria.${each}`) })
  if (failed.length > 0) throw refuseFor(failed)
  const wished = wishedIn(change, candidate, terms)
  const { made } = await makeRequests(
    change,
    [user],
    typed,
    { origin: 'STAFF', createdBy: change.viewer.id },
    new Map(wished === undefined ? [] : [[user, wished]]),
  )
  const row = made[0] && describeRow(made[0])
  if (row) change.report.value('payouts.calculation', row.calculation)
  change.report.details({ fails: [], ...row, payable: inWords(payableIn(candidate)) })
  return { ids: made.map((each) => each.id) }
}

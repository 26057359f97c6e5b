// A payout request for one creator (domain 7.4): every criterion that fails is told; the amount may be lowered, never raised.
import type { CustomAction, CustomRun } from '../../../server/kit.ts'
import { inWords, minorIn } from '../money/credits.ts'
import { payableIn } from '../money/purses.ts'
import type { Candidate } from '../payouts/candidates.ts'
import { payoutFor, refuseFor, typedTerms, type Terms } from '../payouts/criteria.ts'
import { describeRow } from '../payouts/describe.ts'
import { makeRequests } from '../payouts/makeRequests.ts'
import { named } from '../../../language/named.ts'
import { wrongField } from '../wrongField.ts'

/** Throws InvalidInput where the amount is above what is payable, below the minimum, or eaten up by the commission. */
const wishedIn = ({ input, model }: CustomRun<'createPayoutRequest'>, candidate: Candidate, terms: Terms): bigint | undefined => {
  if (!input.gross) return undefined
  const wished = minorIn(input.gross)
  const label = `@${named(model.asks, 'gross')?.label ?? 'gross'}`
  if (wished > payableIn(candidate)) throw wrongField('gross', 'abovePayable', [inWords(payableIn(candidate))])
  if (wished < terms.least) throw wrongField('gross', 'minimum', [label, inWords(terms.least)], 'errors.atLeast')
  if (payoutFor(candidate, terms, wished).money <= 0n) throw wrongField('gross', 'net', [], 'payouts.criteria.C4')
  return wished
}

export const createPayoutRequest: CustomAction<'createPayoutRequest'> = async (change) => {
  const origin = { origin: 'STAFF', createdBy: change.viewer.id } as const
  const { made, skipped } = await makeRequests(change, [change.record.id], typedTerms(change.input), origin, (candidate, terms) =>
    wishedIn(change, candidate, terms),
  )
  const failed = skipped.flatMap((each) => each.failed)
  if (failed.length > 0) throw refuseFor(failed)
  for (const each of made) change.report.value('payouts.calculation', describeRow(each).calculation)
  return { ids: made.map((each) => each.id) }
}

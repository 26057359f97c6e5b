// Makes payout requests: for one creator, or in one go under one key for every one who meets the criteria (domain 7.3, 7.4).
import { Refusal, type CustomAction, type CustomRun } from '../../../server/kit.ts'
import { inWords, minorIn } from '../money/credits.ts'
import { payableIn } from '../money/purses.ts'
import { findCandidates, type Candidate } from '../payouts/candidates.ts'
import { failedBy, payoutFor, refuseFor, termsFor, typedTerms, type Skipped, type Terms } from '../payouts/criteria.ts'
import { describeRow, leftOutOf, totalsOf } from '../payouts/describe.ts'
import { makeRequests } from '../payouts/makeRequests.ts'
import { favours } from '../people/favours.ts'
import type { LeftOut, PayoutsMade } from '../../wire/payoutDetails.ts'
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

/** Every criterion that fails is told; the amount may be lowered, never raised. */
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

/** As many as a dialog may name when it sends whom it showed (specs/payoutRequests/actions.ts: among); the others get theirs the next time. */
const maxInOneGo = 10_000

/** Why nothing is made: of a list that was shown, what has become of everybody on it. */
const noneFor = (leftOut: readonly LeftOut[]): Refusal =>
  leftOut.length === 0
    ? new Refusal('noneQualifies', 'payouts.none')
    : new Refusal('noneQualifies', 'payouts.fails', [leftOut.map(({ reason }) => `@${reason}`).join(' ')])

/** The preview is the same, rolled back. */
export const generatePayoutRequests: CustomAction<'generatePayoutRequests'> = async (change) => {
  const { input, viewer } = change
  const payoutSystem = input.payoutSystem || undefined
  const typed = { ...typedTerms(input), payoutSystem }
  const { among } = input
  // Whom the list showed is asked about whatever has become of them since, so that each gets a request or a reason.
  const all = await findCandidates(change.tx, among ? { users: among } : { payoutSystem })
  const inFavour = await favours(change.tx, viewer, all)
  const rest = all.filter((_each, at) => inFavour[at] === false)
  const favoured = all.filter((_each, at) => inFavour[at] !== false)
  const early = rest.map((candidate): Skipped => ({ candidate, failed: failedBy(candidate, termsFor(candidate, typed)) }))
  const unticked = new Set(input.leaveOut ?? [])
  const wanted = early.filter((each) => each.failed.length === 0 && !unticked.has(each.candidate.user)).map((each) => each.candidate)
  const later = wanted.slice(maxInOneGo)
  const now = wanted.slice(0, maxInOneGo).map(({ user }) => user)
  const { made, skipped } = await makeRequests(change, now, typed, { origin: 'STAFF', createdBy: viewer.id })
  const failed = [...early.filter((each) => each.failed.length > 0), ...skipped]
  change.report.count('requests', made.length)
  if (change.preview)
    change.report.details({ qualifies: made.map(describeRow), totals: totalsOf(made), leftOut: leftOutOf(failed, favoured, later) })
  // Without a list nobody was shown who could be missed, but for the moment that this takes.
  const missed = among ? { failed, favoured } : { failed: skipped, favoured: [] }
  const leftOut = leftOutOf(missed.failed, missed.favoured, later)
  if (made.length === 0 && !change.preview) throw noneFor(leftOut)
  return {
    ids: made.map((each) => each.id),
    count: made.length,
    details: { created: made.length, skipped: missed.failed.length + missed.favoured.length, leftOut } satisfies PayoutsMade,
  }
}

// Makes a request for every creator that meets the criteria, in one go under one key (domain 7.3). The preview is the same, rolled back.
import { Refusal, type CustomAction } from '../../../server/kit.ts'
import { findCandidates } from '../payouts/candidates.ts'
import { failedBy, termsFor, typedTerms, type Skipped } from '../payouts/criteria.ts'
import { describeRow, leftOutOf, totalsOf } from '../payouts/describe.ts'
import { makeRequests } from '../payouts/makeRequests.ts'
import type { LeftOut, PayoutsMade } from '../../wire/payoutDetails.ts'
import { favours } from '../people/favours.ts'

/** As many as a dialog may name when it sends whom it showed (specs/payoutRequests/actions.ts: among); the others get theirs the next time. */
const maxInOneGo = 10_000

/** Why nothing is made: of a list that was shown, what has become of everybody on it. */
const noneFor = (leftOut: readonly LeftOut[]): Refusal =>
  leftOut.length === 0
    ? new Refusal('noneQualifies', 'payouts.none')
    : new Refusal('noneQualifies', 'payouts.fails', [leftOut.map(({ reason }) => `@${reason}`).join(' ')])

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

// Makes a request for every creator that meets the criteria, in one go under one key (domain 7.3). The preview is the same, rolled back.
import { Refusal } from '../../../server/kit.ts'
import type { ActionRun, CustomAction } from '../../../server/kit.ts'
import { findCandidates } from '../payouts/candidates.ts'
import type { Candidate } from '../payouts/candidates.ts'
import { failedBy, termsFor } from '../payouts/criteria.ts'
import { describeRow, leftOutOf, totalsOf } from '../payouts/describe.ts'
import { makeRequests } from '../payouts/makeRequests.ts'
import type { Skipped } from '../payouts/makeRequests.ts'
import { typedTerms } from '../payouts/typedTerms.ts'
import { favours } from '../people/favours.ts'
import { isCreatorRole } from '../people/levels.ts'

const creatorRoles = ({ product }: ActionRun): readonly string[] => product.roles.map((each) => each.name).filter(isCreatorRole)

/** Those whom the viewer may pay, and those in whose favour they may do nothing. */
const parted = async (
  { tx, viewer }: ActionRun,
  all: readonly Candidate[],
): Promise<Readonly<Record<'rest' | 'favoured', readonly Candidate[]>>> => {
  const answers = await favours(tx, viewer, all)
  return { rest: all.filter((_each, at) => answers[at] === false), favoured: all.filter((_each, at) => answers[at] !== false) }
}

export const generatePayoutRequests: CustomAction<'generatePayoutRequests'> = async (change) => {
  const { input, viewer } = change
  const typed = typedTerms(input)
  const payoutSystem = input.payoutSystem ?? undefined
  const all = await findCandidates(change.tx, creatorRoles(change), { payoutSystem })
  const { rest, favoured } = await parted(change, all)
  const early = rest.map((candidate): Skipped => ({ candidate, failed: failedBy(candidate, termsFor(candidate, typed)) }))
  const unticked = new Set(input.leaveOut ?? [])
  const wanted = early.filter((each) => each.failed.length === 0 && !unticked.has(each.candidate.user)).map((each) => each.candidate.user)
  const { made, skipped } = await makeRequests(change, wanted, typed, { origin: 'STAFF', createdBy: viewer.id })
  const details = {
    qualifies: made.map(describeRow),
    totals: totalsOf(made),
    leftOut: leftOutOf([...early.filter((each) => each.failed.length > 0), ...skipped], favoured),
    unticked: [...unticked],
    skipped: skipped.length,
  }
  change.report.count('requests', made.length)
  change.report.details(details)
  if (made.length === 0 && !change.preview) throw new Refusal('noneQualifies', 'payouts.none')
  return {
    ids: made.map((each) => each.id),
    count: made.length,
    details: { created: made.length, skipped: skipped.length, leftOut: leftOutOf(skipped, []) },
  }
}

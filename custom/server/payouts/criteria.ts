// Which creators a payout request is made for (domain 7.3): C1 to C6, each by itself.
import { Refusal, type CustomRun } from '../../../server/kit.ts'
import { refuse } from '../guards/answerEach.ts'
import { minorIn } from '../money/credits.ts'
import { payableIn } from '../money/purses.ts'
import { isBarred } from '../people/isBarred.ts'
import { isCreatorRole } from '../people/levels.ts'
import { calculatePayout, type Payout, type PayoutTerms } from '../money/calculatePayout.ts'
import type { Candidate } from './candidates.ts'

/** C1 payee filled in, C2 not marked with fraud, C3 no open request, C4 enough credits, C5 an enabled creator, C6 a system that pays; and the system that was asked for, if one was. */
export const criteria = ['C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'system'] as const
export type Criterion = (typeof criteria)[number]

export interface Terms extends PayoutTerms {
  readonly least: bigint
  /** Only those whose payee information names it. */
  readonly payoutSystem?: string | undefined
}

/** What the dialog typed; what is left empty is as the creator's payout system says. */
export type TypedTerms = { readonly [Name in keyof Terms]?: Terms[Name] | undefined }

type Typed = CustomRun<'createPayoutRequest' | 'generatePayoutRequests'>['input']

export const typedTerms = ({ commissionPercent, commissionFixed, minimum }: Typed): TypedTerms => ({
  percent: commissionPercent || undefined,
  fixed: commissionFixed ? minorIn(commissionFixed) : undefined,
  least: minimum ? minorIn(minimum) : undefined,
})

export interface Made {
  readonly id: string
  readonly candidate: Candidate
  readonly terms: Terms
  readonly payout: Payout
}

export interface Skipped {
  readonly candidate: Candidate
  readonly failed: readonly Criterion[]
}

export const termsFor = (candidate: Pick<Candidate, 'percent' | 'fixed' | 'least'>, typed: TypedTerms): Terms => ({
  percent: typed.percent ?? candidate.percent,
  fixed: typed.fixed ?? candidate.fixed,
  least: typed.least ?? candidate.least,
  payoutSystem: typed.payoutSystem,
})

/** Gross: everything payable, where no lower amount was wished. Without a rate: at 1 to 1, since no such request is made. */
export const payoutFor = (candidate: Candidate, terms: Terms, wished?: bigint): Payout =>
  calculatePayout(wished ?? payableIn(candidate), terms, { rate: candidate.rate ?? '1', decimals: candidate.decimals })

const isFilledIn = ({ payoutSystem, account, holderName, country, currency }: Candidate): boolean =>
  [payoutSystem, account, holderName, country, currency].every((each) => each !== null && each !== '')

const holds: Readonly<Record<Criterion, (candidate: Candidate, terms: Terms) => boolean>> = {
  C1: isFilledIn,
  C2: ({ fraud }) => !isBarred(fraud),
  C3: ({ openRequest }) => !openRequest,
  C4: (candidate, terms) => payableIn(candidate) >= terms.least && payoutFor(candidate, terms).money > 0n,
  C5: ({ role, status }) => isCreatorRole(role) && status === 'ACTIVE',
  // What is not filled in yet fails C1, not this one too.
  C6: (candidate) => !isFilledIn(candidate) || (candidate.systemPays && candidate.rate !== null),
  system: (candidate, { payoutSystem }) => payoutSystem === undefined || candidate.payoutSystem === payoutSystem,
}

/** Their words, for a text. */
export const inWords = (failed: readonly Criterion[]): string => failed.map((each) => `@payouts.criteria.${each}`).join(' ')

/** Why no request is made. */
export const refuseFor = (failed: readonly Criterion[]): Refusal => new Refusal('criteria', 'payouts.fails', [inWords(failed)])

/** Those that are not met, in their order; empty = the creator qualifies. */
export const failedBy = (candidate: Candidate, terms: Terms, asked: readonly Criterion[] = criteria): readonly Criterion[] =>
  asked.filter((each) => !holds[each](candidate, terms))

/** Why a request that was declined is not opened again: payee information, fraud, account and payout system as a new one would ask. */
export const refusedReopening = (candidate: Candidate | undefined): Refusal | undefined => {
  const failed = candidate ? failedBy(candidate, termsFor(candidate, {}), ['C1', 'C2', 'C5', 'C6']) : []
  return failed.length === 0 ? undefined : refuse('stillQualifies', [inWords(failed)])
}

// What the dialogs show of requests: rows that qualify, totals a currency, and who was left out and why (domain 7.3).
import { moneyOf } from '../../../language/fields/money.ts'
import { credits } from '../money/credits.ts'
import { explainPayout } from '../money/explainPayout.ts'
import type { Candidate } from './candidates.ts'
import type { Made, Skipped } from './makeRequests.ts'
import type { LeftOut, NamedCreator, PayoutDetails, PayoutRow } from '../../wire/payoutDetails.ts'

const namedCreator = ({ user, title, username }: Candidate): NamedCreator => ({ id: user, title, username })

const maxNamed = 500

export const describeRow = ({ candidate, terms, payout }: Omit<Made, 'id'>): PayoutRow => ({
  user: namedCreator(candidate),
  gross: credits(payout.gross),
  commission: credits(payout.commission),
  net: credits(payout.net),
  money: moneyOf(payout.money, candidate.currency ?? ''),
  calculation: explainPayout(payout, terms, { rate: candidate.rate ?? '', decimals: candidate.decimals }, candidate.currency ?? ''),
})

const summed = (all: readonly Made[]) => ({
  gross: credits(all.reduce((sum, each) => sum + each.payout.gross, 0n)),
  commission: credits(all.reduce((sum, each) => sum + each.payout.commission, 0n)),
})

/** Exact: of all, and of each currency. */
export const totalsOf = (all: readonly Made[]): PayoutDetails['totals'] => {
  const currencies = [...new Set(all.map((each) => each.candidate.currency ?? ''))].toSorted()
  return {
    ...summed(all),
    money: currencies.map((currency) =>
      moneyOf(
        all.filter((each) => each.candidate.currency === currency).reduce((sum, each) => sum + each.payout.money, 0n),
        currency,
      ),
    ),
  }
}

/** A creator who fails several criteria stands under each. */
export const leftOutOf = (skipped: readonly Skipped[], favoured: readonly Candidate[]): readonly LeftOut[] => {
  const groups = new Map<string, Candidate[]>()
  const put = (reason: string, candidate: Candidate): void => {
    const group = groups.get(reason)
    if (group) group.push(candidate)
    else groups.set(reason, [candidate])
  }
  for (const candidate of favoured) put('payouts.criteria.favour', candidate)
  for (const { candidate, failed } of skipped) for (const each of failed) put(`payouts.criteria.${each}`, candidate)
  return [...groups]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([reason, all]) => ({ reason, count: all.length, creators: all.slice(0, maxNamed).map(namedCreator) }))
}

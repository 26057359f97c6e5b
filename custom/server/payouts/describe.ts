// What is calculated for requests, as it is stored and as dialogs show it: rows that qualify, totals a currency, and who was left out and why (domain 7.3).
import { moneyOf } from '../../../language/fields/money.ts'
import { credits } from '../money/credits.ts'
import { explainPayout } from '../money/explainPayout.ts'
import type { Candidate } from './candidates.ts'
import { criteria, type Criterion, type Made, type Skipped } from './criteria.ts'
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

const sumOf = (all: readonly Made[], amount: keyof Made['payout']): bigint => all.reduce((sum, { payout }) => sum + payout[amount], 0n)

/** Exact: of all, and of each currency. */
export const totalsOf = (all: readonly Made[]): PayoutDetails['totals'] => {
  const currencies = [...new Set(all.map((each) => each.candidate.currency ?? ''))].toSorted()
  const paidIn = (currency: string): readonly Made[] => all.filter(({ candidate }) => candidate.currency === currency)
  return {
    gross: credits(sumOf(all, 'gross')),
    commission: credits(sumOf(all, 'commission')),
    money: currencies.map((currency) => moneyOf(sumOf(paidIn(currency), 'money'), currency)),
  }
}

/** A creator who fails several criteria stands under each. @param later those who qualify, and whose turn comes the next time */
export const leftOutOf = (skipped: readonly Skipped[], favoured: readonly Candidate[], later: readonly Candidate[]): readonly LeftOut[] => {
  const failing = (name: Criterion) => skipped.filter(({ failed }) => failed.includes(name)).map(({ candidate }) => candidate)
  const groups = [
    ...criteria.map((name) => ({ name, all: failing(name) })),
    { name: 'favour', all: favoured },
    { name: 'later', all: later },
  ]
  return groups
    .filter(({ all }) => all.length > 0)
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .map(({ name, all }) => ({ reason: `payouts.criteria.${name}`, count: all.length, creators: all.slice(0, maxNamed).map(namedCreator) }))
}

// What Generate tells beside its counts (domain 7.3). Its preview: requests that would be made, their sums, and who is left out and why. Its answer: who of the list got none.
import type { Money } from '../../language/fields/money.ts'

/** Names are shown to tell creators apart: several may have the same title. */
export interface NamedCreator {
  readonly id: string
  readonly title: string
  readonly username: string
}

export interface PayoutRow {
  readonly user: NamedCreator
  readonly gross: Money
  readonly commission: Money
  readonly net: Money
  readonly money: Money
  readonly calculation: string
}

export interface LeftOut {
  /** Locale key of the reason. */
  readonly reason: string
  readonly count: number
  /** The first of them, at most 500. */
  readonly creators: readonly NamedCreator[]
}

export interface PayoutDetails {
  readonly qualifies: readonly PayoutRow[]
  /** Exact: of all, and of each currency. */
  readonly totals: { readonly gross: Money; readonly commission: Money; readonly money: readonly Money[] }
  readonly leftOut: readonly LeftOut[]
}

export interface PayoutsMade {
  readonly created: number
  /** Creators that the list showed, and that no longer met the criteria. */
  readonly skipped: number
  readonly leftOut: readonly LeftOut[]
}

// What the preview of Generate tells beside its counts: requests that would be made, their sums, and who is left out and why.
import type { Money } from '../../language/fields/money.ts'

/** Several may have the same title. */
export interface NamedCreator {
  readonly id: string
  readonly title: string
  readonly username: string
}

export interface PayoutRow {
  readonly user: NamedCreator
  readonly payoutSystem: string
  readonly gross: Money
  readonly commission: Money
  readonly net: Money
  readonly money: Money
  readonly calculation: string
}

export interface PayoutDetails {
  readonly qualifies: readonly PayoutRow[]
  readonly totals: { readonly gross: Money; readonly commission: Money; readonly money: readonly Money[] }
  readonly leftOut: readonly {
    readonly reason: string
    readonly count: number
    readonly creators: readonly NamedCreator[]
  }[]
}

/** Undefined until the preview has told it. */
export const payoutDetails = (details: unknown): PayoutDetails | undefined =>
  typeof details === 'object' && details !== null && 'qualifies' in details && 'totals' in details && 'leftOut' in details
    ? (details as PayoutDetails)
    : undefined

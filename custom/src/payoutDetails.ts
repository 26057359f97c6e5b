// What the preview of Generate tells beside its counts: requests that would be made, their sums, and who is left out and why.
import type { Money } from '../../language/fields/money.ts'

export interface PayoutRow {
  readonly user: { readonly id: string; readonly title: string }
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
    readonly creators: readonly { readonly id: string; readonly title: string }[]
  }[]
}

/** Undefined until the preview has told it. */
export const payoutDetails = (details: unknown): PayoutDetails | undefined =>
  typeof details === 'object' && details !== null && 'qualifies' in details && 'totals' in details && 'leftOut' in details
    ? (details as PayoutDetails)
    : undefined

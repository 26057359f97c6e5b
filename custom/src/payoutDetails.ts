// What the preview of Generate tells, where it does.
import type { PayoutDetails } from '../wire/payoutDetails.ts'

/** Undefined until the preview has told it. */
export const payoutDetails = (details: unknown): PayoutDetails | undefined =>
  typeof details === 'object' && details !== null && 'qualifies' in details && 'totals' in details && 'leftOut' in details
    ? (details as PayoutDetails)
    : undefined

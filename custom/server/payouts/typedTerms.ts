// The terms that a dialog typed; an empty one is as each creator's payout system says (domain 7.3).
import { minorIn } from '../money/credits.ts'
import type { TypedTerms } from './criteria.ts'

export const typedTerms = (input: Readonly<Record<string, unknown>>): TypedTerms => ({
  percent: typeof input['commissionPercent'] === 'string' && input['commissionPercent'] !== '' ? input['commissionPercent'] : undefined,
  fixed: isGiven(input['commissionFixed']) ? minorIn(input['commissionFixed']) : undefined,
  least: isGiven(input['minimum']) ? minorIn(input['minimum']) : undefined,
})

const isGiven = (value: unknown): boolean => value !== null && value !== undefined

// The terms that a dialog typed; an empty one is as each creator's payout system says (domain 7.3).
import { minorIn } from '../money/credits.ts'
import type { CustomRun } from '../../../server/kit.ts'
import type { TypedTerms } from './criteria.ts'

type Typed = CustomRun<'createPayoutRequest' | 'generatePayoutRequests'>['input']

export const typedTerms = ({ commissionPercent, commissionFixed, minimum }: Typed): TypedTerms => ({
  percent: commissionPercent || undefined,
  fixed: commissionFixed ? minorIn(commissionFixed) : undefined,
  least: minimum ? minorIn(minimum) : undefined,
})

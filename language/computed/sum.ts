// A number of other records, added up.
import * as option from '../options.ts'
import type { Reading } from '../options.ts'
import { RelatedSpec, type ComputationKind } from './kind.ts'

export class SumSpec<R extends Reading = Reading> extends RelatedSpec<R> {
  /** An amount of a fixed currency, or a whole number. */
  readonly sums = option.must(option.text)
  /** Turned round: what went out of an account is shown as what was spent. */
  readonly negated? = option.yes
}

export const sum = { goesBy: ['sums'] } as const satisfies ComputationKind

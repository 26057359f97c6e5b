// How many other records there are.
import * as option from '../options.ts'
import type { Reading } from '../options.ts'
import { RelatedSpec, type ComputationKind } from './kind.ts'

export class CountSpec<R extends Reading = Reading> extends RelatedSpec<R> {
  /** Of the same entity: only those that were made before this one. */
  readonly earlier? = option.yes
  /** None is no number: `empty` of the field says it. */
  readonly none? = option.oneOf('empty')
}

export const count = { gives: ['integer'], goesBy: [] } as const satisfies ComputationKind

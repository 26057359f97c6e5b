// A field of the newest of other records.
import * as option from '../options.ts'
import type { Reading } from '../options.ts'
import { RelatedSpec, type ComputationKind } from './kind.ts'

export class NewestSpec<R extends Reading = Reading> extends RelatedSpec<R> {
  /** The time by which one is the newest. */
  readonly by = option.must(option.text)
  /** The field of it that is shown. */
  readonly shows = option.must(option.text)
  /** Characters of a text that there is room for; of a longer one the end is cut off, and … says so. */
  readonly cut? = option.count
}

export const newest = { goesBy: ['by', 'shows'] } as const satisfies ComputationKind

// A field of all of other records, in their order: texts, or files.
import * as option from '../options.ts'
import type { Reading } from '../options.ts'
import { RelatedSpec, type ComputationKind } from './kind.ts'

export class AllSpec<R extends Reading = Reading> extends RelatedSpec<R> {
  /** The field that is shown of each. */
  readonly shows = option.must(option.text)
  /** The number or time they are in the order of, the lowest first; id, as they were made. */
  readonly by = option.must(option.text)
}

export const all = { gathers: { text: 'texts', file: 'files' }, goesBy: ['by', 'shows'] } as const satisfies ComputationKind

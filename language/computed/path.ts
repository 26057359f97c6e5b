// A value as another record has it now, or this one: it is followed from reference to reference.
import * as option from '../options.ts'
import { conditions, type ComputationKind } from './kind.ts'

export class PathSpec {
  /** References up to the field that is shown: 'user.email', 'post.package.credits'; of a file its name, uuid or contentType: 'file.name'. */
  readonly path = option.must(option.text)
  /** Only while this record has these values; otherwise it is empty. */
  readonly when? = conditions()
}

export const path = {} as const satisfies ComputationKind

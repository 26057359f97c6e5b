// A secret is stored as its hash only: argon2id, with a salt of its own. A sealed one is left to encodeValues, which knows its place.
import { hash } from '@node-rs/argon2'
import type { FieldModel } from '../../language/model.ts'
import { textOf } from '../textOf.ts'
import type { Doing } from '../actions/Doing.ts'

/** About 50 ms and 19 MB each, as OWASP asks. */
export const secret = {
  beforeWrite: async (value: unknown, doing?: Doing, field?: FieldModel): Promise<unknown> => {
    if (field?.kept === 'sealed') return value
    // A preview stores nothing anybody could read.
    if (doing?.change.preview === true) return value
    return hash(textOf(value), { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
  },
}

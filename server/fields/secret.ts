// A secret is stored as its hash only: argon2id, with a salt of its own.
import { hash } from '@node-rs/argon2'
import { textOf } from '../textOf.ts'
import type { Doing } from '../actions/Doing.ts'

/** About 50 ms and 19 MB each, as OWASP asks. */
export const secret = {
  beforeWrite: async (value: unknown, doing?: Doing): Promise<unknown> => {
    // A preview stores nothing anybody could read.
    if (doing?.change.preview === true) return value
    return hash(textOf(value), { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
  },
}

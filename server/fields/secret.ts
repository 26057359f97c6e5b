// A secret is stored as its hash only, with a salt of its own. A sealed one is left to encodeValues, which knows its place.
import type { FieldModel } from '../../language/model.ts'
import { hashSecret } from '../secrets/hashing.ts'
import { textOf } from '../textOf.ts'
import type { RunningAction } from '../actions/RunningAction.ts'

export const secret = {
  beforeWrite: async (value: unknown, running?: RunningAction, field?: FieldModel): Promise<unknown> => {
    if (field?.storedAs === 'sealed') return value
    // A preview stores nothing anybody could read.
    if (running?.change.preview === true) return value
    return hashSecret(textOf(value))
  },
}

// A secret is stored as its hash only, with a salt of its own. A sealed one is left to encodeValues, which knows its place.
import type { FieldModel } from '../../language/model.ts'
import { hashSecret } from '../secrets/hashing.ts'
import { textOf } from '../textOf.ts'
import type { Doing } from '../actions/Doing.ts'

export const secret = {
  beforeWrite: async (value: unknown, doing?: Doing, field?: FieldModel): Promise<unknown> => {
    if (field?.kept === 'sealed') return value
    // A preview stores nothing anybody could read.
    if (doing?.change.preview === true) return value
    return hashSecret(textOf(value))
  },
}

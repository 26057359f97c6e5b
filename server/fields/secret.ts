// A secret is stored as its hash only, with a salt of its own. A sealed one is left to encodeValues, which knows its place.
import type { FieldModel } from '../../language/model.ts'
import { hashSecret } from '../secrets/hashing.ts'
import { textOf } from '../textOf.ts'
import type { RunningAction } from '../actions/RunningAction.ts'

export const secret = {
  beforeWrite: async (value: unknown, running?: RunningAction, field?: FieldModel): Promise<unknown> => {
    if (field?.storedAs === 'sealed') return value
    // A preview is rolled back, and hashing takes its time. But what is rolled back stays in the database's files and log for a while: no password does.
    if (running?.change.preview === true) return ''
    return hashSecret(textOf(value))
  },
}

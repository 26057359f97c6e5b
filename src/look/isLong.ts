// Whether a value needs the whole width, where others stand two beside each other.
import type { FieldModel } from '../../language/model.ts'
import { traitsOf } from '../../language/fields/index.ts'

export const isLong = (field: FieldModel): boolean => traitsOf(field).wide === true

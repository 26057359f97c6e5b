// What decides how values are laid out where there is room for two columns.
import type { FieldModel } from '../../language/model.ts'
import { traitsOf } from '../../language/fields/index.ts'

/** Whether a value needs the whole width, where others stand two beside each other. */
export const isLong = (field: FieldModel): boolean => traitsOf(field).wide === true

const minInColumns = 12

/** From how many values on they are laid out in two columns, where there is room: as the attribute that the styles ask for. */
export const many = (count: number): '' | undefined => (count >= minInColumns ? '' : undefined)

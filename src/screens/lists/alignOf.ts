// Where a column's values stand: numbers at the end of the cell.
import type { EntityModel } from '../../../language/model.ts'
import { fieldAt } from '../../client/records/fieldAt.ts'
import { traitsOf } from '../../../language/fields/index.ts'

export const alignOf = (entity: EntityModel, path: string): 'right' | undefined => {
  const field = fieldAt(entity, path)
  return field && (field.align ?? traitsOf(field).align)
}

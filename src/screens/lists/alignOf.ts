// Where a column's values stand: numbers at the end of the cell.
import { kindOf } from '../../../language/fields/index.ts'
import type { EntityModel } from '../../../language/model.ts'
import { lookOf } from '../../../language/fields/lookOf.ts'
import { fieldAt } from '../../client/records/fieldAt.ts'

export const alignOf = (entity: EntityModel, path: string): 'right' | undefined => {
  const field = fieldAt(entity, path)
  return field && (field.align ?? kindOf(lookOf(field)).align)
}

// Which columns hold texts of any length: in a row they end where the room does, and are whole where it is opened.
import type { ColumnModel, EntityModel } from '../../../language/model.ts'
import { fieldAt } from '../../client/records/fieldAt.ts'
import { traitsOf } from '../../../language/fields/index.ts'

export const isLongPath = (entity: EntityModel, path: string): boolean => {
  const field = fieldAt(entity, path)
  return field !== undefined && field.choices === undefined && traitsOf(field).unbounded === true
}

export const isCut = (entity: EntityModel, { field, stays }: ColumnModel): boolean => stays === undefined && isLongPath(entity, field)

// Which columns hold texts of any length: in a row they end where the room does, and are whole where it is opened.
import type { ColumnModel, EntityModel } from '../../../language/model.ts'
import { lookOf } from '../../../language/fields/lookOf.ts'
import { fieldAt } from '../../client/records/fieldAt.ts'

const long = new Set(['text', 'longText', 'richText', 'url', 'email', 'list', 'texts', 'changes', 'references', 'choices', 'files'])

export const isLongPath = (entity: EntityModel, path: string): boolean => {
  const field = fieldAt(entity, path)
  return field !== undefined && field.choices === undefined && long.has(lookOf(field))
}

export const isCut = (entity: EntityModel, { field, stays }: ColumnModel): boolean => stays === undefined && isLongPath(entity, field)

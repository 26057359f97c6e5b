// Whether a value may be read, before anything is asked for; and whether it was.
import { decide, type Viewer } from '../../../language/access.ts'
import type { EntityModel } from '../../../language/model.ts'
import { fieldAt, partAt } from './fieldAt.ts'
import { valueAt } from '../../../language/paths.ts'

/** The field's own guard where it has one, else its part's. The entity's own part was decided with the screen. */
export const mayRead = (viewer: Viewer | undefined, entity: EntityModel, path: string, subject?: string): boolean => {
  const field = fieldAt(entity, path)
  if (!field) return false
  if (field.read) return decide(viewer, field.read, subject).allowed
  return !path.includes('.') || decide(viewer, partAt(entity, path)?.read, subject).allowed
}

/** Whether a value was read at all, as apart from being empty: what was not asked for, or may not be read, is undefined. */
export const isRead = (record: unknown, path: string): boolean => {
  const pieces = path.split('.')
  const last = pieces.pop() ?? ''
  const holder = pieces.length === 0 ? record : valueAt(record, pieces.join('.'))
  return typeof holder === 'object' && holder !== null && (holder as Readonly<Record<string, unknown>>)[last] !== undefined
}

// Whether a viewer may read what stands at a path, before anything is asked for.
import { decide } from '../../../language/access.ts'
import type { Viewer } from '../../../language/access.ts'
import type { EntityModel } from '../../../language/model.ts'
import { fieldAt, partAt } from './fieldAt.ts'

/** The field's own guard where it has one, else its part's. The entity's own part was decided with the screen. */
export const mayRead = (viewer: Viewer | undefined, entity: EntityModel, path: string, subject?: string): boolean => {
  const field = fieldAt(entity, path)
  if (!field) return false
  if (field.read) return decide(viewer, field.read, subject).allowed
  return !path.includes('.') || decide(viewer, partAt(entity, path)?.read, subject).allowed
}

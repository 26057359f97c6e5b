// The role of whose record it is, where it is a person's.
import { person } from '#generated/access.ts'
import type { EntityModel } from '../../../language/model.ts'
import { valueAt } from '../../../language/paths.ts'
import type { Row } from './Row.ts'

export const roleOf = (entity: EntityModel, record: Row | null | undefined): string | undefined => {
  const role = entity.name === person.entity ? valueAt(record, person.role) : undefined
  return typeof role === 'string' ? role : undefined
}

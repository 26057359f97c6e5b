// The list of the audit, where the product shows it and it can be narrowed to one record.
import { under, type Written, type WrittenEntity } from '../written.ts'
import { listOf } from './list.ts'
import { traitsOf } from '../../language/fields/index.ts'

const isTarget = ({ fields }: WrittenEntity, path: string): boolean => {
  const field = under(fields, path)
  return field !== undefined && traitsOf(field).pointsAnywhere === true
}

interface Audit {
  readonly entity: WrittenEntity
  /** Its field that names the record. */
  readonly by: string
}

export const auditIn = ({ entities }: Pick<Written, 'entities'>): Audit | undefined => {
  for (const entity of Object.values(entities)) {
    if (entity.storedAs !== 'audit') continue
    const list = listOf(entity)
    const by = list?.filters?.find((path) => isTarget(entity, path))
    if (list?.path !== undefined && by !== undefined) return { entity, by }
  }
  return undefined
}

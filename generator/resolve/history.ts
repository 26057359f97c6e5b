// Where one reads what was done to a record: the list of the audit, if the product shows it and it can be narrowed to one record.
import type { AppModel } from '../../language/model.ts'
import { under, type Written, type WrittenEntity } from '../written.ts'
import { listName, listOf } from './list.ts'
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

export const historyOf = (written: Written): Pick<AppModel, 'history'> => {
  const audit = auditIn(written)
  return audit ? { history: { screen: listName(audit.entity), by: audit.by } } : {}
}

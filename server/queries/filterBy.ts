// A filter as it comes on the wire, as conditions over the record's columns. Unknown names and bad values are refused; they never reach SQL as text.
import { sql } from 'kysely'
import type { EntityModel } from '../../language/model.ts'
import type { ProductModel } from '../ProductModel.ts'
import { bad, textsOf, type Condition as OfField } from './filters/conditionOf.ts'
import { conditionFor } from './filters/index.ts'
import { allOf, firstOf, keyOf } from './fragments.ts'
import { ofRoles } from './ofRoles.ts'
import { isKey } from './isKey.ts'
import { slot } from './plan.ts'
import { partFieldAt } from '../../language/partFields.ts'

export interface Condition extends OfField {
  readonly parts: readonly string[]
}

const idCondition = (entity: EntityModel, value: unknown): Condition => {
  const numeric = entity.key === 'number'
  return {
    shape: 'id',
    parts: [],
    where: () => sql`${keyOf(entity)} = any(${slot('f.id')}::${sql.raw(numeric ? 'bigint' : 'text')}[])`,
    values: { 'f.id': textsOf({ name: 'id', value }).filter((each) => isKey(entity, each)) },
  }
}

/** @param filter by path (review.status); null and absent do not filter */
export const filterBy = (product: ProductModel, entity: EntityModel, filter: unknown): readonly Condition[] => {
  if (filter === undefined || filter === null) return []
  if (typeof filter !== 'object') throw bad('')
  return Object.entries(filter).flatMap(([path, value]): readonly Condition[] => {
    if (value === undefined || value === null) return []
    if (path === 'id') return [idCondition(entity, value)]
    const partField = partFieldAt(entity, path)
    if (!partField) throw bad(path.slice(0, 60))
    const conditionOf = conditionFor(partField.field)
    if (!conditionOf) throw bad(`f.${path}`)
    const { where, ...rest } = conditionOf({
      column: () => firstOf(product, entity, partField),
      field: partField.field,
      name: `f.${path}`,
      value,
    })
    const roles = ofRoles(product, entity, partField)
    return [{ ...rest, parts: [partField.part.name], where: () => (roles ? allOf([where(), roles]) : where()) }]
  })
}

// Some parts and fields are there for people in some roles only: whoever filters or counts by one of them means those people.
import { sql } from 'kysely'
import type { EntityModel } from '../../language/model.ts'
import type { ProductModel } from '../ProductModel.ts'
import { firstOf } from './fragments.ts'
import type { Fragment } from './plan.ts'
import { partFieldAt, type PartField } from '../../language/partFields.ts'

/** Undefined where the place is everybody's, or the records are no people. */
export const ofRoles = (product: ProductModel, entity: EntityModel, { part, field }: PartField): Fragment | undefined => {
  const roles = field.of ?? part.of
  const role = partFieldAt(entity, product.person.role)
  if (roles === undefined || entity.name !== product.person.entity || !role) return undefined
  return sql`${firstOf(product, entity, role)} in (${sql.join(roles.map((each) => sql.lit(each)))})`
}

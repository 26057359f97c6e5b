// Some parts and fields are there for people in some roles only: whoever filters or counts by one of them means those people.
import { sql } from 'kysely'
import type { EntityModel } from '../../language/model.ts'
import type { ServedProduct } from '../servedProduct.ts'
import { firstOf } from './fragments.ts'
import { placesOf } from './places.ts'
import type { Place } from './places.ts'
import type { Fragment } from './plan.ts'

/** Undefined where the place is everybody's, or the records are no people. */
export const ofRoles = (product: ServedProduct, entity: EntityModel, { part, field }: Place): Fragment | undefined => {
  const roles = field.of ?? part.of
  const role = placesOf(entity).byPath.get(product.person.role)
  if (roles === undefined || entity.name !== product.person.entity || !role) return undefined
  return sql`${firstOf(product, entity, role)} in (${sql.join(roles.map((each) => sql.lit(each)))})`
}

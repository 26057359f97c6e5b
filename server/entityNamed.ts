// An entity of the product by its name.
import type { EntityModel } from '../language/model.ts'
import type { ServedProduct } from './servedProduct.ts'

const known = new WeakMap<ServedProduct, ReadonlyMap<string, EntityModel>>()

export const entityNamed = (product: ServedProduct, name: string): EntityModel => {
  const entities = known.get(product) ?? new Map(product.entities.map((each) => [each.name, each]))
  known.set(product, entities)
  const found = entities.get(name)
  if (!found) throw new Error(`there is no entity ${name}`)
  return found
}

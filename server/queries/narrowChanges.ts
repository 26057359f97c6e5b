// What a change did is told field by field, each under the right to read it in the record itself.
import { neverLeaves, traitsOf } from '../../language/fields/index.ts'
import { decide, type Viewer } from '../../language/access.ts'
import { changedPaths, type ValueChanges } from '../../language/fields/changes.ts'
import type { EntityModel } from '../../language/model.ts'
import type { ProductModel } from '../ProductModel.ts'
import type { Answer } from './selectPaths.ts'
import { named } from '../../language/named.ts'
import { partFieldAt, type PartField } from '../../language/partFields.ts'

type Values = ValueChanges['before']

const only = (values: Values, paths: ReadonlySet<string>): Values =>
  values && Object.fromEntries(Object.entries(values).filter(([path]) => paths.has(path)))

const readablePaths = (entity: EntityModel | undefined, viewer: Viewer, changes: ValueChanges): ReadonlySet<string> => {
  return new Set(
    changedPaths(changes).filter((path) => {
      const partField = entity && partFieldAt(entity, path)
      return partField !== undefined && !neverLeaves(partField.field) && decide(viewer, partField.field.read ?? partField.part.read).allowed
    }),
  )
}

/** What no spec knows any more is left out too: nobody says who may read it. null where nothing is left. */
const narrowed = (product: ProductModel, viewer: Viewer, changes: ValueChanges): ValueChanges | null => {
  const entity = named(product.entities, changes.entity)
  const paths = readablePaths(entity, viewer, changes)
  if (paths.size === 0) return null
  return { entity: changes.entity, before: only(changes.before, paths), after: only(changes.after, paths) }
}

/** @param partFields what the answers hold */
export const narrowChanges = (
  product: ProductModel,
  viewer: Viewer,
  answers: readonly Answer[],
  partFields: readonly PartField[],
): void => {
  for (const { field } of partFields) {
    if (!traitsOf(field).holdsOthers) continue
    for (const answer of answers) {
      const value = answer[field.path]
      if (value !== null && value !== undefined) answer[field.path] = narrowed(product, viewer, value as ValueChanges)
    }
  }
}

// What a change did is told field by field, each under the right to read it in the record itself.
import { neverLeaves } from '../../language/fields/index.ts'
import { decide } from '../../language/access.ts'
import type { Viewer } from '../../language/access.ts'
import { changedPaths } from '../../language/fields/changes.ts'
import type { Changes } from '../../language/fields/changes.ts'
import type { EntityModel } from '../../language/model.ts'
import type { ServedProduct } from '../servedProduct.ts'
import { placesOf } from './places.ts'
import type { Place } from './places.ts'
import type { Answer } from './selectPaths.ts'

type Values = Changes['before']

const only = (values: Values, paths: ReadonlySet<string>): Values =>
  values && Object.fromEntries(Object.entries(values).filter(([path]) => paths.has(path)))

const readablePaths = (entity: EntityModel | undefined, viewer: Viewer, changes: Changes): ReadonlySet<string> => {
  const byPath = entity && placesOf(entity).byPath
  return new Set(
    changedPaths(changes).filter((path) => {
      const place = byPath?.get(path)
      return place !== undefined && !neverLeaves(place.field) && decide(viewer, place.field.read ?? place.part.read).allowed
    }),
  )
}

/** What no spec knows any more is left out too: nobody says who may read it. null where nothing is left. */
const narrowed = (product: ServedProduct, viewer: Viewer, changes: Changes): Changes | null => {
  const entity = product.entities.find(({ name }) => name === changes.entity)
  const paths = readablePaths(entity, viewer, changes)
  if (paths.size === 0) return null
  return { entity: changes.entity, before: only(changes.before, paths), after: only(changes.after, paths) }
}

/** @param places what the answers hold */
export const narrowChanges = (product: ServedProduct, viewer: Viewer, answers: readonly Answer[], places: readonly Place[]): void => {
  for (const { path, field } of places) {
    if (field.kind !== 'changes') continue
    for (const answer of answers) {
      const value = answer[path]
      if (value !== null && value !== undefined) answer[path] = narrowed(product, viewer, value as Changes)
    }
  }
}

// The place of a list that shows just the records of some filters; and what those filters are called on the wire.
import { traitsOf } from '../../language/fields/index.ts'
import { filterOf, type FilterKindName } from '../../language/filters/index.ts'
import type { FilterValue } from '../../language/filters/kind.ts'
import type { CountedModel, EntityModel, ListPlaceModel } from '../../language/model.ts'
import { filterName } from '../../language/names.ts'
import { partFieldAt } from '../../language/partFields.ts'

type Filters = Readonly<Record<string, FilterValue>>

/** What the list begins with by itself is said to be any; undefined where it has no address. */
export const placeOf = ({ list }: EntityModel, filters: Filters): ListPlaceModel | undefined => {
  if (!list || list.path === '') return undefined
  const any = Object.keys(list.starts).map((path): [string, FilterValue] => [path, []])
  return { path: list.path, filters: { ...Object.fromEntries(any), ...filters } }
}

const kindNameOf = (entity: EntityModel, path: string): FilterKindName | undefined => {
  const field = partFieldAt(entity, path)?.field
  const named = field && (filterOf(field.filter) ? field.filter : traitsOf(field).filter)
  return named === 'none' ? undefined : named
}

export const wiresOf = (entity: EntityModel, paths: readonly string[]): CountedModel['wires'] =>
  Object.fromEntries(
    paths.flatMap((path) => {
      const filter = kindNameOf(entity, path)
      return filter === undefined ? [] : [[path, { name: filterName(partFieldAt(entity, path)?.field ?? { path }), filter }]]
    }),
  )

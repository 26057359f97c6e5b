// What of a place means something to a list, and what it asks to be read.
import { fieldsOf } from '../../language/partFields.ts'
import { kept, readListParams, renamed, writeListParams, type ListParams } from '../../language/listAddress.ts'
import { entityAt } from '../../language/lists.ts'
import type { EntityModel, ListModel } from '../../language/model.ts'
import { named } from '../../language/named.ts'

export const readPlace = (place: string): ListParams => readListParams(new URLSearchParams(place))

/** Paths that a list can do something with. */
const known = ({ columns, filters, sortable, views, starts }: ListModel): ReadonlySet<string> =>
  new Set([
    ...columns.map(({ field }) => field),
    ...filters,
    ...sortable,
    ...Object.keys(starts),
    ...views.flatMap(({ filter }) => Object.keys(filter)),
  ])

/** @returns the place without what the list knows nothing of; undefined where the entity has no list */
export const placeIn = (entity: EntityModel, place: string): string | undefined => {
  const params = kept(readPlace(place))
  const { list } = entityAt(entity, params.view)
  if (!list) return undefined
  const names = known(list)
  const paths = new Set(fieldsOf(entity).map(({ path }) => path))
  return writeListParams(renamed(params, (path) => (names.has(path) && (path === 'id' || paths.has(path)) ? path : undefined))).toString()
}

/** Paths whose values a place tells something of: what it narrows by, what it sorts by. */
export const askedIn = (entity: EntityModel, place: string): readonly string[] => {
  const { filters, sort, view } = readPlace(place)
  const ofView = named(entity.list?.views, view)?.filter ?? {}
  return [...Object.keys(filters), ...Object.keys(ofView), ...(sort ? [sort.by] : [])]
}

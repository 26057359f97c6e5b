// Filters as the server's filter input: camel-case paths, each value as its kind of filter writes it.
import { filterOf, type FieldFilter } from '../../../language/filters/index.ts'
import type { FilterKind, FilterWire, FilterValue } from '../../../language/filters/kind.ts'
import type { EntityModel, FieldModel } from '../../../language/model.ts'
import { filterName } from '../../../language/names.ts'
import { fieldAt } from '../../client/records/fieldAt.ts'
import { todayIn } from '../../client/viewerZone.ts'
import { isSet, type Filters } from './activeFilters.ts'
import { traitsOf } from '../../../language/fields/index.ts'

/** How a field is filtered; a derived one as the kind it looks like. */
export const filterNameOf = (field: FieldModel): FieldFilter => (filterOf(field.filter) ? field.filter : traitsOf(field).filter)

/** undefined where it is not. */
export const filterKindOf = (field: FieldModel): FilterKind | undefined => filterOf(filterNameOf(field))

/** The whole filter input; undefined when nothing narrows the list. */
export const filterWire = (entity: EntityModel, filters: Filters, zone: string): Readonly<Record<string, FilterWire>> | undefined => {
  const wires = Object.entries(filters).flatMap(([path, value]): [string, FilterWire][] => {
    const field = fieldAt(entity, path)
    const wire = field && filterKindOf(field)?.wire(value, zone, todayIn(zone))
    return wire === undefined ? [] : [[filterName(field ?? { path }), wire]]
  })
  return wires.length === 0 ? undefined : Object.fromEntries(wires)
}

/** The records that refer to this one by the field at a path. */
export const referring = (entity: EntityModel, by: string, id: string): Readonly<Record<string, FilterWire>> => ({
  [filterName(fieldAt(entity, by) ?? { path: by })]: [id],
})

const valueFor = (field: FieldModel, value: FilterValue): FilterValue => {
  const meant = filterKindOf(field)?.sensible(value) ?? []
  const { choices } = field
  return choices && Array.isArray(meant) ? meant.filter((each) => choices.some((choice) => choice.value === each)) : meant
}

/** An address is typed and shared by people: what a filter cannot mean is left out, as if it had not been said. */
export const sensible = (entity: EntityModel, filters: Filters): Filters =>
  Object.fromEntries(
    Object.entries(filters).flatMap(([path, value]): [string, FilterValue][] => {
      const field = fieldAt(entity, path)
      const meant = field ? valueFor(field, value) : []
      return isSet(meant) ? [[path, meant]] : []
    }),
  )

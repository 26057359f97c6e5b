// An address is typed and shared by people: what a filter cannot mean is left out, as if it had not been said.
import type { FilterValue } from '../../../language/filters/kind.ts'
import type { EntityModel, FieldModel } from '../../../language/model.ts'
import { fieldAt } from '../../client/records/fieldAt.ts'
import type { Filters } from './activeFilters.ts'
import { isSet } from './activeFilters.ts'
import { filterKindOf } from './filterWire.ts'

const valueFor = (field: FieldModel, value: FilterValue): FilterValue => {
  const meant = filterKindOf(field)?.sensible(value) ?? []
  const { choices } = field
  return choices && Array.isArray(meant) ? meant.filter((each) => choices.some((choice) => choice.value === each)) : meant
}

export const sensible = (entity: EntityModel, filters: Filters): Filters =>
  Object.fromEntries(
    Object.entries(filters).flatMap(([path, value]): [string, FilterValue][] => {
      const field = fieldAt(entity, path)
      const meant = field ? valueFor(field, value) : []
      return isSet(meant) ? [[path, meant]] : []
    }),
  )

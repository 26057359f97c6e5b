// An address is typed and shared by people: what a filter cannot mean is left out, as if it had not been said.
import type { FilterKind } from '../../../language/fields/kind.ts'
import type { EntityModel, FieldModel } from '../../../language/model.ts'
import { fieldAt } from '../../records/fieldAt.ts'
import type { Filters } from './activeFilters.ts'
import { isSet } from './activeFilters.ts'
import { filterKindOf } from './filterWire.ts'
import type { FilterValue } from './place.ts'

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
const ends: Readonly<Partial<Record<FilterKind, (text: string) => boolean>>> = {
  timeRange: isDay,
  dateRange: isDay,
  decimalRange: (text) => /^[-+]?\d{1,15}([.,]\d{1,6})?$/.test(text),
  intRange: (text) => /^[-+]?\d{1,9}$/.test(text),
}

const rangeOf = (value: FilterValue, fits: (text: string) => boolean): FilterValue => {
  if (Array.isArray(value)) return []
  const { from, to } = value as { readonly from?: string; readonly to?: string }
  return {
    ...(from !== undefined && fits(from) && { from }),
    ...(to !== undefined && fits(to) && { to }),
  }
}

const valueFor = (field: FieldModel, value: FilterValue): FilterValue => {
  const fits = ends[filterKindOf(field)]
  if (fits) return rangeOf(value, fits)
  if (!Array.isArray(value)) return []
  const { choices } = field
  return choices ? value.filter((each) => choices.some((choice) => choice.value === each)) : value
}

export const sensible = (entity: EntityModel, filters: Filters): Filters =>
  Object.fromEntries(
    Object.entries(filters).flatMap(([path, value]): [string, FilterValue][] => {
      const field = fieldAt(entity, path)
      const meant = field ? valueFor(field, value) : []
      return isSet(meant) ? [[path, meant]] : []
    }),
  )

// Filters as the server's filter input: camel-case paths, whole days as instants of the reader's zone.
import { kindOf } from '../../../language/fields/index.ts'
import type { FilterKind, Wire } from '../../../language/fields/kind.ts'
import type { EntityModel, FieldModel } from '../../../language/model.ts'
import { filterName } from '../../../language/names.ts'
import { lookOf } from '../../../language/fields/lookOf.ts'
import { fieldAt } from '../../records/fieldAt.ts'
import type { Filters } from './activeFilters.ts'
import type { FilterValue } from './place.ts'

/** How a field is filtered; a derived one as the kind it looks like. */
export const filterKindOf = (field: FieldModel): FilterKind =>
  field.filter === 'none' && field.kind === 'derived' ? kindOf(lookOf(field)).filter : field.filter

const instant = (day: string, end: boolean): string | undefined => {
  const time = new Date(`${day}T${end ? '23:59:59.999' : '00:00:00.000'}`)
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString()
}

type End = (text: string, end: boolean) => Wire | undefined
const ends: Readonly<Partial<Record<FilterKind, End>>> = {
  timeRange: instant,
  dateRange: (text) => text,
  decimalRange: (text) => text.replace(',', '.'),
  intRange: (text) => (Number.isSafeInteger(Number(text)) ? Number(text) : undefined),
}

const rangeWire = (value: FilterValue, end: End): Wire | undefined => {
  if (Array.isArray(value)) return undefined
  const { from, to } = value as { readonly from?: string; readonly to?: string }
  const low = from === undefined ? undefined : end(from, false)
  const high = to === undefined ? undefined : end(to, true)
  if (low === undefined && high === undefined) return undefined
  return { ...(low === undefined ? {} : { from: low }), ...(high === undefined ? {} : { to: high }) }
}

/** One filter's value on the wire, undefined where it says nothing. */
export const wireOf = (kind: FilterKind, value: FilterValue): Wire | undefined => {
  const end = ends[kind]
  if (end) return rangeWire(value, end)
  if (!Array.isArray(value) || value.length === 0) return undefined
  if (kind === 'contains') return value[0]
  if (kind === 'flag') return value[0] === 'true'
  return kind === 'none' ? undefined : value
}

/** The whole filter input; undefined when nothing narrows the list. */
export const filterWire = (entity: EntityModel, filters: Filters): Readonly<Record<string, Wire>> | undefined => {
  const wires = Object.entries(filters).flatMap(([path, value]): [string, Wire][] => {
    const field = fieldAt(entity, path)
    const wire = field && wireOf(filterKindOf(field), value)
    return wire === undefined ? [] : [[filterName(field ?? { path }), wire]]
  })
  return wires.length === 0 ? undefined : Object.fromEntries(wires)
}

/** The records that refer to this one by the field at a path. */
export const referring = (entity: EntityModel, by: string, id: string): Readonly<Record<string, Wire>> => ({
  [filterName(fieldAt(entity, by) ?? { path: by })]: [id],
})

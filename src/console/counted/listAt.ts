// Where the list of what a home screen or the bell counted is, and how that is asked on the wire: one set of filters for both, so that the list shows what was counted.
import { filterOf } from '../../../language/filters/index.ts'
import type { FilterValue, FilterWire } from '../../../language/filters/kind.ts'
import { readListParams, writeListParams } from '../../../language/listAddress.ts'
import { todayIn, viewerZone } from '../../client/viewerZone.ts'
import type { CountedModel, ListPlaceModel } from '../../../language/model.ts'

export type Filters = Readonly<Record<string, FilterValue>>

const anywhere = readListParams(new URLSearchParams())

export const addressAt = ({ path, filters }: ListPlaceModel, more: Filters = {}): string => {
  const address = writeListParams({ ...anywhere, filters: { ...filters, ...more } }).toString()
  return address === '' ? path : `${path}?${address}`
}

/** Undefined where nothing narrows it. */
export const wireAt = ({ leads, wires }: CountedModel, more: Filters = {}): Readonly<Record<string, FilterWire>> | undefined => {
  const zone = viewerZone()
  const asked = Object.entries({ ...leads.filters, ...more }).flatMap(([path, value]): [string, FilterWire][] => {
    const known = wires[path]
    const wire = known && filterOf(known.filter)?.wire(value, zone, todayIn(zone))
    return known === undefined || wire === undefined ? [] : [[known.name, wire]]
  })
  return asked.length === 0 ? undefined : Object.fromEntries(asked)
}

// Whether a list shows all records of its order, in their order: only then does a place among them mean anything.
import type { ListModel } from '../../../language/model.ts'
import type { Records } from '../../client/records/loadRecords.ts'
import { activeFilters } from './activeFilters.ts'
import type { Place } from './place.ts'
import { sortOf } from './useList.ts'

export const isInOrder = ({ entity: { order } }: Records, list: ListModel, place: Place): boolean => {
  if (!order || place.search !== '') return false
  const { by, descending } = sortOf(list, place)
  const narrowed = Object.keys(activeFilters(list, place)).filter((path) => path !== order.within)
  return by === order.by && !descending && narrowed.length === 0
}

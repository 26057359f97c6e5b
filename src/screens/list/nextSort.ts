// The round of a sortable head (domain 2): descending, ascending, the list's own order.
import type { ListModel } from '../../../language/model.ts'
import type { Place } from './place.ts'

export const nextSort = (list: ListModel, now: Place['sort'], field: string): Place['sort'] => {
  const own = now === undefined && list.sort.by === field
  if (own) return { by: field, descending: !list.sort.descending }
  if (now?.by !== field) return { by: field, descending: true }
  if (list.sort.by === field) return undefined
  return now.descending ? { by: field, descending: false } : undefined
}

// The round of a sortable head (domain 2): descending, ascending, the list's own order.
import type { SortModel } from '../../../language/model.ts'
import type { ListParams } from './listParams.ts'

export const nextSort = (own: SortModel, now: ListParams['sort'], field: string): ListParams['sort'] => {
  if (now === undefined && own.by === field) return { by: field, descending: !own.descending }
  if (now?.by !== field) return { by: field, descending: true }
  if (own.by === field) return undefined
  return now.descending ? { by: field, descending: false } : undefined
}

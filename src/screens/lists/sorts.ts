// How a list is sorted: by itself, after its head is pressed, and as its document takes it.
import type { ListModel, SortModel } from '../../../language/model.ts'
import type { ListParams } from '../../../language/listAddress.ts'
import { named } from '../../../language/named.ts'
import { camel } from '../../../language/names.ts'

/** How a list is sorted while the viewer says nothing: as its view wants, else as the list does. */
export const ownSort = (list: ListModel, { view }: Pick<ListParams, 'view'>): SortModel => named(list.views, view)?.sort ?? list.sort

/** The round of a sortable head (domain 2): descending, ascending, the list's own order. */
export const nextSort = (own: SortModel, now: ListParams['sort'], field: string): ListParams['sort'] => {
  if (now === undefined && own.by === field) return { by: field, descending: !own.descending }
  if (now?.by !== field) return { by: field, descending: true }
  if (own.by === field) return undefined
  return now.descending ? { by: field, descending: false } : undefined
}

/** A sort as a list's document takes it. */
export const sortWire = ({ by, descending }: SortModel): { readonly by: string; readonly direction: 'ASCENDING' | 'DESCENDING' } => ({
  by: camel(by),
  direction: descending ? 'DESCENDING' : 'ASCENDING',
})

// How a list is sorted while the viewer says nothing: as its view wants, else as the list does.
import type { ListModel, SortModel } from '../../../language/model.ts'
import type { ListParams } from './listParams.ts'
import { named } from '../../../language/named.ts'

export const ownSort = (list: ListModel, { view }: Pick<ListParams, 'view'>): SortModel => named(list.views, view)?.sort ?? list.sort

// How a list is sorted while the viewer says nothing: as its view wants, else as the list does.
import type { ListModel, SortModel } from '../../../language/model.ts'
import type { Place } from './place.ts'

export const ownSort = (list: ListModel, { view }: Pick<Place, 'view'>): SortModel =>
  list.views.find(({ name }) => name === view)?.sort ?? list.sort

// The list of people of the shell's library: it searches by more than a screen's right lets read.
import type { ListModel } from '../../../language/model.ts'

export const peopleList: ListModel = {
  screen: 'people',
  path: '/people',
  document: 'PeopleList',
  operation: 'peopleSearch',
  rowDocument: 'PeopleRow',
  whole: false,
  columns: [],
  filters: [],
  search: ['nick', 'phone', 'email'],
  sort: { by: 'id', descending: false },
  sortable: [],
  views: [],
  starts: {},
  actions: [],
  listActions: [],
  opens: [],
  guards: {},
}

// The newest of what the bell counts: by itself, so that no screen of the entity comes along.
import type { EntityModel, NewsModel } from '../../language/model.ts'
import { camel, pascal } from '../../language/names.ts'
import { timeSelection } from './oldest.ts'

/** Nothing where its list does not sort by that time. */
export const newestOf = (entity: EntityModel, name: string, at: string): Pick<NewsModel, 'newest'> => {
  const { list, wire } = entity
  if (!list || list.whole || !list.sortable.includes(at)) return {}
  return {
    newest: {
      document: `${pascal(wire)}${pascal(name)}Newest`,
      guards: timeSelection(entity, at).guards,
      sort: { by: camel(at), direction: 'DESCENDING' },
    },
  }
}

// What stands beside an opened record: the field that ties it to the record is there, fits and is quick to ask; its columns are columns.
import { refersToOne } from '../../language/fields/index.ts'
import { listOf } from '../resolve/list.ts'
import { didYouMean } from '../../language/suggest.ts'
import type { WrittenEntity, WrittenField, WrittenList } from '../written.ts'
import { columnsOf, fieldsOf, pathsOf, type Ensure } from './scope.ts'
import { entitiesIn, openedIn, type At } from './walk.ts'

type Below = NonNullable<WrittenList['below']>[string]

/** The entity that a tie has to refer to: this one, or what its own field refers to; undefined where the two hold a text. */
const referred = ({ spec }: At<WrittenEntity>, { is }: Below): string | undefined => {
  const field = is === undefined ? undefined : fieldsOf(spec).get(is)
  if (is === undefined) return spec.entity
  return field && refersToOne(field) ? field.entity : undefined
}

const fits = (field: WrittenField, entity: string | undefined): boolean =>
  entity === undefined ? !refersToOne(field) && field.lookedUp === true : refersToOne(field) && field.entity === entity

const wanted = (entity: string | undefined): string => (entity === undefined ? 'be a text that is looked up' : `refer to ${entity}`)

export const ensureBelow: Ensure = ({ written, add }) => {
  for (const own of entitiesIn(written))
    for (const { spec, path } of openedIn(own))
      for (const [name, below] of Object.entries(spec.below ?? {})) {
        const other = written.entities[below.entity]
        if (!other) continue
        const at = [...path, 'below', name]
        const field = fieldsOf(other).get(below.by)
        const to = referred(own, below)
        const ties = [...fieldsOf(other)].filter(([, each]) => fits(each, to)).map(([each]) => each)
        if (!field || !ties.includes(below.by))
          add({
            code: 'wrong-tie',
            path: [...at, 'by'],
            message: `"${below.by}" of ${below.entity} has to ${wanted(to)}.${didYouMean(below.by, ties)}`,
          })
        const shown = listOf(other)
        if (!shown) add({ code: 'related-without-list', path: [...at, 'entity'], message: `${below.entity} has no list to be shown by.` })
        const columns = columnsOf(shown)
        const known = pathsOf(other)
        // One that is none may have been meant by it.
        if (columns.some((each) => !known.includes(each))) continue
        for (const [place, column] of (below.columns ?? []).entries())
          if (!columns.includes(column))
            add({
              code: 'unknown-column',
              path: [...at, 'columns', place],
              message: `The list of ${below.entity} has no column "${column}".${didYouMean(column, columns)}`,
            })
      }
}

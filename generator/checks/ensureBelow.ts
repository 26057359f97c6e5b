// What stands beside an opened record: the field that ties it to the record is there, fits and is quick to ask; its columns are columns.
import { refersToOne } from '../../language/fields/index.ts'
import { listOf } from '../resolve/list.ts'
import { didYouMean } from '../../language/suggest.ts'
import type { WrittenField, WrittenList } from '../written.ts'
import type { Ensure } from './scope.ts'
import { columnsOf, fieldsOf } from './scope.ts'
import { entitiesIn, listsIn } from './walk.ts'

type Below = NonNullable<WrittenList['below']>[string]

const fits = (field: WrittenField, { is }: Below, entity: string): boolean =>
  is === undefined ? refersToOne(field) && field.entity === entity : !refersToOne(field) && field.lookedUp === true

const wanted = ({ is }: Below, entity: string): string => (is === undefined ? `refer to ${entity}` : 'be a text that is looked up')

export const ensureBelow: Ensure = ({ written, add }) => {
  for (const own of entitiesIn(written))
    for (const { spec: list, path } of listsIn(own))
      for (const [name, below] of Object.entries(list.below ?? {})) {
        const other = written.entities[below.entity]
        if (!other) continue
        const at = [...path, 'below', name]
        const field = fieldsOf(other).get(below.by)
        const ties = [...fieldsOf(other)].filter(([, each]) => fits(each, below, own.spec.entity)).map(([each]) => each)
        if (!field || !ties.includes(below.by))
          add({
            code: 'wrong-tie',
            path: [...at, 'by'],
            message: `"${below.by}" of ${below.entity} has to ${wanted(below, own.spec.entity)}.${didYouMean(below.by, ties)}`,
          })
        const shown = listOf(other)
        if (!shown) add({ code: 'related-without-list', path: [...at, 'entity'], message: `${below.entity} has no list to be shown by.` })
        const columns = columnsOf(shown)
        for (const [place, column] of (below.columns ?? []).entries())
          if (!columns.includes(column))
            add({
              code: 'unknown-column',
              path: [...at, 'columns', place],
              message: `The list of ${below.entity} has no column "${column}".${didYouMean(column, columns)}`,
            })
      }
}

// What stands beside an opened record: the field that ties it to the record is there, fits and is quick to ask; its columns are columns.
import { refersToOne } from '../../language/fields/index.ts'
import { listOf } from '../resolve/list.ts'
import { didYouMean } from '../../language/suggest.ts'
import type { WrittenField, WrittenList } from '../written.ts'
import type { Ensure } from './ensures.ts'
import { columnsOf, fieldsOf } from './scope.ts'
import { entitiesIn, listsIn } from './walk.ts'

type Beside = NonNullable<WrittenList['beside']>[string]

const fits = (field: WrittenField, { is }: Beside, entity: string): boolean =>
  is === undefined ? refersToOne(field) && field.entity === entity : field.kind === 'text' && field.lookedUp === true

const wanted = ({ is }: Beside, entity: string): string => (is === undefined ? `refer to ${entity}` : 'be a text that is looked up')

export const ensureBeside: Ensure = ({ written, add }) => {
  for (const own of entitiesIn(written))
    for (const { spec: list, path } of listsIn(own))
      for (const [name, beside] of Object.entries(list.beside ?? {})) {
        const other = written.entities[beside.entity]
        if (!other) continue
        const at = [...path, 'beside', name]
        const field = fieldsOf(other).get(beside.by)
        const ties = [...fieldsOf(other)].filter(([, each]) => fits(each, beside, own.spec.entity)).map(([each]) => each)
        if (!field || !ties.includes(beside.by))
          add({
            code: 'wrong-tie',
            path: [...at, 'by'],
            message: `"${beside.by}" of ${beside.entity} has to ${wanted(beside, own.spec.entity)}.${didYouMean(beside.by, ties)}`,
          })
        const shown = listOf(other)
        if (!shown) add({ code: 'related-without-list', path: [...at, 'entity'], message: `${beside.entity} has no list to be shown by.` })
        const columns = columnsOf(shown)
        for (const [place, column] of (beside.columns ?? []).entries())
          if (!columns.includes(column))
            add({
              code: 'unknown-column',
              path: [...at, 'columns', place],
              message: `The list of ${beside.entity} has no column "${column}".${didYouMean(column, columns)}`,
            })
      }
}

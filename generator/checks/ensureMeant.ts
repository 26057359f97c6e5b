// Filters that a view or a list begins with mean something: one that means nothing is none, and all would be shown. A list says no word that is read of others.
import { traitsOf } from '../../language/fields/index.ts'
import { filterOf } from '../../language/filters/index.ts'
import type { AddProblem } from '../problem.ts'
import type { WrittenField, WrittenList } from '../written.ts'
import { fieldsOf, type Ensure } from './scope.ts'
import { entitiesIn, listsIn, type At } from './walk.ts'

const valuesIn = ({ spec, path }: At<WrittenList>) => [
  ...Object.entries(spec.views ?? {}).flatMap(([name, { where }]) =>
    where ? [{ name: where.field, value: where.is, path: [...path, 'views', name, 'where', 'is'] }] : [],
  ),
  ...Object.entries(spec.starts ?? {}).flatMap(([name, value]) =>
    value ? [{ name, value: 'last' in value ? { from: 'today' } : value, path: [...path, 'starts', name] }] : [],
  ),
]

const ensureFilters = (list: At<WrittenList>, fields: ReadonlyMap<string, WrittenField>, add: AddProblem): void => {
  for (const { name, value, path } of valuesIn(list)) {
    const field = fields.get(name)
    // A state is one of its lifecycle's; that it means something hangs on no day.
    const filter = filterOf(field ? traitsOf(field).filter : 'oneOf')
    if (!filter || filter.wire(value, 'UTC', '2000-01-01') !== undefined) continue
    const other = filter.days
      ? "lists start with the last days of it, { last: '30 days' }"
      : Array.isArray(value)
        ? 'only a choice, a state, a reference, a yes or no is one of some values, so name such a field'
        : 'write its values'
    add({ code: 'wrong-filter', path, message: `"${name}" is not filtered so: ${other}.` })
  }
}

export const ensureMeant: Ensure = ({ written, add }) => {
  for (const entity of entitiesIn(written))
    for (const list of listsIn(entity)) {
      ensureFilters(list, fieldsOf(entity.spec), add)
      if (list.spec.verb !== undefined && !list.spec.whole)
        add({
          code: 'verb-of-pages',
          path: [...list.path, 'verb'],
          at: 'name',
          message: 'A list that is read by pages is searched anyway: take verb out, or say whole: true.',
        })
    }
}

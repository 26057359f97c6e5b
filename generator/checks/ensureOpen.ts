// What waits about a record: it points here, is counted, and a list shows it narrowed to just that.
import type { OpenSpec } from '../../language/screens/index.ts'
import { didYouMean } from '../../language/suggest.ts'
import type { AnyWords } from '../../language/words.ts'
import type { AddProblem, SpecPath } from '../problem.ts'
import { listOf } from '../resolve/list.ts'
import { under, type Written } from '../written.ts'
import { ensureAmong, valuesAt } from './ensureValues.ts'
import { pointing, type Ensure } from './scope.ts'
import { entitiesIn } from './walk.ts'

const ensureOne = (written: Written, { entity, by, where }: OpenSpec<AnyWords>, home: string, path: SpecPath, add: AddProblem): void => {
  const other = under(written.entities, entity)
  if (!other) return
  const list = listOf(other)
  const ties = pointing(other, home)
  if (!ties.includes(by))
    add({
      code: 'wrong-reference',
      path: [...path, 'by'],
      message: `"${by}" of ${entity} does not refer to ${home}.${didYouMean(by, ties)}`,
    })
  if (!other.reads?.getStats)
    add({ code: 'uncounted', path: [...path, 'entity'], message: `Nothing counts ${entity}: give it reads.getStats.` })
  if (list?.path === undefined)
    return add({ code: 'leads-nowhere', path: [...path, 'entity'], message: `${entity} has no list with an address.` })
  ensureAmong(where.is, valuesAt(written, other, where.field), [...path, 'where', 'is'], add)
  const filters = list.filters ?? []
  for (const [name, at] of [
    [by, ['by']],
    [where.field, ['where', 'field']],
  ] as const)
    // What does not point here was told so.
    if (!filters.includes(name) && !(name === by && !ties.includes(by)))
      add({
        code: 'unfiltered',
        path: [...path, ...at],
        message: `The list of ${entity} cannot be filtered by "${name}".${didYouMean(name, filters)}`,
      })
}

export const ensureOpen: Ensure = ({ written, add }) => {
  for (const { spec, path } of entitiesIn(written))
    for (const [name, open] of Object.entries(spec.detail?.head?.open ?? {})) {
      const at = [...path, 'detail', 'head', 'open', name]
      ensureOne(written, open, spec.entity, at, add)
      if (open.of && spec.entity !== written.person.entity)
        add({
          code: 'of-without-person',
          path: [...at, 'of'],
          message: `Only a ${written.person.entity} has a role, so ${spec.entity} has nothing by role.`,
        })
    }
}

// What of an entity can be done over many of its records at once, and what the plan of that tells.
import { actionKind } from '../../language/actions/index.ts'
import type { EntityModel, ListModel } from '../../language/model.ts'
import type { WrittenList } from '../written.ts'
import type { Context } from './context.ts'

/** Whether anything can be done over many records at once: its receipts are shown by an entity. */
export const keepsRuns = ({ entities }: Context['written']): boolean => Object.values(entities).some(({ storedAs }) => storedAs === 'runs')

/** Whether anything of that leaves as a file. */
export const handsOut = ({ entities }: Context['written']): boolean =>
  Object.values(entities).some(({ lifecycle }) => Object.values(lifecycle?.transitions ?? {}).some(({ file }) => file !== undefined))

/** Of lists that offer what can be run over many records. */
export const planOf = ({ written }: Context, entity: EntityModel, list: WrittenList): Pick<ListModel, 'plan'> => {
  const offered = new Set([list, ...Object.values(list.views ?? {})].flatMap(({ actions = [] }) => actions))
  const runs = entity.actions.some((each) => (each.runs ?? actionKind(each).runs) && offered.has(each.path))
  return runs && keepsRuns(written) ? { plan: { sums: [], ...list.plan } } : {}
}

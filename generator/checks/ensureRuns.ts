// Runs over many records: receipts and what came of each record are shown, each by one entity; a plan sums stored money by what can be named.
import { choosesOne, refersToOne, traitsOf } from '../../language/fields/index.ts'
import { isComputed } from '../../language/fields/derived.ts'
import type { KeptName } from '../../language/kept.ts'
import type { AddProblem } from '../problem.ts'
import type { WrittenEntity, WrittenList } from '../written.ts'
import type { Ensure } from './scope.ts'
import { entitiesIn, fieldsByPath, listsIn } from './walk.ts'
import type { At, FieldAt } from './walk.ts'

const halves = ['runs', 'runItems'] as const satisfies readonly KeptName[]

const ensureShown = (entities: readonly At<WrittenEntity>[], add: AddProblem): void => {
  const shown = halves.map((half) => entities.filter(({ spec }) => spec.storedAs === half))
  for (const [, ...more] of shown)
    for (const { path } of more)
      add({
        code: 'runs-twice',
        path: [...path, 'storedAs'],
        message: 'Receipts of runs, and what came of each record, are shown by one entity each.',
      })
  const [[run], [item]] = [shown[0] ?? [], shown[1] ?? []]
  const alone = run && !item ? run : item && !run ? item : undefined
  const missing = run ? 'runItems' : 'runs'
  if (alone)
    add({
      code: 'runs-half',
      path: [...alone.path, 'storedAs'],
      message: `A receipt has two halves: an entity needs storedAs: '${missing}', too.`,
    })
}

const ensurePlan = (
  fields: ReadonlyMap<string, FieldAt>,
  { spec: { plan }, path }: At<WrittenList>,
  shown: boolean,
  add: AddProblem,
): void => {
  if (!plan) return
  if (!shown)
    add({
      code: 'plan-nowhere',
      path: [...path, 'plan'],
      at: 'name',
      message: "Nothing is run over many records: an entity needs storedAs: 'runs'.",
    })
  ;(plan.sums ?? []).forEach((name, at) => {
    const field = fields.get(name)?.spec
    const message = `A plan sums money that is stored; "${name}" is of kind ${field?.kind}.`
    if (field && (isComputed(field) || !traitsOf(field).summed)) add({ code: 'wrong-plan', path: [...path, 'plan', 'sums', at], message })
  })
  const names = plan.names === undefined ? undefined : fields.get(plan.names)?.spec
  const unnamed = `A plan names a record by a reference; "${plan.names}" is of kind ${names?.kind}.`
  if (names && !refersToOne(names)) add({ code: 'wrong-plan', path: [...path, 'plan', 'names'], message: unnamed })
  const per = plan.per === undefined ? undefined : fields.get(plan.per)?.spec
  const message = `A plan sums per value of a choice or a reference; "${plan.per}" is of kind ${per?.kind}.`
  if (per && (isComputed(per) || !(choosesOne(per) || refersToOne(per))))
    add({ code: 'wrong-plan', path: [...path, 'plan', 'per'], message })
}

export const ensureRuns: Ensure = ({ written, add }) => {
  const entities = [...entitiesIn(written)]
  ensureShown(entities, add)
  const shown = entities.some(({ spec }) => spec.storedAs === 'runs')
  for (const entity of entities) for (const list of listsIn(entity)) ensurePlan(fieldsByPath(entity), list, shown, add)
}

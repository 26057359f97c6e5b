// Runs over many records: receipts and what came of each record are shown, each by one entity; a plan sums stored money by what can be named.
import { choosesOne, neverLeaves, refersToOne, traitsOf } from '../../language/fields/index.ts'
import { isComputed } from '../../language/fields/derived.ts'
import type { KeptName } from '../../language/kept.ts'
import type { AddProblem } from '../problem.ts'
import type { WrittenEntity, WrittenList } from '../written.ts'
import type { Ensure } from './scope.ts'
import { entitiesIn, fieldsByPath, listsIn, type At, type FieldAt } from './walk.ts'

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

/** What leaves as a file is stored beside the state, and nothing that only a screen can show. */
const ensureFiles = ({ spec, path }: At<WrittenEntity>, fields: ReadonlyMap<string, FieldAt>, shown: boolean, add: AddProblem): void => {
  for (const [name, { file, asks = {} }] of Object.entries(spec.lifecycle?.transitions ?? {})) {
    if (!file) continue
    const at = [...path, 'lifecycle', 'transitions', name, 'file']
    if (!shown)
      add({ code: 'file-nowhere', path: at, at: 'name', message: "Nothing is run over many records: an entity needs storedAs: 'runs'." })
    if (!Object.hasOwn(asks, file.answers))
      add({ code: 'wrong-file', path: [...at, 'answers'], message: `"${file.answers}" comes back, but ${name} does not ask for it.` })
    file.columns.forEach((column, place) => {
      const field = fields.get(column)?.spec
      const why = `A file tells what is stored and can be written as text; "${column}" is of kind ${field?.kind}.`
      if (field && (isComputed(field) || neverLeaves(field) || refersToOne(field) || traitsOf(field).holdsFile))
        add({ code: 'wrong-file', path: [...at, 'columns', place], message: why })
    })
  }
}

export const ensureRuns: Ensure = ({ written, add }) => {
  const entities = [...entitiesIn(written)]
  ensureShown(entities, add)
  const shown = entities.some(({ spec }) => spec.storedAs === 'runs')
  for (const entity of entities) {
    const fields = fieldsByPath(entity)
    for (const list of listsIn(entity)) ensurePlan(fields, list, shown, add)
    ensureFiles(entity, fields, shown, add)
  }
}

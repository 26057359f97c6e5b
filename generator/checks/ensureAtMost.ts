// How many records there may be: alike in what is kept in one value, asked for values that there are, and told in words that name nothing else.
import { isComputed } from '../../language/fields/derived.ts'
import { leavesWhole } from '../../language/fields/index.ts'
import type { AddProblem, SpecPath } from '../problem.ts'
import { under, type WrittenEntity } from '../written.ts'
import { ensureTests } from './ensureConditions.ts'
import { columnsOf } from './ensureGives.ts'
import { ensureBraces } from './ensureTexts.ts'
import type { Ensure } from './scope.ts'
import { entitiesIn } from './walk.ts'

/** Several values, rows and what is kept sealed are alike in nothing. */
const comparedBy = ({ fields }: WrittenEntity, name: string): boolean => {
  const field = under(fields, name)
  if (!field) return true
  if (isComputed(field) || !leavesWhole(field)) return false
  const columns = columnsOf(field)
  return columns.length === 1 && /^(text|boolean|date|bigint|integer)$/.test(columns[0] ?? '')
}

interface Place {
  readonly path: SpecPath
  readonly at?: 'name'
}

const ensureCompared = (entity: WrittenEntity, name: string, place: Place, add: AddProblem): boolean => {
  const is = comparedBy(entity, name)
  if (!is)
    add({ code: 'uncountable', ...place, message: `Nothing is counted by "${name}": it is not kept as one value that could be compared.` })
  return is
}

export const ensureAtMost: Ensure = ({ written, add }) => {
  for (const { spec: entity, path: home } of entitiesIn(written)) {
    for (const [name, spec] of Object.entries(entity.atMost ?? {})) {
      const path = [...home, 'atMost', name]
      for (const [at, each] of (spec.alike ?? []).entries()) ensureCompared(entity, each, { path: [...path, 'alike', at] }, add)
      const where = Object.entries(spec.where ?? {}).filter(([each]) =>
        ensureCompared(entity, each, { path: [...path, 'where', each], at: 'name' }, add),
      )
      const row = Object.fromEntries(where)
      ensureTests(written, { spec: row, path: [...path, 'where'], entity }, add)
      ensureBraces(spec.says, [...path, 'says'], ['records'], add)
    }
  }
}

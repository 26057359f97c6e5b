// Conditions: each is named by a guard, asks what is stored, and for values that there are.
import { neverLeaves } from '../../language/fields/index.ts'
import { isComputed } from '../../language/fields/derived.ts'
import { rowsOf, testsOf } from '../resolve/conditions.ts'
import type { AddProblem, SpecPath } from '../problem.ts'
import type { Written, WrittenEntity } from '../written.ts'
import { ensureAmong, valuesAt } from './ensureValues.ts'
import type { Ensure } from './scope.ts'
import { fieldsOf } from './scope.ts'
import { actionsIn, entitiesIn, partsIn } from './walk.ts'
import type { At } from './walk.ts'

const ensureTests = (written: Written, entity: At<WrittenEntity>, name: string, path: SpecPath, add: AddProblem): void => {
  const spec = entity.spec.conditions?.[name]
  if (!spec) return
  const fields = fieldsOf(entity.spec)
  for (const [nth, row] of rowsOf(spec).entries())
    for (const { path: at, is, not } of testsOf(row)) {
      const here = [...path, ...(Array.isArray(spec) ? [nth] : []), at]
      const field = fields.get(at)
      if (field && (isComputed(field) || neverLeaves(field)))
        add({
          code: 'unstored-condition',
          path: here,
          at: 'name',
          message: `"${at}" is not kept with the record, so nothing can ask for it here.`,
        })
      if (typeof is !== 'string') ensureAmong(is, valuesAt(written, entity.spec, at), not ? [...here, 'not'] : here, add)
    }
}

/** Nothing can be asked of a record that is not there yet. */
const ensureRecords = (entity: At<WrittenEntity>, names: readonly string[], add: AddProblem): void => {
  for (const { spec, path, on } of actionsIn(entity))
    for (const [nth, guard] of (spec.guards ?? []).entries())
      if (on === 'list' && names.includes(guard))
        add({
          code: 'condition-without-record',
          path: [...path, 'guards', nth],
          message: `The condition ${guard} asks a record, and there is none here: take it out.`,
        })
}

export const ensureConditions: Ensure = ({ written, add }) => {
  for (const entity of entitiesIn(written)) {
    const names = Object.keys(entity.spec.conditions ?? {})
    const guards = new Set(
      [...partsIn(entity), ...actionsIn(entity), ...(entity.spec.order ? [{ spec: entity.spec.order }] : [])].flatMap(
        ({ spec }) => spec.guards ?? [],
      ),
    )
    for (const name of names) {
      const path = [...entity.path, 'conditions', name]
      if (!guards.has(name))
        add({
          code: 'unused-condition',
          path,
          at: 'name',
          message: `No guard of ${entity.spec.entity} is "${name}": name it among guards, or take it out.`,
        })
      ensureTests(written, entity, name, path, add)
    }
    ensureRecords(entity, names, add)
  }
}

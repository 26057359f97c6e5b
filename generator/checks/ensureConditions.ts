// Conditions: each is named by a guard, asks what is stored, and for values that there are.
import { neverLeaves, refersToOne } from '../../language/fields/index.ts'
import { isComputed } from '../../language/fields/derived.ts'
import { rowsOf, testsOf } from '../resolve/conditions.ts'
import type { ConditionSpec } from '../../language/conditions.ts'
import type { AddProblem } from '../problem.ts'
import type { Written, WrittenEntity, WrittenField } from '../written.ts'
import { ensureHeld } from './ensureValues.ts'
import { meetsIn } from './ensureMeets.ts'
import { fieldsOf, type Ensure } from './scope.ts'
import { entitiesIn, guardsIn, type At } from './walk.ts'

interface ConditionAt extends At<ConditionSpec<string>> {
  readonly entity: WrittenEntity
}

/** Whether it is somebody who may be asking: the key of a person, or a reference to one. */
export const isPerson = ({ person }: Written, entity: string, at: string, field: WrittenField | undefined): boolean =>
  at === 'id' ? entity === person.entity : field !== undefined && refersToOne(field) && field.entity === person.entity

/** That what a condition asks is kept with the record, and among what can be there. */
export const ensureTests = (written: Written, { spec, path, entity }: ConditionAt, add: AddProblem): void => {
  const fields = fieldsOf(entity)
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
      else if (is === 'viewer' && !isPerson(written, entity.entity, at, field))
        add({
          code: 'viewer-compared',
          path: here,
          at: 'name',
          message: `"${at}" of ${entity.entity} is never the one who asks: that is a ${written.person.entity}.`,
        })
      if (typeof is !== 'string') ensureHeld(written, entity, { at, is, path: not ? [...here, 'not'] : here }, add)
    }
}

export const ensureConditions: Ensure = ({ written, add }) => {
  const met = meetsIn(written)
  for (const { spec: entity, path: home } of entitiesIn(written)) {
    const conditions = Object.entries(entity.conditions ?? {})
    const guards = guardsIn({ spec: entity, path: home })
    const used = new Set([
      ...guards.map(({ guard }) => guard),
      ...(entity.order?.guards ?? []),
      ...met.flatMap(({ spec, of }) => (of === entity.entity ? [spec] : [])),
    ])
    for (const [name, spec] of conditions) {
      const path = [...home, 'conditions', name]
      if (!used.has(name))
        add({
          code: 'unused-condition',
          path,
          at: 'name',
          message: `No guard of ${entity.entity} is "${name}", and no reference asks it: name it among guards, or take it out.`,
        })
      ensureTests(written, { spec, path, entity }, add)
    }
    // Nothing can be asked of a record that is not there yet.
    for (const { guard, path, on } of guards)
      if (on === 'list' && conditions.some(([name]) => name === guard))
        add({
          code: 'condition-without-record',
          path,
          message: `The condition ${guard} asks a record, and there is none here: take it out.`,
        })
  }
}

// A field that something is computed of, and a row of conditions over such: it is there, kept, and travels whole.
import { isComputed } from '../../language/fields/derived.ts'
import { leavesWhole, traitsOf } from '../../language/fields/index.ts'
import { meantOrAll } from '../../language/suggest.ts'
import type { AddProblem, SpecPath } from '../problem.ts'
import { spotAt, type Spot } from '../resolve/ways.ts'
import type { Written, WrittenComputation, WrittenEntity } from '../written.ts'
import { ensureTests } from './ensureConditions.ts'
import { pathsOf } from './scope.ts'

/** Why nothing is computed of it; undefined where it may be. */
export const whyNot = ({ entity, path, field }: Spot): string | undefined => {
  if (entity.readsAudited) return `who reads ${entity.entity} is noted each time, and who reads a value computed of it would not be`
  if (!field) return undefined
  if (isComputed(field)) return `"${path}" is computed itself`
  if (!leavesWhole(field) || field.class === 'secret') return `nobody is shown the whole of "${path}"`
  return traitsOf(field).holdsOthers ? `"${path}" holds what other fields say` : undefined
}

export interface Asking {
  readonly written: Written
  readonly add: AddProblem
}

/** What stands under the path of an entity, where something may be computed of it. */
export const ensureSpot = ({ add }: Asking, entity: WrittenEntity, name: string, path: SpecPath, at?: 'name'): Spot | undefined => {
  const spot = spotAt(entity, name)
  const known = pathsOf(entity)
  const why = spot && whyNot(spot)
  if (!spot)
    add({
      code: 'unknown-field',
      path,
      ...(at && { at }),
      message: `${entity.entity} has no field "${name}".${meantOrAll(name, known)}`,
    })
  else if (why !== undefined) add({ code: 'uncomputable', path, ...(at && { at }), message: `Nothing can be computed of it here: ${why}.` })
  return why === undefined ? spot : undefined
}

/** A row of conditions over one entity's fields. */
export const ensureRow = (
  asking: Asking,
  entity: WrittenEntity,
  row: Extract<WrittenComputation, { kind: 'path' }>['when'],
  path: SpecPath,
): boolean => {
  const names = Object.keys(row ?? {})
  const there = names.filter((name) => ensureSpot(asking, entity, name, [...path, name], 'name') !== undefined)
  ensureTests(asking.written, { spec: Object.fromEntries(there.map((name) => [name, row?.[name]])), path, entity }, asking.add)
  return there.length === names.length
}

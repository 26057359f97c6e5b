// Everything that a role may do, in words that compare, each with the place in the specs that it is about.
import { decide } from '../../language/access.ts'
import type { Guard } from '../../language/access.ts'
import type { Model } from '../../language/model.ts'
import { viewerOf } from '../emitters/accessDocument.ts'
import type { SpecPath } from '../problem.ts'

/** By words: `opens /users`, `reads User.email`. */
export type Abilities = ReadonlyMap<string, SpecPath>

export const abilitiesOf = (model: Model, role: string): Abilities => {
  const viewer = viewerOf(model, role)
  const may = (guard: Guard | undefined): boolean => decide(viewer, guard).allowed
  const mayOwn = (guard: Guard | undefined): boolean => guard?.own !== undefined && decide(viewer, guard, viewer.id).allowed
  const found = new Map<string, SpecPath>()
  const note = (words: string, guard: Guard | undefined, path: SpecPath): void => {
    if (may(guard)) found.set(words, path)
    else if (mayOwn(guard)) found.set(`${words} (one's own)`, path)
  }
  for (const { name, area } of model.rights.filter((each) => viewer.rights.has(each.name)))
    found.set(`holds ${name}`, ['access', 'areas', area])
  for (const { path, guard, entity, name } of model.screens)
    note(`opens ${path}`, guard, entity === undefined ? ['screens', name] : ['entities', entity])
  for (const operation of model.operations) {
    const path = ['entities', operation.entity]
    if (!operation.preview) note(`runs ${operation.name}`, operation.guard, path)
    if (may(operation.guard)) continue
    for (const also of operation.also.filter((each) => may({ rule: each.rule })))
      for (const field of also.fields) found.set(`runs ${operation.name} for ${field}`, path)
  }
  for (const entity of model.entities) {
    const path = ['entities', entity.name]
    // By themselves too: two transitions may share one operation, each with a right of its own.
    for (const action of entity.actions) note(`does ${entity.name}.${action.path}`, action.guard, path)
    for (const part of entity.parts) {
      for (const field of part.fields) {
        note(`reads ${entity.name}.${field.path}`, field.read ?? part.read, path)
        if (part.form.includes(field.name)) note(`changes ${entity.name}.${field.path}`, field.update ?? part.update, path)
      }
    }
  }
  return found
}

// Who gains or loses which screen, field, action or operation, role by role.
import { decide } from '../../language/access.ts'
import type { Guard } from '../../language/access.ts'
import type { Model } from '../../language/model.ts'
import { viewerOf } from '../emitters/accessDocument.ts'

/** Everything that a role may do, in words that compare. */
const abilitiesOf = (model: Model, role: string): ReadonlySet<string> => {
  const viewer = viewerOf(model, role)
  const may = (guard: Guard | undefined): boolean => decide(viewer, guard).allowed
  const mayOwn = (guard: Guard | undefined): boolean => guard?.own !== undefined && decide(viewer, guard, viewer.id).allowed
  const found = new Set<string>()
  const note = (words: string, guard: Guard | undefined): void => {
    if (may(guard)) found.add(words)
    else if (mayOwn(guard)) found.add(`${words} (one's own)`)
  }
  for (const right of viewer.rights) found.add(`holds ${right}`)
  for (const screen of model.screens) note(`opens ${screen.path}`, screen.guard)
  for (const operation of model.operations) {
    if (!operation.preview) note(`runs ${operation.name}`, operation.guard)
    if (may(operation.guard)) continue
    for (const also of operation.also.filter((each) => may({ rule: each.rule })))
      for (const field of also.fields) found.add(`runs ${operation.name} for ${field}`)
  }
  for (const entity of model.entities) {
    // By themselves too: two transitions may share one operation, each with a right of its own.
    for (const action of entity.actions) note(`does ${entity.name}.${action.path}`, action.guard)
    for (const part of entity.parts) {
      for (const field of part.fields) {
        note(`reads ${entity.name}.${field.path}`, field.read ?? part.read)
        if (part.form.includes(field.name)) note(`changes ${entity.name}.${field.path}`, field.update ?? part.update)
      }
    }
  }
  return found
}

export interface AccessDifference {
  readonly lines: readonly string[]
  readonly gains: boolean
  readonly losses: boolean
}

export const compareAccess = (before: Model, after: Model): AccessDifference => {
  const roles = [...new Set([...before.roles, ...after.roles].map((role) => role.name))]
  const gained: string[] = []
  const lost: string[] = []
  for (const role of roles) {
    const had = abilitiesOf(before, role)
    const has = abilitiesOf(after, role)
    gained.push(...[...has].filter((each) => !had.has(each)).map((each) => `+ ${role} ${each}`))
    lost.push(...[...had].filter((each) => !has.has(each)).map((each) => `- ${role} ${each}`))
  }
  return { lines: [...gained, ...lost], gains: gained.length > 0, losses: lost.length > 0 }
}

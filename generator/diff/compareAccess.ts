// Who gains or loses which screen, field, action or operation, role by role.
import type { Model } from '../../language/model.ts'
import { abilitiesOf, isWithin } from './abilities.ts'

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
    gained.push(...[...has.keys()].filter((each) => !isWithin(each, had)).map((each) => `+ ${role} ${each}`))
    lost.push(...[...had.keys()].filter((each) => !isWithin(each, has)).map((each) => `- ${role} ${each}`))
  }
  return { lines: [...gained, ...lost], gains: gained.length > 0, losses: lost.length > 0 }
}

// The audit's line of what a right was missing for.
import type { OperationModel } from '../../language/model.ts'
import type { Actor } from '../customs.ts'
import type { Refused } from './refusals.ts'

/**
 * A refused look ahead is noted under what it looks ahead to.
 * @param known absent for the session's own
 * @param at what of the answer was denied; none = the operation itself
 */
export const deniedBy = (actor: Actor, known: OperationModel | undefined, name: string, at: readonly string[]): Refused => {
  const operation = known?.preview ? name.replace(/Preview$/, '') : name
  return { actor, action: operation, operation, entity: known?.entity, rule: 'right', ...(at.length > 0 && { input: { denied: at } }) }
}

// The audit's line of what a right, or the own password, was missing for.
import type { OperationModel } from '../../language/model.ts'
import type { Actor } from '../customs.ts'
import type { Refused } from './refusals.ts'

export type DeniedRule = 'right' | 'notOneself'

/** Where the audit has another name for what a session's operation does. */
const called: Readonly<Record<string, string>> = {
  runsStart: 'startRun',
  runsFile: 'fileRun',
  runsAnswer: 'answerRun',
  recoveryCodesRenew: 'renewCodes',
}

/**
 * A refused look ahead is noted under what it looks ahead to.
 * @param known absent for the session's own
 * @param at what of the answer was denied; none = the operation itself
 */
export const deniedBy = (
  actor: Actor,
  known: OperationModel | undefined,
  name: string,
  at: readonly string[],
  rule: DeniedRule = 'right',
): Refused => {
  const operation = known?.preview ? name.replace(/Preview$/, '') : (called[name] ?? name)
  return { actor, action: operation, operation, entity: known?.entity, rule, ...(at.length > 0 && { input: { denied: at } }) }
}

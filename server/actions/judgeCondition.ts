// A guard that is a condition of its entity: data that the specs say, no code.
import { meets, type ConditionModel } from '../../language/conditions.ts'
import type { GuardCall } from '../customs.ts'
import { Refusal } from './Refusal.ts'

/** One answer a record, in their order; an action without record is let pass, once. */
export const judgeCondition = (condition: ConditionModel, { action, records, viewer }: GuardCall): readonly (Refusal | undefined)[] => {
  const refusal = new Refusal(condition.name, `guards.${condition.name}`, [])
  return action.on === 'list' ? [undefined] : records.map((record) => (meets(condition, record, viewer.id) ? undefined : refusal))
}

// An action that a custom of the product does, on a record or on the list.
import { validateAsks } from './validateAsks.ts'
import { runCustom } from '../customs.ts'
import type { RunningAction } from './RunningAction.ts'
import type { Outcome } from './Outcome.ts'
import { runEffect } from './runEffect.ts'

export const custom = async (running: RunningAction): Promise<Outcome> => {
  const { action, product, change, record, repeating } = running
  await validateAsks(running)
  const act = product.customs.actions[action.by ?? '']
  if (!act) throw new Error(`action ${action.by ?? ''} is not written`)
  const after = await runEffect(running)
  const answer = (await runCustom(act, change)) ?? { ids: record ? [record.id] : [] }
  if (action.repeats === 'means' && !repeating.isSaid())
    throw new Error(`${action.by ?? ''} has several ways in and does not say what it means`)
  await after(answer.ids[0] ?? '')
  return { is: 'done', answer }
}

// Runs the custom behind an action's effect, where it has one.
import { runCustom, type AfterStore } from '../customs.ts'
import type { RunningAction } from './RunningAction.ts'

export const runEffect = async ({ action, product, change }: RunningAction): Promise<AfterStore> => {
  if (action.effect === undefined) return () => Promise.resolve()
  const effect = product.customs.effects[action.effect]
  if (!effect) throw new Error(`effect ${action.effect} is not written`)
  return (await runCustom(effect, change)) ?? (() => Promise.resolve())
}

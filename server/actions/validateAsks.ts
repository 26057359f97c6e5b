// Checks what a dialog asked, where it asks anything.
import type { RunningAction } from './RunningAction.ts'
import { ensureProven } from './proof.ts'
import { validate } from './validate.ts'

/** Only this action's questions count, though several may share the name on the wire and so the form. */
export const validateAsks = async (running: RunningAction): Promise<void> => {
  const { action, change, entity } = running
  if (action.form === undefined) return
  await validate(running, {
    name: action.form,
    fields: [
      ...action.asks,
      ...entity.actions.filter((each) => each !== action && each.operation === action.operation).flatMap((each) => each.asks),
    ],
    whole: change.input,
    changed: new Set(action.asks.map((each) => each.name)),
  })
  ensureProven(running, Object.keys(change.input))
}

// Checks what a dialog asked, where it asks anything.
import type { Doing } from './Doing.ts'
import { validate } from './validate.ts'

/** Only this action's questions count, though several may share the name on the wire and so the form. */
export const validateAsks = async (doing: Doing): Promise<void> => {
  const { action, change, entity } = doing
  if (action.form === undefined) return
  await validate(doing, {
    name: action.form,
    fields: [
      ...action.asks,
      ...entity.actions.filter((each) => each !== action && each.operation === action.operation).flatMap((each) => each.asks),
    ],
    whole: change.input,
    changed: new Set(action.asks.map((each) => each.name)),
  })
}

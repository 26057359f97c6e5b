// Makes a record from what its dialog took in.
import type { FieldModel } from '../../language/model.ts'
import type { RunningAction } from './RunningAction.ts'
import { ensureOn } from './ensureOn.ts'
import { insert } from './insert.ts'
import type { Outcome } from './Outcome.ts'
import { runEffect } from './runEffect.ts'
import { leaveAfter } from './leave.ts'
import { prepared, stamps, storedAsks } from './storeValues.ts'
import { withoutEmpty } from './brokenRules.ts'
import { validate } from './validate.ts'
import { fieldsOf, partFieldAt } from '../../language/partFields.ts'

/** Fields of the record that the dialog fills, by the names they have in it. */
const inputFields = ({ entity, action }: RunningAction): readonly FieldModel[] =>
  action.inputs.flatMap((path) => partFieldAt(entity, path)?.field ?? [])

export const create = async (running: RunningAction): Promise<Outcome> => {
  const { entity, action, change } = running
  const fields = inputFields(running)
  const asked = withoutEmpty(change.input)
  await ensureOn(
    running,
    fields.filter(({ name }) => name in asked),
  )
  if (action.form !== undefined) {
    await validate(running, {
      name: action.form,
      fields: [...fields, ...action.asks],
      whole: change.input,
      changed: new Set([...fields, ...action.asks].map((each) => each.name)),
    })
  }
  const after = await runEffect(running)
  const input = withoutEmpty(change.input)
  const given = Object.fromEntries(fields.filter((each) => each.name in input).map((each) => [each.path, input[each.name]]))
  const ready = await prepared(running, fieldsOf(entity), {
    ...given,
    ...storedAsks(running),
    ...stamps(running),
    ...Object.fromEntries(running.given),
  })
  const id = await insert(change, entity.name, ready)
  await Promise.all([after(id), leaveAfter(running, id, ready)])
  return { is: 'saved', id }
}

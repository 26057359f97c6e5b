// Makes a record from what its dialog took in.
import type { FieldModel } from '../../language/model.ts'
import type { Doing } from './Doing.ts'
import { ensureOn } from './ensureOn.ts'
import { insert } from './insert.ts'
import type { Outcome } from './Outcome.ts'
import { runEffect } from './runEffect.ts'
import { prepared, stamps, storedAsks } from './storeValues.ts'
import { validate, withoutEmpty } from './validate.ts'

/** Fields of the record that the dialog fills, by the names they have in it. */
const inputFields = ({ entity, action }: Doing): readonly FieldModel[] => {
  const all = entity.parts.flatMap((part) => part.fields)
  return action.inputs.flatMap((path) => all.find((each) => each.path === path) ?? [])
}

export const create = async (doing: Doing): Promise<Outcome> => {
  const { entity, action, change } = doing
  const fields = inputFields(doing)
  const asked = withoutEmpty(change.input)
  await ensureOn(
    doing,
    fields.filter(({ name }) => name in asked),
  )
  if (action.form !== undefined) {
    await validate(doing, {
      name: action.form,
      fields: [...fields, ...action.asks],
      whole: change.input,
      changed: new Set([...fields, ...action.asks].map((each) => each.name)),
    })
  }
  const after = await runEffect(doing)
  const input = withoutEmpty(change.input)
  const given = Object.fromEntries(fields.filter((each) => each.name in input).map((each) => [each.path, input[each.name]]))
  const all = entity.parts.flatMap((part) => part.fields)
  const id = await insert(
    change,
    entity.name,
    await prepared(doing, all, { ...given, ...storedAsks(doing), ...stamps(doing), ...Object.fromEntries(doing.given) }),
  )
  await after(id)
  return { is: 'saved', id }
}

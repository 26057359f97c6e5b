// The fields that the input of an operation may name, and which of their names hold secrets. Every change asks, so it is known once an operation.
import { neverLeaves } from '../../language/fields/index.ts'
import type { FieldModel, OperationModel } from '../../language/model.ts'
import type { Call } from '../call.ts'

export interface InputFields {
  readonly byName: ReadonlyMap<string, FieldModel>
  /** Where one name is a secret's in any part it counts as one. */
  readonly secret: ReadonlySet<string>
}

const known = new WeakMap<OperationModel, InputFields>()

const find = ({ entity, operation }: Call): InputFields => {
  const actions = entity.actions.filter((each) => (operation.actions ?? [operation.action]).includes(each.path))
  const fields = [...entity.parts.flatMap((part) => part.fields), ...actions.flatMap((each) => each.asks)]
  return {
    byName: new Map(fields.map((each) => [each.name, each])),
    secret: new Set(fields.filter((each) => neverLeaves(each) || each.class === 'secret').flatMap(({ name, path }) => [name, path])),
  }
}

export const inputFieldsOf = (call: Call): InputFields => {
  const found = known.get(call.operation) ?? find(call)
  known.set(call.operation, found)
  return found
}

// The fields that the input of an operation may name, and which of their names hold secrets. Every change asks, so it is known once an operation.
import { neverLeaves } from '../../language/fields/index.ts'
import type { FieldModel } from '../../language/model.ts'
import type { Call } from '../call.ts'
import { rememberBy } from '../../language/remember.ts'
import { fieldsOf } from '../../language/partFields.ts'

export interface InputFields {
  readonly fields: readonly FieldModel[]
  readonly byName: ReadonlyMap<string, FieldModel>
  /** Where one name is a secret's in any part it counts as one. */
  readonly secret: ReadonlySet<string>
}

export const inputFieldsOf = rememberBy(
  ({ operation }: Call) => operation,
  ({ entity, operation }): InputFields => {
    const actions = entity.actions.filter((each) => (operation.actions ?? [operation.action]).includes(each.path))
    const fields = [...fieldsOf(entity), ...actions.flatMap((each) => each.asks)]
    return {
      fields,
      byName: new Map(fields.map((each) => [each.name, each])),
      secret: new Set(fields.filter((each) => neverLeaves(each) || each.class === 'secret').flatMap(({ name, path }) => [name, path])),
    }
  },
)

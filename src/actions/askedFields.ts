// What an action asks: fields of the record it makes, and questions of its own; with the values they begin with.
import { currentPassword } from '../../language/currentPassword.ts'
import { decide, type Viewer } from '../../language/access.ts'
import type { ActionModel, EntityModel, FieldModel } from '../../language/model.ts'
import type { Row } from '../client/records/Row.ts'
import { subjectIn } from '../client/records/useRecord.ts'
import { fieldsAt } from '../client/records/fieldAt.ts'
import { startOf } from '../../language/fields/index.ts'

/**
 * The current password, where what is changed asks for it and the record is about the viewer.
 * @param changed names of inputs; absent = all that the action takes in
 */
export const askedOfOneself = (
  entity: EntityModel,
  action: ActionModel | undefined,
  record: Row | undefined,
  viewer: Viewer | undefined,
  changed?: readonly string[],
): readonly FieldModel[] => {
  if (action?.ownAsks === undefined || record === undefined || viewer === undefined) return []
  const asks = changed === undefined || action.ownAsks.length === 0 || action.ownAsks.some((name) => changed.includes(name))
  return asks && subjectIn(entity, record.id, record) === viewer.id ? [currentPassword] : []
}

/** Both go by their own name in the form, whatever part they are of. What the server says itself is asked of nobody. */
export const askedFields = (entity: EntityModel, action: ActionModel, viewer: Viewer | undefined): readonly FieldModel[] => [
  ...fieldsAt(entity, action.inputs).filter(
    (field) => field.update === undefined || decide(viewer, field.update).allowed || field.required,
  ),
  ...action.asks.filter((field) => field.written !== 'server'),
]

const formStart = (field: FieldModel, role: string | undefined): unknown => {
  if (role !== undefined && field.startsFor?.of.includes(role)) return field.startsFor.is
  return field.starts === 'now' ? undefined : startOf(field, '')
}

/** role: of whom the action is about. */
export const startValues = (fields: readonly FieldModel[], role?: string): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const start = formStart(field, role)
      return start === undefined ? [] : [[field.name, start]]
    }),
  )

// The choice among all operations that change something: known only when everything else is.
import type { EntityModel, FieldModel, OperationModel } from '../../language/model.ts'
import type { Context } from './context.ts'

const entered = { value: 'login', label: 'operations.login' }

/** "Users: Disable"; what has no label of its own is called after what it does. */
const choicesFor = (
  { texts, say }: Context,
  entities: readonly EntityModel[],
  operations: readonly OperationModel[],
): NonNullable<FieldModel['choices']> =>
  operations
    .filter((each) => each.on === 'mutation')
    .map(({ name, entity, action, does }) => {
      const model = entities.find((each) => each.name === entity)
      const label = model?.actions.find((each) => each.path === action)?.label
      const called = does.charAt(0).toUpperCase() + does.slice(1)
      const many = texts[model?.many ?? ''] ?? entity
      return { value: name, label: say(`operations.${name}`, `${many}: ${texts[label ?? ''] ?? called}`) }
    })

const isAsked = ({ choices, enum: name }: FieldModel): boolean => name === 'AuditedOperation' && choices !== undefined

/** Entities whose fields choose among operations get them; all others stay as they are. */
export const withOperationChoices = (
  context: Context,
  entities: readonly EntityModel[],
  operations: readonly OperationModel[],
): readonly EntityModel[] => {
  if (!entities.some((entity) => entity.parts.some((part) => part.fields.some(isAsked)))) return entities
  context.say(entered.label, 'Login')
  const choices = [entered, ...choicesFor(context, entities, operations)]
  return entities.map((entity) => ({
    ...entity,
    parts: entity.parts.map((part) => ({ ...part, fields: part.fields.map((field) => (isAsked(field) ? { ...field, choices } : field)) })),
  }))
}

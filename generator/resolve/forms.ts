// Forms: which fields, under which rules. Constant for every viewer; what one may not see or change is left to the look.
import { isComputed } from '../../language/fields/derived.ts'
import { currentPassword } from '../../language/currentPassword.ts'
import { actionKind } from '../../language/actions/index.ts'
import type { JsonSchema } from '../../language/fields/kind.ts'
import { deploymentFields, deploymentForm } from '../../language/deployment.ts'
import type { RuleModel } from '../../language/fieldRules.ts'
import type { ActionModel, AppModel, EntityModel, FieldModel, FormModel } from '../../language/model.ts'
import type { Context } from './context.ts'
import { jsonSchemaOf } from './field.ts'
import { rulesOfForm } from './fieldRules.ts'
import { byOperation } from './operations.ts'
import { named } from '../../language/named.ts'
import { partFieldAt } from '../../language/partFields.ts'
import { traitsOf } from '../../language/fields/index.ts'

const uiOf = (field: FieldModel): JsonSchema => ({
  ...traitsOf(field).uiSchema?.(field),
  'ui:title': field.label,
  ...(field.help === undefined ? {} : { 'ui:help': field.help }),
})

/** Values are flat, by the field's name; of two parts' fields with one name, at creation, the path in camel case would be needed, and a check refuses that. */
const formOf = (name: string, entity: EntityModel, fields: readonly FieldModel[], rules: readonly RuleModel[] = []): FormModel => {
  const required = fields.filter((each) => each.required && !isComputed(each)).map((each) => each.name)
  return {
    name,
    entity: entity.name,
    jsonSchema: {
      $id: name,
      type: 'object',
      properties: Object.fromEntries(fields.map((each) => [each.name, jsonSchemaOf(each)])),
      required,
      additionalProperties: false,
    },
    uiSchema: { 'ui:order': fields.map((each) => each.name), ...Object.fromEntries(fields.map((each) => [each.name, uiOf(each)])) },
    ...(rules.length === 0 ? {} : { rules }),
  }
}

/** What the dialog of one operation takes in; transitions of one wire name take in what any of them asks. */
export const formFieldsOf = (entity: Pick<EntityModel, 'parts'>, actions: readonly ActionModel[]): readonly FieldModel[] => {
  const fields = actions.flatMap((action) => {
    const part = named(entity.parts, action.part)
    const changed = actionKind(action).edits ? (part?.form ?? []).flatMap((name) => named(part?.fields, name) ?? []) : []
    const own = action.ownAsks ? [currentPassword] : []
    return [...own, ...changed, ...action.inputs.flatMap((path) => partFieldAt(entity, path)?.field ?? []), ...action.asks]
  })
  return fields.filter((each, at) => fields.findIndex((other) => other.name === each.name) === at)
}

/** One setting at a time is set there, so none is required. */
const deploymentForms = (entities: readonly EntityModel[], configuration: AppModel['configuration']): readonly FormModel[] => {
  const fields = deploymentFields(entities, configuration).map((each) => ({ ...each, required: false }))
  const entity = named(entities, configuration?.entity)
  return entity && fields.length > 0 ? [formOf(deploymentForm, entity, fields)] : []
}

export const resolveForms = (context: Context, entities: readonly EntityModel[]): readonly FormModel[] => [
  ...entities.flatMap((entity) =>
    byOperation(entity.actions).flatMap((actions) => {
      const form = actions.find((each) => each.form)?.form
      const fields = formFieldsOf(entity, actions)
      return form === undefined ? [] : [formOf(form, entity, fields, rulesOfForm(context, entity, actions, fields))]
    }),
  ),
  ...deploymentForms(entities, context.written.app.configuration),
]

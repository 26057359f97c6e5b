// Forms: which fields, under which rules. Constant for every viewer; what one may not see or change is left to the look.
import { isComputed } from '../../language/fields/derived.ts'
import { actionKind } from '../../language/actions/index.ts'
import type { JsonSchema } from '../../language/fields/kind.ts'
import { kindOf } from '../../language/fields/index.ts'
import { deploymentFields, deploymentForm } from '../../language/deployment.ts'
import type { ActionModel, AppModel, EntityModel, FieldModel, FormModel } from '../../language/model.ts'
import { lookOf } from '../../language/fields/lookOf.ts'
import { jsonSchemaOf } from './field.ts'
import { byOperation } from './operations.ts'

const uiOf = (field: FieldModel): JsonSchema => ({
  ...kindOf(lookOf(field)).uiSchema?.(field),
  'ui:title': field.label,
  ...(field.help === undefined ? {} : { 'ui:help': field.help }),
  ...(field.kind === 'choice' || field.kind === 'choices' ? { 'ui:enumNames': (field.choices ?? []).map((each) => each.label) } : {}),
})

/** Values are flat, by the field's name; of two parts' fields with one name, at creation, the path in camel case would be needed, and a check refuses that. */
const formOf = (name: string, entity: EntityModel, fields: readonly FieldModel[]): FormModel => {
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
  }
}

/** What the dialog of one operation takes in; transitions of one wire name take in what any of them asks. */
export const formFieldsOf = (entity: Pick<EntityModel, 'parts'>, actions: readonly ActionModel[]): readonly FieldModel[] => {
  const all = entity.parts.flatMap((part) => part.fields)
  const fields = actions.flatMap((action) => {
    const part = entity.parts.find((each) => each.name === action.part)
    const changed = actionKind(action).edits
      ? (part?.form ?? []).flatMap((name) => part?.fields.find((each) => each.name === name) ?? [])
      : []
    return [...changed, ...action.inputs.flatMap((path) => all.find((each) => each.path === path) ?? []), ...action.asks]
  })
  return fields.filter((each, at) => fields.findIndex((other) => other.name === each.name) === at)
}

/** One setting at a time is set there, so none is required. */
const deploymentForms = (entities: readonly EntityModel[], configuration: AppModel['configuration']): readonly FormModel[] => {
  const fields = deploymentFields(entities, configuration).map((each) => ({ ...each, required: false }))
  const entity = entities.find(({ name }) => name === configuration.entity)
  return entity && fields.length > 0 ? [formOf(deploymentForm, entity, fields)] : []
}

export const resolveForms = (entities: readonly EntityModel[], configuration: AppModel['configuration']): readonly FormModel[] => [
  ...entities.flatMap((entity) =>
    byOperation(entity.actions).flatMap((actions) => {
      const form = actions.find((each) => each.form)?.form
      return form === undefined ? [] : [formOf(form, entity, formFieldsOf(entity, actions))]
    }),
  ),
  ...deploymentForms(entities, configuration),
]

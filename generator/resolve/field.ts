// A field as it is meant: every option filled in, its columns, its name in SDL, its guard.
import { isComputed } from '../../language/fields/derived.ts'
import type { FieldClass, JsonSchema } from '../../language/fields/kind.ts'
import { isOperationList, type OperationList, type RetiredOption } from '../../language/fields/choice.ts'
import { choosesOne, fieldSpecs, refers, traitsOf } from '../../language/fields/index.ts'
import type { FieldModel } from '../../language/model.ts'
import { guardOf, pascal, snake } from '../../language/names.ts'
import { pathIn } from '../../language/paths.ts'
import type { SpecPath } from '../problem.ts'
import type { WrittenField, WrittenRequirement } from '../written.ts'
import type { Context } from './context.ts'
import { wireOf } from './entityNames.ts'
import { meantOptions } from './options.ts'

/** Where a field stands: a part of an entity, or the questions of an action. */
export interface FieldContext {
  /** Beginning of its text keys: entities.users */
  readonly keys: string
  readonly part: string
  /** Beginning of its enum's name: UserReview */
  readonly typeName: string
  /** Text keys of questions carry the action: asks.pay.reference */
  readonly group: keyof typeof helpKeys
  readonly specPath: SpecPath
  /** The name of the field that is the record's key, if one is. */
  readonly keyField?: string | undefined
}

const helpKeys = { fields: 'help', asks: 'askHelp', rows: 'rowHelp' } as const

export const classOf = (field: WrittenField): FieldClass => {
  if (field.class) return field.class
  return traitsOf(field).usualClass ?? 'internal'
}

/** The enums of lists of operations, which are known only when everything else is. */
export const operationEnums = {
  operations: 'AuditedOperation',
  approvals: 'ApprovedOperation',
  runs: 'RunOperation',
} as const satisfies Readonly<Record<OperationList, string>>

const choicesOf = (
  context: Context,
  around: FieldContext,
  path: string,
  name: string,
  field: WrittenField,
): Pick<FieldModel, 'choices' | 'enum'> => {
  const { chooses } = traitsOf(field)
  if (chooses === undefined || !('options' in field)) return {}
  if (field.options === 'roles') {
    const choices = Object.entries(context.written.access.roles).map(([value, { when, givenBy }]) => ({
      value,
      label: `roles.${value}.one`,
      // A list of roles may name one that is off: it narrows further, and is no role that anybody gets.
      ...(when === undefined || chooses === 'many' ? {} : { when }),
      ...(givenBy === undefined || chooses === 'many' ? {} : { by: givenBy }),
    }))
    return { choices, enum: 'Role' }
  }
  const flags = choosesOne(field) ? (field.behind ?? {}) : {}
  // Every operation has its place there once they are known: operationChoices.ts.
  if (isOperationList(field.options)) {
    const events = Object.entries((choosesOne(field) && field.events) || {})
    const choices = events.map(([value, label]) => ({ value, label: context.say(`${around.keys}.choices.${path}.${value}`, label) }))
    return { choices, enum: operationEnums[field.options] }
  }
  const choices = Object.entries<string | RetiredOption>(field.options ?? {}).map(([value, option]) => ({
    value,
    label: context.say(`${around.keys}.choices.${path}.${value}`, typeof option === 'string' ? option : option.label),
    ...(typeof option === 'string' ? {} : { retired: option.retired }),
    ...(Object.hasOwn(flags, value) ? { when: flags[value] } : {}),
  }))
  return { choices, enum: `${around.typeName}${pascal(name)}` }
}

const keyedBy = (context: Context, entity: string): 'number' | 'code' => (context.entity(entity).key === undefined ? 'number' : 'code')

const targetsOf = ({ written }: Context): NonNullable<FieldModel['targets']> =>
  Object.fromEntries(Object.values(written.entities).map((entity) => [entity.entity, `entities.${wireOf(entity)}.one`]))

const ofKind = (context: Context, field: WrittenField): Partial<FieldModel> => {
  return {
    ...meantOptions(context, fieldSpecs[field.kind], field),
    ...(traitsOf(field).pointsAnywhere ? { targets: targetsOf(context) } : {}),
    ...(refers(field) ? { keyed: keyedBy(context, field.entity) } : {}),
  }
}

const flags = (context: Context, around: FieldContext, path: string, name: string, field: WrittenField) => ({
  ...(field.unique ? { unique: true as const } : {}),
  ...(field.unlabelled ? { unlabelled: field.unlabelled } : {}),
  ...(field.written ? { written: field.written } : {}),
  ...(field.fixed || name === around.keyField ? { fixed: true as const } : {}),
  ...(field.of ? { of: context.rolesOf(field.of) } : {}),
  ...(field.when === undefined ? {} : { when: field.when }),
  ...(field.empty === undefined ? {} : { empty: context.say(`${around.keys}.empty.${path}`, field.empty) }),
  ...(field.read === undefined ? {} : { read: { rule: context.ruleOf(field.read) }, guard: guardOf(path) }),
  ...(field.update === undefined ? {} : { update: { rule: context.ruleOf(field.update) } }),
})

const offersOf = (
  context: Context,
  name: string,
  where: NonNullable<FieldModel['offers']>['where'],
  to: WrittenRequirement | undefined,
): Pick<FieldModel, 'offers'> => ({ offers: { name, where, ...(to === undefined ? {} : { to: { rule: context.ruleOf(to) } }) } })

/** The fields of a list's row: small ones, each with its text under the list's own. */
const rowOf = (
  context: Context,
  around: FieldContext,
  path: string,
  name: string,
  field: WrittenField,
): Pick<FieldModel, 'row' | 'addLabel'> => {
  if (!('fields' in field)) return {}
  const rows: FieldContext = {
    ...around,
    part: path,
    group: 'rows',
    typeName: `${around.typeName}${pascal(name)}`,
    specPath: [...around.specPath, name, 'fields'],
  }
  return {
    row: Object.entries(field.fields).map(([each, spec]) => resolveField(context, rows, each, spec)),
    addLabel: context.say(`${around.keys}.adds.${path}`, field.addLabel),
  }
}

export const resolveField = (context: Context, around: FieldContext, name: string, field: WrittenField): FieldModel => {
  const own = around.group === 'fields'
  const path = own ? pathIn(around.part, name) : name
  const textPath = own ? path : `${around.part}.${name}`
  const look = traitsOf(field)
  const half = {
    ...ofKind(context, field),
    ...choicesOf(context, around, textPath, name, field),
    ...rowOf(context, around, textPath, name, field),
    kind: field.kind,
    required: field.required ?? false,
  }
  const columns = isComputed(field) || !own ? [] : look.columns(half)
  return {
    name,
    path,
    ...(field.wire === undefined ? {} : { wire: field.wire }),
    label: context.say(`${around.keys}.${around.group}.${textPath}`, field.label),
    ...context.help(`${around.keys}.${helpKeys[around.group]}.${textPath}`, [...around.specPath, name]),
    ...half,
    class: classOf(field),
    ...flags(context, around, path, name, field),
    ...(refers(field) && field.offers ? offersOf(context, `${around.typeName}.${name}`, field.offers, field.offersTo) : {}),
    graphql: look.graphql(half, half.enum ?? ''),
    columns: columns.map((column) => ({ ...column, name: name === around.keyField ? 'id' : `${snake(name)}${column.suffix}` })),
    // What is looked up is asked for by its whole value, which its index answers.
    filter: field.lookedUp ? 'oneOf' : look.filter,
    ...(look.align ? { align: look.align } : {}),
  }
}

/** What the form of a field asks of its value, without what only this form adds. */
export const jsonSchemaOf = (field: FieldModel): JsonSchema => traitsOf(field).jsonSchema(field)

// A part as it is meant: its fields, its lifecycle as one more field called status, its form.
import { isComputed } from '../../language/fields/derived.ts'
import { holdsFile } from '../../language/fields/index.ts'
import type { Guard } from '../../language/access.ts'
import type { FieldModel, LifecycleModel, PartModel } from '../../language/model.ts'
import { guardOf, pascal, spoken } from '../../language/names.ts'
import { pathIn, statusIn } from '../../language/paths.ts'
import type { SpecPath } from '../problem.ts'
import type { WrittenEntity, WrittenLifecycle, WrittenPart } from '../written.ts'
import { withComputed } from './computed.ts'
import type { Context } from './context.ts'
import { wireOf, type PartNames } from './entityNames.ts'
import { resolveField, type FieldContext } from './field.ts'
import { withUpload } from './upload.ts'
import { everyRule, guardFrom, isNobody, nobody } from './rules.ts'

export const keysOf = (entity: WrittenEntity): string => `entities.${wireOf(entity)}`

const lifecycleOf = (context: Context, keys: string, part: string, spec: WrittenLifecycle): LifecycleModel => ({
  label: context.say(`${keys}.fields.${statusIn(part)}`, spec.label),
  starts: spec.starts,
  states: Object.entries(spec.states).map(([name, { label, tone }]) => ({
    name,
    label: context.say(`${keys}.states.${pathIn(part, name)}`, label),
    tone: tone ?? 'neutral',
  })),
})

const statusField = (context: Context, names: PartNames, spec: WrittenLifecycle, { label, states, starts }: LifecycleModel): FieldModel => {
  const path = statusIn(names.part)
  const enumName = `${names.typeName}${pascal('status')}`
  return {
    name: 'status',
    path,
    kind: 'choice',
    label,
    required: true,
    written: 'server',
    class: 'internal',
    ...(spec.read === undefined ? {} : { read: { rule: context.ruleOf(spec.read) }, guard: guardOf(path) }),
    graphql: enumName,
    enum: enumName,
    choices: states.map((each) => ({ value: each.name, label: each.label })),
    tones: Object.fromEntries(states.map((each) => [each.name, each.tone])),
    columns: [{ name: 'status', suffix: '', sql: 'text' }],
    filter: 'oneOf',
    starts,
  }
}

const updateGuard = (context: Context, spec: WrittenPart | WrittenEntity): { readonly update?: Guard } => {
  if (spec.update === undefined && spec.ownUpdate === undefined) return {}
  const rule = spec.update === undefined ? nobody : context.ruleOf(spec.update)
  return { update: guardFrom(rule, spec.ownUpdate === undefined ? undefined : context.ruleOf(spec.ownUpdate)) }
}

/** Fields that the part's form changes: neither computed nor written by the system nor given once and for all. */
const formFields = (fields: readonly FieldModel[], update: Guard | undefined): readonly string[] =>
  fields
    .filter((each) => !each.written && !each.fixed && !isComputed(each) && (!holdsFile(each) || each.upload !== undefined))
    .filter((each) => (each.update ? !isNobody(each.update.rule) : update !== undefined))
    .map((each) => each.name)

/** Seeing the whole of a masked value asks its own right, and all that reading it asks. */
const withReveal =
  (read: Guard) =>
  (field: FieldModel): FieldModel => {
    if (!field.reveal) return field
    const asked = [field.reveal.rule, ...(field.read ? [field.read.rule] : [])]
    const own = read.own === undefined ? undefined : everyRule([...asked, read.own])
    return { ...field, reveal: guardFrom(everyRule([...asked, read.rule]), own) }
  }

export const resolvePart = (context: Context, entity: WrittenEntity, names: PartNames, spec: WrittenPart | WrittenEntity): PartModel => {
  const keys = keysOf(entity)
  const own = names.part === ''
  const specPath: SpecPath = own ? ['entities', entity.entity, 'fields'] : ['entities', entity.entity, 'parts', names.part, 'fields']
  const keyField = own && entity.key !== 'single' ? entity.key : undefined
  const place: FieldContext = { keys, part: names.part, typeName: names.typeName, group: 'fields', specPath, keyField }
  const lifecycle = spec.lifecycle && lifecycleOf(context, keys, names.part, spec.lifecycle)
  const read = guardFrom(context.ruleOf(spec.read), spec.ownRead === undefined ? undefined : context.ruleOf(spec.ownRead))
  const fields = Object.entries(spec.fields)
    .map(([name, field]) => resolveField(context, place, name, field))
    .map(withReveal(read))
    .map(withComputed(context, entity, spec, read))
    .map(withUpload(context, entity, names, spec))
  const all = spec.lifecycle && lifecycle ? [...fields, statusField(context, names, spec.lifecycle, lifecycle)] : fields
  const update = updateGuard(context, spec)
  const { label, of, hiddenBy }: Pick<WrittenPart, 'label' | 'of' | 'hiddenBy'> = own ? {} : (spec as WrittenPart)
  return {
    name: names.part,
    label: own ? `${keys}.one` : context.say(`${keys}.parts.${names.part}`, label ?? spoken(names.part)),
    typeName: names.typeName,
    wire: names.wire,
    table: names.table,
    read,
    ...update,
    ...(own ? {} : { guard: guardOf(names.part) }),
    ...(of ? { of: context.rolesOf(of) } : {}),
    ...(hiddenBy === undefined ? {} : { hiddenBy }),
    guards: spec.guards ?? [],
    fields: all,
    ...(lifecycle ? { lifecycle } : {}),
    form: formFields(all, update.update),
  }
}

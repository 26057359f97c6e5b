// Actions as they are meant: names on the wire, forms, confirmations, inverses.
import type { Guard } from '../../language/access.ts'
import type { ActionModel, PartModel } from '../../language/model.ts'
import { operationOf, pascal } from '../../language/names.ts'
import { pathIn } from '../../language/paths.ts'
import type { SpecPath } from '../problem.ts'
import type {
  WrittenActionCommon,
  WrittenAsks,
  WrittenCreate,
  WrittenCustom,
  WrittenEntity,
  WrittenOrder,
  WrittenPart,
  WrittenRemove,
  WrittenRestore,
  WrittenTransition,
} from '../written.ts'
import { confirmOf } from './confirm.ts'
import type { Context } from './context.ts'
import { allParts, wireOf } from './entityNames.ts'
import { resolveField } from './field.ts'
import { keysOf } from './part.ts'
import { repeatsOf } from './repeats.ts'
import { anyRule, guardFrom } from './rules.ts'

interface EntityContext {
  readonly context: Context
  readonly entity: WrittenEntity
  readonly keys: string
}

const asksOf = ({ context, keys }: EntityContext, path: string, operation: string, specPath: SpecPath, asks: WrittenAsks | undefined) =>
  Object.entries(asks ?? {}).map(([name, field]) =>
    resolveField(context, { keys, part: path, typeName: pascal(operation), group: 'asks', specPath: [...specPath, 'asks'] }, name, field),
  )

/** Names of those that ask who one is where one changes them of oneself; none where the action itself asks it. */
const ownAsksIn = (fields: WrittenAsks | undefined, whole = false): Pick<ActionModel, 'ownAsks'> => {
  if (whole) return { ownAsks: [] }
  const names = Object.entries(fields ?? {}).flatMap(([name, { ownAsks }]) => (ownAsks === undefined ? [] : [name]))
  return names.length === 0 ? {} : { ownAsks: names }
}

/** What all written actions have in common. */
const common = (around: EntityContext, path: string, part: string, operation: string, specPath: SpecPath, spec: WrittenActionCommon) => {
  const { context, keys } = around
  const label = context.say(`${keys}.actions.${path}`, spec.label)
  return {
    name: path.split('.').at(-1) ?? path,
    path,
    part,
    label,
    ...context.help(`${keys}.actionHelp.${path}`, specPath),
    guard: guardFrom(context.ruleOf(spec.needs), spec.own === undefined ? undefined : context.ruleOf(spec.own)),
    operation,
    asks: asksOf(around, path, operation, specPath, spec.asks),
    ...ownAsksIn(spec.asks, spec.ownAsks !== undefined),
    inputs: [] as readonly string[],
    ...confirmOf(around, path, label, spec),
    guards: spec.guards ?? [],
    ...(spec.effect === undefined ? {} : { effect: spec.effect }),
    ...(spec.approval === undefined ? {} : { approval: spec.approval }),
    ...(spec.discloses === undefined ? {} : { discloses: spec.discloses }),
    ...(spec.dialog === undefined ? {} : { dialog: spec.dialog }),
    ...(spec.key === undefined ? {} : { key: spec.key }),
    from: [] as readonly string[],
    sets: [] as ActionModel['sets'],
    undo: undefined as ActionModel['undo'],
    ...(Object.keys(spec.asks ?? {}).length > 0 || spec.ownAsks !== undefined ? { form: operation } : {}),
  } satisfies Omit<ActionModel, 'kind' | 'on'>
}

const setsOf = (sets: Readonly<Record<string, 'now' | 'viewer' | 'empty' | undefined>> | undefined): ActionModel['sets'] =>
  Object.entries(sets ?? {}).flatMap(([field, to]) => (to ? [{ field, to }] : []))

const createOf = (around: EntityContext, spec: WrittenCreate): ActionModel => {
  const operation = operationOf(wireOf(around.entity), spec.verb ?? 'create')
  const made = common(around, 'create', '', operation, ['entities', around.entity.entity, 'create'], spec)
  return {
    ...made,
    kind: 'create',
    on: 'list',
    inputs: spec.fields,
    ...(spec.each === undefined ? {} : { each: spec.each }),
    sets: setsOf(spec.sets),
    ...(spec.fields.length > 0 ? { form: operation } : {}),
  }
}

const removeOf = (around: EntityContext, spec: WrittenRemove): ActionModel => {
  const made = common(
    around,
    'remove',
    '',
    operationOf(wireOf(around.entity), spec.verb ?? 'delete'),
    ['entities', around.entity.entity, 'remove'],
    spec,
  )
  return { ...made, kind: 'remove', on: 'record', ...(spec.idAs === undefined ? {} : { idAs: spec.idAs }), undo: spec.undo }
}

/** Puts a record before another of its order, or last. */
const reorderOf = (around: EntityContext, spec: WrittenOrder): ActionModel => {
  const { needs, own, guards } = spec
  const made = common(around, 'reorder', '', operationOf(wireOf(around.entity), 'reorder'), ['entities', around.entity.entity, 'order'], {
    label: 'Move',
    needs,
    ...(own === undefined ? {} : { own }),
    ...(guards === undefined ? {} : { guards }),
    asks: { before: { kind: 'text', label: 'Before', max: 60 } },
  })
  return { ...made, kind: 'reorder', on: 'record', undo: { by: 'reorder' } }
}

const undoIn = (part: string, undo: WrittenTransition['undo']): ActionModel['undo'] => {
  if ('never' in undo) return undo
  return { by: pathIn(part, undo.by), ...(undo.within === undefined ? {} : { days: Number.parseInt(undo.within, 10) }) }
}

const transitionOf = (around: EntityContext, part: string, wire: string, name: string, spec: WrittenTransition): ActionModel => {
  const { entity } = around
  const home: SpecPath = part === '' ? ['entities', entity.entity] : ['entities', entity.entity, 'parts', part]
  const made = common(
    around,
    pathIn(part, name),
    part,
    operationOf(wire, spec.verb ?? name),
    [...home, 'lifecycle', 'transitions', name],
    spec,
  )
  return {
    ...made,
    kind: 'transition',
    on: 'record',
    ...(spec.unasked === undefined ? {} : { unasked: true }),
    ...(spec.file === undefined ? {} : { file: spec.file }),
    from: spec.from,
    to: spec.to,
    sets: setsOf(spec.sets),
    undo: undoIn(part, spec.undo),
  }
}

const customOf = (around: EntityContext, name: string, spec: WrittenCustom): ActionModel => {
  const operation = spec.wire ?? operationOf(wireOf(around.entity), spec.verb ?? name)
  const made = common(around, name, '', operation, ['entities', around.entity.entity, 'actions', name], spec)
  return {
    ...made,
    kind: 'custom',
    on: spec.on,
    by: spec.by,
    ...(spec.of ? { of: around.context.rolesOf(spec.of) } : {}),
    ...repeatsOf(around.context, spec),
    ...(spec.appendOnly ? { appendOnly: spec.appendOnly } : {}),
    ...(spec.runs ? { runs: spec.runs } : {}),
    undo: spec.undo,
  }
}

const restoreOf = (around: EntityContext, name: string, spec: WrittenRestore): ActionModel => {
  const operation = spec.wire ?? operationOf(wireOf(around.entity), spec.verb ?? name)
  const made = common(around, name, '', operation, ['entities', around.entity.entity, 'actions', name], spec)
  return { ...made, kind: 'restore', on: 'record', into: spec.into, undo: spec.undo }
}

const updateGuard = (part: PartModel): Guard =>
  part.update ?? { rule: anyRule(part.fields.flatMap((each) => (part.form.includes(each.name) && each.update ? [each.update.rule] : []))) }

/** Saving a part's form is an action that no spec writes: every part with a form has it. */
const updateOf = (around: EntityContext, part: PartModel, spec: WrittenPart | WrittenEntity | undefined): ActionModel => {
  const { context, entity, keys } = around
  const path = pathIn(part.name, 'update')
  const operation = operationOf(part.wire, 'update')
  return {
    name: 'update',
    path,
    kind: 'update',
    part: part.name,
    on: 'record',
    label: context.say(
      `${keys}.actions.${path}`,
      part.name === '' ? 'Edit' : `Edit ${lowered(context.texts[part.label] ?? entity.entity)}`,
    ),
    guard: updateGuard(part),
    operation,
    asks: [],
    inputs: [],
    ...(spec ? confirmOf(around, path, 'actions.save', spec) : {}),
    guards: [],
    ...(spec?.effect === undefined ? {} : { effect: spec.effect }),
    from: [],
    sets: setsOf(spec?.sets),
    undo: undefined,
    ...ownAsksIn(spec?.fields),
    form: operation,
  }
}
const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

export const resolveActions = (context: Context, entity: WrittenEntity, parts: readonly PartModel[]): readonly ActionModel[] => {
  const around: EntityContext = { context, entity, keys: keysOf(entity) }
  const written = allParts(entity)
  const updates = parts.flatMap((part, at) => (part.form.length > 0 ? [updateOf(around, part, written[at]?.spec)] : []))
  const transitions = written.flatMap(({ part, wire, spec }) =>
    Object.entries(spec.lifecycle?.transitions ?? {}).map(([name, each]) => transitionOf(around, part, wire, name, each)),
  )
  return [
    ...(entity.create ? [createOf(around, entity.create)] : []),
    ...updates,
    ...transitions,
    ...Object.entries(entity.actions ?? {}).map(([name, each]) =>
      'into' in each ? restoreOf(around, name, each) : customOf(around, name, each),
    ),
    ...(entity.order ? [reorderOf(around, entity.order)] : []),
    ...(entity.remove ? [removeOf(around, entity.remove)] : []),
  ]
}

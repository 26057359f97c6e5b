// Everything that may be asked over the wire, and by whom.
import type { ActionModel, EntityModel, OperationModel, PartModel } from '../../language/model.ts'
import { operationOf } from '../../language/names.ts'
import { isPartSent } from '../selection.ts'
import type { Context } from './context.ts'
import { isShown } from './detail.ts'
import { anyRule, guardFrom } from './rules.ts'

const read = (
  entity: EntityModel,
  part: PartModel,
  name: string,
  does: OperationModel['does'],
  guard: OperationModel['guard'],
): OperationModel => ({
  name,
  on: 'query',
  does,
  preview: false,
  entity: entity.name,
  part: part.name,
  guard,
  also: [],
})

const readsOf = (context: Context, entity: EntityModel): readonly OperationModel[] => {
  const spec = context.entity(entity.name)
  const [own, ...parts] = entity.parts
  if (!own) return []
  const needs = (verb: 'search' | 'findById' | 'findAll' | 'autocomplete' | 'getStats') => {
    const written = spec.reads?.[verb]?.needs
    return written === undefined ? own.read.rule : context.ruleOf(written)
  }
  const single = entity.key === 'single'
  const list = entity.list?.operation
  return [
    ...(list === undefined
      ? []
      : [read(entity, own, list, entity.list?.whole ? 'findAll' : 'search', { rule: needs(entity.list?.whole ? 'findAll' : 'search') })]),
    ...(isShown(spec) && !single
      ? [read(entity, own, operationOf(entity.wire, 'findById'), 'findById', guardFrom(needs('findById'), own.read.own))]
      : []),
    ...(single ? [read(entity, own, operationOf(entity.wire, 'get'), 'get', own.read)] : []),
    ...parts.filter(isPartSent).map((part) => read(entity, part, operationOf(part.wire, 'get'), 'get', part.read)),
    ...(entity.autocomplete === undefined ? [] : [read(entity, own, entity.autocomplete, 'autocomplete', { rule: needs('autocomplete') })]),
    ...(entity.stats ? [read(entity, own, entity.stats.operation, 'getStats', { rule: needs('getStats') })] : []),
  ]
}

/** Transitions that share a name on the wire are one operation; the record's state says which is meant, and that one's right is asked then. */
const changeOf = (entity: EntityModel, actions: readonly [ActionModel, ...ActionModel[]], preview: boolean): OperationModel => {
  const [first] = actions
  const own = actions.flatMap((each) => (each.guard.own ? [each.guard.own] : []))
  const guard =
    actions.length === 1
      ? first.guard
      : guardFrom(anyRule(actions.map((each) => each.guard.rule)), own.length > 0 ? anyRule(own) : undefined)
  return {
    name: `${first.operation}${preview ? 'Preview' : ''}`,
    on: preview ? 'query' : 'mutation',
    does: first.kind,
    preview,
    entity: entity.name,
    part: first.part,
    action: first.path,
    ...(actions.length === 1 ? {} : { actions: actions.map((each) => each.path) }),
    guard,
    also: [],
  }
}

/** Actions by their name on the wire, in order. */
export const byOperation = (actions: readonly ActionModel[]): readonly (readonly [ActionModel, ...ActionModel[]])[] => {
  const groups = new Map<string, [ActionModel, ...ActionModel[]]>()
  for (const action of actions) {
    const known = groups.get(action.operation)
    if (known) known.push(action)
    else groups.set(action.operation, [action])
  }
  return [...groups.values()]
}

export const resolveOperations = (context: Context, entities: readonly EntityModel[]): readonly OperationModel[] =>
  entities.flatMap((entity) => [
    ...readsOf(context, entity),
    ...byOperation(entity.actions).flatMap((actions) => [changeOf(entity, actions, false), changeOf(entity, actions, true)]),
  ])

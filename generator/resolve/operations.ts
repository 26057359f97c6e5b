// Everything that may be asked over the wire, and by whom.
import { actionKind } from '../../language/actions/index.ts'
import { alikeBy } from '../../language/alike.ts'
import type { ActionModel, EntityModel, OperationModel, PartModel } from '../../language/model.ts'
import { operationOf } from '../../language/names.ts'
import { isPartSent, revealedFields } from '../selection.ts'
import type { Context } from './context.ts'
import { isShown } from './detail.ts'
import { listOf, listVerb } from './list.ts'
import { ownOfList } from './othersRead.ts'
import { anyGuard, guardFrom, nobody } from './rules.ts'
import { uploadFields } from './upload.ts'

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
    const asked = spec.reads?.[verb]?.needs
    return asked === undefined ? own.read.rule : context.ruleOf(asked)
  }
  const single = entity.key === 'single'
  const list = entity.list?.operation
  const written = listOf(spec)
  const verb = written ? listVerb(written) : 'search'
  return [
    ...(list === undefined
      ? []
      : [read(entity, own, list, written?.whole ? 'findAll' : 'search', guardFrom(needs(verb), ownOfList(context, spec)))]),
    ...(entity.list?.sums
      ? [read(entity, own, entity.list.sums.operation, 'getSums', guardFrom(needs(verb), ownOfList(context, spec)))]
      : []),
    ...(isShown(spec) && !single
      ? [read(entity, own, operationOf(entity.wire, 'findById'), 'findById', guardFrom(needs('findById'), own.read.own))]
      : []),
    ...(single ? [read(entity, own, operationOf(entity.wire, 'get'), 'get', own.read)] : []),
    ...parts.filter(isPartSent).map((part) => read(entity, part, operationOf(part.wire, 'get'), 'get', part.read)),
    ...(entity.autocomplete === undefined ? [] : [read(entity, own, entity.autocomplete, 'autocomplete', { rule: needs('autocomplete') })]),
    ...(entity.stats ? [read(entity, own, entity.stats.operation, 'getStats', { rule: needs('getStats') })] : []),
    ...Object.entries(spec.answers ?? {}).map(([name, { needs: asked, takes }]) => ({
      ...read(entity, own, name, 'answer', { rule: context.ruleOf(asked) }),
      ...(takes ? { takes } : {}),
    })),
    ...(entity.furtherStats ?? []).map(({ operation }, at) => {
      const { needs: asked = spec.read } = spec.furtherStats?.[at] ?? {}
      return read(entity, own, operation, 'getStats', { rule: context.ruleOf(asked) })
    }),
    ...(entity.reports ?? []).flatMap((report) => {
      const written = spec.reports?.[report.name]
      const rule = written ? context.ruleOf(written.needs) : nobody
      return [{ ...read(entity, own, report.operation, 'report', { rule }), report: report.name }]
    }),
  ]
}

/** Shows the whole of one masked value: a change, for it is audited with its reason. The named field's own guard is asked once it is known. */
const revealsOf = (entity: EntityModel): readonly OperationModel[] =>
  entity.parts.flatMap((part): readonly OperationModel[] => {
    const guards = revealedFields(part).flatMap((field) => field.reveal ?? [])
    if (guards.length === 0) return []
    const name = operationOf(part.wire, 'reveal')
    const guard = anyGuard(guards)
    return [{ name, on: 'mutation', does: 'reveal', preview: false, entity: entity.name, part: part.name, guard, also: [] }]
  })

/** Answers where to send files: for whoever may make the record or change the field. Which of both is meant is known later, and asked then. */
const uploadsOf = (entity: EntityModel): readonly OperationModel[] =>
  uploadFields(entity).flatMap((field): readonly OperationModel[] => {
    const part = entity.parts.find((each) => each.fields.includes(field))
    const create = entity.actions.find((each) => actionKind(each).makes)
    const guards = [
      ...(field.upload.creates && create ? [create.guard] : []),
      ...(field.upload.changes && part ? [field.update ?? part.update].flatMap((each) => each ?? []) : []),
    ]
    if (guards.length === 0 || !part) return []
    const { operation: name } = field.upload
    const guard = anyGuard(guards)
    return [
      { name, on: 'mutation', does: 'upload', preview: false, entity: entity.name, part: part.name, field: field.path, guard, also: [] },
    ]
  })

/** Transitions that share a name on the wire are one operation; the record's state says which is meant, and that one's right is asked then. */
const changeOf = (entity: EntityModel, actions: readonly [ActionModel, ...ActionModel[]], preview: boolean): OperationModel => {
  const [first] = actions
  const guard = anyGuard(actions.map((each) => each.guard))
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
export const byOperation = (actions: readonly ActionModel[]): readonly (readonly [ActionModel, ...ActionModel[]])[] => [
  ...alikeBy(actions, ({ operation }) => operation).values(),
]

export const resolveOperations = (context: Context, entities: readonly EntityModel[]): readonly OperationModel[] =>
  entities.flatMap((entity) => [
    ...readsOf(context, entity),
    ...revealsOf(entity),
    ...uploadsOf(entity),
    ...byOperation(entity.actions).flatMap((actions) => [changeOf(entity, actions, false), changeOf(entity, actions, true)]),
  ])

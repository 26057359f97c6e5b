// The documents of one entity as text: list, row, detail, parts, autocomplete, counts, and every change with its preview.
import { actionKind } from '../../language/actions/index.ts'
import type { Guard } from '../../language/access.ts'
import { listsOf } from '../../language/lists.ts'
import type { ActionModel, DetailModel, EntityModel, ListModel, Model } from '../../language/model.ts'
import { operationOf, pascal } from '../../language/names.ts'
import { indented, inside } from '../print/indent.ts'
import { detailPaths } from '../resolve/detail.ts'
import { listSelection } from '../resolve/list.ts'
import { timeSelection } from '../resolve/oldest.ts'
import { byOperation } from '../resolve/operations.ts'
import { cardLines, isPartSent, partAlone, selectionOf, type Selection } from '../selection.ts'
import { reportArguments, reportSelection } from './reports.ts'
import { revealArguments, revealingParts } from './reveals.ts'
import { answerArgument, autocompleteArguments, changeArguments, filterArgument } from './sdl.ts'
import { uploadArguments } from './uploads.ts'
import { uploadFields } from '../resolve/upload.ts'
import { named } from '../../language/named.ts'

const words = ['template', 'params', 'message']
const ticks = inside('ticks', ['name', ...words])
const refused = ['rule', ...words, ...ticks]
const invalid = inside('errors', ['field', 'code', ...words])
const previewLines = [
  'allowed',
  ...inside('refused', refused),
  ...inside('invalid', invalid),
  ...ticks,
  ...inside('counts', ['name', 'value']),
  ...inside('balances', ['account', 'before', 'after']),
  ...inside('values', ['field', 'text']),
  'details',
]
const countLines = ['key', 'count']
const sumLines = [...countLines, 'sum']

/** variables: as in SDL, `id: ID!`; each is handed to the one root field under its own name, but for guards. */
const operation = (
  kind: 'query' | 'mutation',
  name: string,
  root: string,
  variables: readonly string[],
  guards: Readonly<Record<string, Guard>>,
  lines: readonly string[],
): string => {
  const declared = [...variables, ...Object.keys(guards).map((guard) => `${guard}: Boolean!`)].map((each) => `$${each}`)
  const handed = variables.map((each) => each.slice(0, each.indexOf(':'))).map((each) => `${each}: $${each}`)
  const head = `${kind} ${name}${declared.length === 0 ? '' : `(${declared.join(', ')})`}`
  const field = `answer: ${root}${handed.length === 0 ? '' : `(${handed.join(', ')})`}`
  return indented(inside(head, lines.length === 0 ? [field] : inside(field, lines)))
}

const rolePathOf = (model: Model, entity: EntityModel): string | undefined =>
  model.person.entity === entity.name ? model.person.role : undefined

const listTexts = (model: Model, entity: EntityModel, view: string, list: ListModel): readonly string[] => {
  const { lines, guards } = listSelection(entity, list, rolePathOf(model, entity))
  const filter = filterArgument(model, entity)
  const paging = list.whole ? [] : ['after: String', 'before: String', 'first: Int']
  const filtered = filter === '' ? [] : [filter]
  const variables = [...filtered, 'search: String', `sort: ${pascal(entity.wire)}Sort`, ...paging]
  const page = [...inside('items', lines), 'hasNext', 'hasPrevious', 'start', 'end', ...inside('total', ['value', 'exact'])]
  return [
    operation('query', list.document, list.operation, variables, guards, page),
    ...(view === '' && list.sums
      ? [operation('query', list.sums.document, list.sums.operation, [...filtered, 'search: String'], {}, sumLines)]
      : []),
    ...(entity.key === 'single'
      ? []
      : [operation('query', list.rowDocument, operationOf(entity.wire, 'findById'), ['id: ID!'], guards, lines)]),
  ]
}

const detailText = (model: Model, entity: EntityModel, detail: DetailModel): string => {
  const { lines, guards } = selectionOf(entity, detailPaths(detail, entity, rolePathOf(model, entity)))
  return operation('query', detail.document, detail.operation, entity.key === 'single' ? [] : ['id: ID!'], guards, lines)
}

const partTexts = (entity: EntityModel): readonly string[] =>
  entity.parts
    .filter((part) => part.name !== '' && isPartSent(part))
    .map((part) => {
      const { lines, guards }: Selection = partAlone(part, true)
      return operation('query', `${pascal(part.wire)}Get`, operationOf(part.wire, 'get'), ['id: ID!'], guards, lines)
    })

/** What a change of this part answers, to the last outcome. */
const outcomeLines = (entity: EntityModel, action: ActionModel): readonly string[] => {
  const waits = action.approval === undefined ? [] : inside('... on Waits', ['id'])
  const refusals = [...inside('... on Refused', refused), ...inside('... on Gone', ['id']), ...waits]
  const done = inside('... on Done', ['ids', 'count', 'details'])
  const { answers } = actionKind(action)
  const faults = inside('... on Invalid', invalid)
  if (answers === 'done') return [...done, ...faults, ...refusals, ...inside('... on Stale', ['id', 'by', 'time'])]
  const part = named(entity.parts, action.part)
  if (!part) return []
  const { lines } = partAlone(part, false)
  const conflict = inside(`... on ${part.typeName}Conflict`, [...inside('current', lines), 'by', 'time'])
  if (answers === 'removal') return [...done, ...conflict, ...(action.form === undefined ? [] : faults), ...refusals]
  return [...inside(`... on ${part.typeName}Saved`, inside('record', lines)), ...conflict, ...faults, ...refusals]
}

const changeTexts = (entity: EntityModel): readonly string[] =>
  byOperation(entity.actions).flatMap((actions) => {
    const [action] = actions
    const name = pascal(action.operation)
    return [
      operation('mutation', name, action.operation, changeArguments(entity, actions, false), {}, outcomeLines(entity, action)),
      operation('query', `${name}Preview`, `${action.operation}Preview`, changeArguments(entity, actions, true), {}, previewLines),
    ]
  })

const otherwise = [...inside('... on Invalid', invalid), ...inside('... on Refused', refused), ...inside('... on Gone', ['id'])]
const revealLines = [...inside('... on Revealed', ['value']), ...otherwise]
const uploadLines = [...inside('... on UploadUrls', inside('files', ['urlPart', 'uuid'])), ...otherwise]

const revealTexts = (entity: EntityModel): readonly string[] =>
  revealingParts(entity).map((part) => {
    const name = operationOf(part.wire, 'reveal')
    return operation('mutation', pascal(name), name, revealArguments(part), {}, revealLines)
  })

const uploadTexts = (entity: EntityModel): readonly string[] =>
  uploadFields(entity).map((field) => {
    const { operation: name } = field.upload
    return operation('mutation', pascal(name), name, uploadArguments(entity, field), {}, uploadLines)
  })

/** Counts only: who may not read what is summed counts all the same, and nobody shows these sums. */
const countTexts = (model: Model, entity: EntityModel): readonly string[] => {
  const { stats, furtherStats = [] } = entity
  const filter = filterArgument(model, entity)
  return [
    ...(stats ? [operation('query', stats.document, stats.operation, filter === '' ? [] : [filter], {}, countLines)] : []),
    ...furtherStats.map((each) => operation('query', each.document, each.operation, [], {}, countLines)),
  ]
}

/** What tells the oldest of some work, or the newest of what the bell counts: each by itself, so that no screen of the entity comes along. */
const timeTexts = (model: Model, entity: EntityModel): readonly string[] => {
  const oldest = Object.values(model.homes).flatMap(({ oldest: told = [] }) => told.map((each) => ({ ...each, at: each.since })))
  const newest = model.news.flatMap((each) => (each.newest ? [{ ...each, document: each.newest.document }] : []))
  const told = [...oldest, ...newest].filter((each) => each.entity === entity.name)
  return [...new Map(told.map((each) => [each.document, each])).values()].map(({ document, at }) => {
    const { lines, guards } = timeSelection(entity, at)
    const variables = [filterArgument(model, entity), `sort: ${pascal(entity.wire)}Sort`, 'first: Int'].filter((each) => each !== '')
    return operation('query', document, entity.list?.operation ?? '', variables, guards, inside('items', lines))
  })
}

const answerTexts = (model: Model, entity: EntityModel): readonly string[] =>
  model.operations
    .filter((each) => each.entity === entity.name && each.does === 'answer')
    .map(({ name, takes = [] }) => operation('query', pascal(name), name, takes.map(answerArgument), {}, []))

const reportTexts = (entity: EntityModel): readonly string[] =>
  (entity.reports ?? []).map((report) =>
    operation('query', report.document, report.operation, reportArguments(report), report.guards, reportSelection(report)),
  )

const autocompleteTexts = (model: Model, entity: EntityModel): readonly string[] => {
  if (entity.autocomplete === undefined) return []
  const guards = Object.fromEntries(entity.card.marks.map((mark) => [mark.guard, mark.read]))
  return [
    operation(
      'query',
      `${pascal(entity.wire)}Autocomplete`,
      entity.autocomplete,
      autocompleteArguments(model, entity),
      guards,
      cardLines(entity.card),
    ),
  ]
}

export const documentTexts = (model: Model, entity: EntityModel): string =>
  [
    ...listsOf(entity).flatMap(([view, list]) => listTexts(model, entity, view, list)),
    ...entity.details.map((detail) => detailText(model, entity, detail)),
    ...partTexts(entity),
    ...autocompleteTexts(model, entity),
    ...countTexts(model, entity),
    ...timeTexts(model, entity),
    ...answerTexts(model, entity),
    ...reportTexts(entity),
    ...changeTexts(entity),
    ...revealTexts(entity),
    ...uploadTexts(entity),
  ].join('\n')

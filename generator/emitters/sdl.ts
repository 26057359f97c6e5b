// graphql/schema.graphql: the contract that the entities make. With the hand-written SDL it is the whole.
import { actionKind } from '../../language/actions/index.ts'
import { listsOf } from '../../language/lists.ts'
import type { ActionModel, CardModel, EntityModel, FieldModel, Model, PartModel } from '../../language/model.ts'
import { camel, filterName, inputName as nameInInput, pascal } from '../../language/names.ts'
import { isNonNull } from '../filled.ts'
import { graphqlHeader } from '../print/header.ts'
import { description } from '../print/graphql.ts'
import { formFieldsOf } from '../resolve/forms.ts'
import { byOperation } from '../resolve/operations.ts'
import { holdsFile, refersToMany, refersToOne } from '../../language/fields/index.ts'
import { isPartSent, sentFields } from '../selection.ts'
import type { World } from './output.ts'
import { filterType, filteredPaths } from './filters.ts'
import { maskedEnums, revealMutations } from './reveals.ts'
import { reportField, reportLines } from './reports.ts'
import { uploadMutations } from './uploads.ts'
import { named } from '../../language/named.ts'
import { remember } from '../../language/remember.ts'
import { fieldsOf, partFieldAt } from '../../language/partFields.ts'

const block = (start: string, lines: readonly string[]): string => `${start} {\n${lines.map((line) => `  ${line}\n`).join('')}}\n\n`

const inputType = (field: FieldModel): string => {
  if (refersToOne(field)) return 'ID'
  if (holdsFile(field)) return 'Uuid'
  return refersToMany(field) ? '[ID!]' : field.graphql
}
const inputLines = (fields: readonly FieldModel[]): readonly string[] => fields.map((field) => `${nameInInput(field)}: ${inputType(field)}`)

const fieldLines = (model: Model, entity: EntityModel, part: PartModel): readonly string[] =>
  sentFields(part).flatMap((field) => {
    const help = field.help === undefined ? '' : `${description(model.texts[field.help]).trimEnd()} `
    const must = isNonNull(entity, part, field) ? '!' : ''
    const id = refersToOne(field) && field.wire !== undefined ? [`${field.wire}: ID${must}`] : []
    return [...id, `${help}${field.name}: ${field.graphql}${must}`]
  })

const partType = (model: Model, entity: EntityModel, part: PartModel): string => {
  const parts =
    part.name === ''
      ? entity.parts.filter((each) => each.name !== '' && isPartSent(each)).map((each) => `${each.name}: ${each.typeName}`)
      : []
  const can =
    part.name === ''
      ? [
          'can: Abilities!',
          ...(listsOf(entity).some(([, { actions }]) => actions.length > 0 || entity.order) ? ['canInList: Abilities!'] : []),
        ]
      : []
  return block(`type ${part.typeName}`, ['id: ID!', 'version: Int!', ...fieldLines(model, entity, part), ...parts, ...can])
}

const cardType = (entity: EntityModel): string => {
  const { card }: { card: CardModel } = entity
  const typeAt = (path: string): string => partFieldAt(entity, path)?.field.graphql ?? 'String'
  const under = card.under.map((path) => `${camel(path)}: ${typeAt(path)}`)
  const marks = card.marks.map((mark) => `${mark.wire}: ${typeAt(mark.path)}`)
  return block(`type ${entity.name}Card`, [
    'id: ID!',
    'title: String!',
    ...(card.picture === undefined ? [] : ['picture: Image']),
    ...under,
    ...marks,
  ])
}

/** Every enum once: states, options, and the roles of the product. */
const enums = (model: Model): string => {
  const found = new Map<string, readonly string[]>()
  const fields = model.entities.flatMap((entity) => [...fieldsOf(entity), ...entity.actions.flatMap((action) => action.asks)])
  for (const field of fields)
    if (field.enum && field.choices)
      found.set(
        field.enum,
        field.choices.map((each) => each.value),
      )
  return [...found].map(([name, values]) => block(`enum ${name}`, values)).join('')
}

const changeName = (part: PartModel): string => `${part.typeName}Change`

/** One more thing that a change may answer, where any of those that answer so may wait for approval. */
const waiting = (actions: readonly ActionModel[]): string => (actions.some((each) => each.approval !== undefined) ? ' | Waits' : '')

const changesOf = (entity: EntityModel, part: PartModel): readonly ActionModel[] =>
  entity.actions.filter((action) => action.part === part.name && actionKind(action).answers === 'part')

const outcomes = (entity: EntityModel): string =>
  entity.parts
    .filter((part) => isPartSent(part) && changesOf(entity, part).length > 0)
    .map((part) => {
      const type = part.typeName
      const waits = waiting(changesOf(entity, part))
      return `union ${changeName(part)} = ${type}Saved | ${type}Conflict | Invalid | Refused | Gone${waits}\n\n${block(`type ${type}Saved`, [`record: ${type}!`])}${block(`type ${type}Conflict`, [`current: ${type}!`, 'by: String', 'time: Time'])}`
    })
    .join('') + removal(entity)

const removal = (entity: EntityModel): string => {
  const removals = entity.actions.filter((action) => actionKind(action).answers === 'removal')
  if (removals.length === 0) return ''
  const conflict = entity.actions.some((action) => action.part === '' && actionKind(action).answers === 'part')
    ? ''
    : block(`type ${entity.name}Conflict`, [`current: ${entity.name}!`, 'by: String', 'time: Time'])
  // What asks nothing is never told that it was answered wrongly.
  const invalid = removals.some((each) => each.form !== undefined) ? ' | Invalid' : ''
  return `union ${entity.name}Removal = Done | ${entity.name}Conflict${invalid} | Refused | Gone${waiting(removals)}\n\n${conflict}`
}

/** Name of the input of an operation, where it takes any. */
export const inputName = (action: ActionModel): string => `${pascal(action.operation)}${actionKind(action).edits ? 'Patch' : 'Input'}`

const inputs = (entity: EntityModel): string =>
  byOperation(entity.actions)
    .flatMap((actions) => {
      const fields = formFieldsOf(entity, actions)
      return fields.length === 0 ? [] : [block(`input ${inputName(actions[0])}`, inputLines(fields))]
    })
    .join('')

const listTypes = (entity: EntityModel, model: Model): string => {
  const paths = filteredPaths(model, entity)
  const filter = paths.flatMap((path) => {
    const field = partFieldAt(entity, path)?.field
    const type = filterType(field)
    return type === undefined ? [] : [`${filterName(field ?? { path })}: ${type}`]
  })
  const name = pascal(entity.wire)
  const filterInput = filter.length === 0 ? '' : block(`input ${name}Filter`, filter)
  if (!entity.list) return entity.stats ? filterInput : ''
  const { sortable } = entity.list
  return `${filterInput}${block(`enum ${name}SortBy`, sortable.map(camel))}${block(`input ${name}Sort`, [`by: ${name}SortBy!`, 'direction: SortDirection!'])}${block(
    `type ${name}Page`,
    [`items: [${entity.name}!]!`, 'hasNext: Boolean!', 'hasPrevious: Boolean!', 'start: String', 'end: String', 'total: Total!'],
  )}`
}

/** The filter argument, where anything can be filtered by. */
export const filterArgument = (model: Model, entity: EntityModel): string =>
  filteredPaths(model, entity).length === 0 ? '' : `filter: ${pascal(entity.wire)}Filter`

/** Entities of which some field offers some of the records only. */
const narrowedIn = remember((model: Model): ReadonlySet<string | undefined> => {
  const fields = model.entities.flatMap((each) => [...fieldsOf(each), ...each.actions.flatMap((action) => action.asks)])
  return new Set(fields.flatMap(({ entity, offers }) => (offers ? [entity] : [])))
})

/** A field that offers some of the records only is named by its choice. */
export const autocompleteArguments = (model: Model, entity: EntityModel): readonly string[] => [
  'text: String',
  'ids: [ID!]',
  ...(narrowedIn(model).has(entity.name) ? ['field: String'] : []),
]

/** A text that a custom's answer is asked with. */
export const answerArgument = (name: string): string => `${name}: String!`

const args = (list: readonly string[]): string => (list.every((each) => each === '') ? '' : `(${list.filter(Boolean).join(', ')})`)

const reads = (model: Model, entity: EntityModel): readonly string[] =>
  model.operations
    .filter((each) => each.entity === entity.name && each.on === 'query' && !each.preview)
    .map(({ name, does, part, takes = [] }) => {
      const filter = filterArgument(model, entity)
      const wire = pascal(entity.wire)
      if (does === 'search')
        return `${name}${args([filter, 'search: String', `sort: ${wire}Sort`, 'after: String', 'before: String', 'first: Int'])}: ${wire}Page!`
      if (does === 'findAll') return `${name}${args([filter, 'search: String', `sort: ${wire}Sort`])}: ${wire}Page!`
      if (does === 'findById') return `${name}(id: ID!): ${entity.name}`
      if (does === 'autocomplete') return `${name}(${autocompleteArguments(model, entity).join(', ')}): [${entity.name}Card!]!`
      if (does === 'answer') return `${name}${args(takes.map(answerArgument))}: Json`
      if (does === 'getSums') return `${name}${args([filter, 'search: String'])}: [Sum!]!`
      if (does === 'getStats') return `${name}${args([name === entity.stats?.operation ? filter : ''])}: [Sum!]!`
      if (does === 'report') return reportField(entity, name)
      const type = named(entity.parts, part)?.typeName ?? entity.name
      return part === '' ? `${name}: ${type}!` : `${name}(id: ID!): ${type}`
    })

/** Arguments of a change as SDL; its preview has the same but the key. */
export const changeArguments = (
  entity: EntityModel,
  actions: readonly [ActionModel, ...ActionModel[]],
  preview: boolean,
): readonly string[] => {
  const [action] = actions
  const takes = formFieldsOf(entity, actions).length > 0
  const record = action.on === 'record' ? [`${action.idAs ?? 'id'}: ID!`, ...(action.appendOnly ? [] : ['version: Int!'])] : []
  const key = preview ? [] : ['key: Uuid!']
  const name = inputName(action)
  const { edits, demands } = actionKind(action)
  return [...record, ...key, ...(takes ? [`${edits ? 'patch' : 'input'}: ${name}${demands ? '!' : ''}`] : []), 'ticks: [String!]']
}

const changes = (entity: EntityModel, preview: boolean): readonly string[] =>
  byOperation(entity.actions).map((actions) => {
    const [action] = actions
    const part = named(entity.parts, action.part)
    const answer = { done: 'CustomChange', removal: `${entity.name}Removal`, part: part ? changeName(part) : '' }[
      actionKind(action).answers
    ]
    return `${action.operation}${preview ? 'Preview' : ''}(${changeArguments(entity, actions, preview).join(', ')}): ${preview ? 'Preview!' : `${answer}!`}`
  })

const ofEntity = (model: Model, entity: EntityModel): string => {
  const queries = [...reads(model, entity), ...changes(entity, true)]
  const mutations = [...changes(entity, false), ...revealMutations(entity), ...uploadMutations(entity)]
  return [
    `# ${entity.name}\n\n`,
    ...entity.parts.filter(isPartSent).map((part) => partType(model, entity, part)),
    cardType(entity),
    listTypes(entity, model),
    inputs(entity),
    ...(entity.reports ?? []).map((report) => block(`type ${report.typeName}`, reportLines(report))),
    ...maskedEnums(entity).map(([name, fields]) => block(`enum ${name}`, fields)),
    outcomes(entity),
    queries.length === 0 ? '' : block('extend type Query', queries),
    mutations.length === 0 ? '' : block('extend type Mutation', mutations),
  ].join('')
}

/** graphql/schema.graphql */
export const sdlOf = ({ model, specs }: Pick<World, 'model' | 'specs'>): string => {
  const header = graphqlHeader({ emitter: 'sdl.ts', from: `${specs}/` })
  return `${[header, '\n', enums(model), ...model.entities.map((entity) => ofEntity(model, entity))].join('').trimEnd()}\n`
}

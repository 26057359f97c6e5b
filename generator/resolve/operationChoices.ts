// The choice among all that the audit names: operations, the login, and what the spec says happens without either. Known only when everything else is.
import type { EntityModel, FieldModel, OperationModel } from '../../language/model.ts'
import { listsOf, runnable } from '../../language/lists.ts'
import { under } from '../written.ts'
import type { Context } from './context.ts'
import { operationEnums } from './field.ts'
import { handsOut, keepsRuns } from './runs.ts'
import { named } from '../../language/named.ts'

type Choices = NonNullable<FieldModel['choices']>

/** What is done to sessions and their people beside the operations of entities, in English. */
const sessionWords = {
  login: 'Login',
  viewAs: 'View as role',
  exportList: 'List exported',
  shareView: 'View shared',
  removeView: 'Shared view removed',
  startRun: 'Run begun',
  fileRun: 'Run handed out as a file',
  answerRun: 'Run answered',
  addFactor: 'Second factor: Add',
  renewCodes: 'Second factor: New recovery codes',
  resetFactor: 'Second factor: Reset at the server',
} as const

const sessionChoices = ({ written, say }: Context): Choices => {
  const { person } = written
  const known: readonly (keyof typeof sessionWords)[] = [
    'login',
    ...(person.viewAs ? (['viewAs'] as const) : []),
    ...(person.exports ? (['exportList'] as const) : []),
    ...(Object.values(written.entities).some(({ list }) => list) ? (['shareView', 'removeView'] as const) : []),
    ...(keepsRuns(written) ? (['startRun'] as const) : []),
    ...(handsOut(written) ? (['fileRun', 'answerRun'] as const) : []),
    ...(person.secondFactor ? (['addFactor', 'renewCodes', 'resetFactor'] as const) : []),
  ]
  return known.map((value) => ({ value, label: say(`operations.${value}`, sessionWords[value]) }))
}

/** "Users: Disable"; what has no label of its own is called after what it does. */
const changeLabel = ({ texts, say }: Context, model: EntityModel | undefined, { name, action, does, entity }: OperationModel): string => {
  const label = model?.actions.find((each) => each.path === action)?.label
  const called = does.charAt(0).toUpperCase() + does.slice(1)
  return say(`operations.${name}`, `${texts[model?.many ?? ''] ?? entity}: ${texts[label ?? ''] ?? called}`)
}

const ways: Partial<Readonly<Record<OperationModel['does'], string>>> = {
  autocomplete: 'choices',
  getStats: 'counts',
  getSums: 'sums',
  report: 'figures',
}

/** getDomainMigration -> domain migration */
const plain = (name: string): string =>
  name
    .replace(/^get(?=[A-Z])/, '')
    .replace(/(?<!^)([A-Z])/g, ' $1')
    .toLowerCase()

/** "Read of Books", one label for all ways to read the same; "Read of Books: binding" for a part. */
const readLabel = ({ texts, say }: Context, model: EntityModel | undefined, { name, entity, part, does }: OperationModel): string => {
  const many = texts[model?.many ?? ''] ?? entity
  const what = named(model?.parts, part)
  const [key, words] =
    does === 'answer' ? [name, plain(name)] : [ways[does] ?? part, ways[does] ?? (texts[what?.label ?? ''] ?? part).toLowerCase()]
  if (key === '') return say(`operations.read.${entity}`, `Read of ${many}`)
  return say(`operations.read.${entity}.${key}`, `Read of ${many}: ${words}`)
}

/** Under the heading of what they are about; those that change something first. */
const choicesFor = (context: Context, entities: readonly EntityModel[], operations: readonly OperationModel[]): Choices =>
  entities.flatMap((model) => {
    const own = operations.filter((each) => each.entity === model.name && !each.preview)
    const choose = (on: OperationModel['on'], labelOf: typeof changeLabel): Choices =>
      own.filter((each) => each.on === on).map((each) => ({ value: each.name, label: labelOf(context, model, each), group: model.many }))
    return [...choose('mutation', changeLabel), ...choose('query', readLabel)]
  })

const isAsked = ({ enum: name }: FieldModel): boolean => Object.values<unknown>(operationEnums).includes(name)

/** Names of those that may wait for another's approval. */
const approvable = (entities: readonly EntityModel[]): ReadonlySet<string> =>
  new Set(entities.flatMap(({ actions }) => actions.flatMap(({ approval, operation }) => (approval === undefined ? [] : [operation]))))

/** Names of those that are run over many records of a list. */
const runOver = (entities: readonly EntityModel[]): ReadonlySet<string> =>
  new Set(entities.flatMap((entity) => listsOf(entity).flatMap(([, list]) => runnable(entity, list).map(({ operation }) => operation))))

/** Entities whose fields choose among operations get them; all others stay as they are. */
export const withOperationChoices = (
  context: Context,
  entities: readonly EntityModel[],
  operations: readonly OperationModel[],
): readonly EntityModel[] => {
  if (!entities.some((entity) => entity.parts.some((part) => part.fields.some(isAsked)))) return entities
  const ofSession = sessionChoices(context)
  const group = context.say('operations.elsewhere', 'Outside the console')
  const choices = choicesFor(context, entities, operations)
  const narrowed = { [operationEnums.approvals]: approvable(entities), [operationEnums.runs]: runOver(entities) }
  const complete = (field: FieldModel): FieldModel => {
    const known = under(narrowed, field.enum ?? '')
    if (known) return { ...field, choices: choices.filter(({ value }) => known.has(value)) }
    if (field.enum !== operationEnums.operations) return field
    return { ...field, choices: [...ofSession, ...choices, ...(field.choices ?? []).map((each) => ({ ...each, group }))] }
  }
  return entities.map((entity) => ({
    ...entity,
    parts: entity.parts.map((part) => ({ ...part, fields: part.fields.map(complete) })),
  }))
}

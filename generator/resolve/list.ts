// Lists and queues as they are meant.
import { isComputed } from '../../language/fields/derived.ts'
import { actionKind } from '../../language/actions/index.ts'
import type { ColumnModel, EntityModel, FieldModel, ListModel, OpenedModel, PartModel, SortModel, ViewModel } from '../../language/model.ts'
import { operationOf, pascal } from '../../language/names.ts'
import { selectionOf, type Selection } from '../selection.ts'
import type { WrittenEntity, WrittenList, WrittenOpened, WrittenQueue } from '../written.ts'
import { confirmPaths } from './confirm.ts'
import type { Context } from './context.ts'
import { wireOf } from './entityNames.ts'
import { keysOf } from './part.ts'
import { belowOf } from './below.ts'
import { othersRead } from './othersRead.ts'
import { planOf } from './runs.ts'
import { everyRule } from './rules.ts'
import { partFieldAt } from '../../language/partFields.ts'
import { traitsOf } from '../../language/fields/index.ts'

export const listOf = (entity: WrittenEntity): WrittenList | WrittenQueue | undefined => entity.list ?? entity.queue
/** What reading it is called on the wire. */
export const listVerb = ({ whole, verb }: WrittenList | WrittenQueue): 'findAll' | 'search' => verb ?? (whole ? 'findAll' : 'search')
export const listName = (entity: WrittenEntity): string => listOf(entity)?.name ?? wireOf(entity)

/** The variable that a path needs: its own, else its part's. */
export const whenOf = (parts: readonly PartModel[], path: string): string | undefined => {
  const found = partFieldAt({ parts }, path)
  return found?.field.guard ?? found?.part.guard
}

/** A field is sortable over a stored column whose emptiness has a place in the order. */
export const isSortable = (field: FieldModel | undefined): boolean =>
  field !== undefined && !isComputed(field) && traitsOf(field).sortEmpty !== undefined

const sortOf = ({ by, first }: WrittenList['sort']): SortModel => ({ by, descending: first === 'newest' || first === 'highest' })

type WrittenColumn = WrittenList['columns'][number]

const columnOf = (
  context: Context,
  entity: WrittenEntity,
  parts: readonly PartModel[],
  written: WrittenColumn,
  optional: boolean,
): ColumnModel => {
  const spec = typeof written === 'string' ? { field: written } : written
  const field = partFieldAt({ parts }, spec.field)?.field
  const keys = keysOf(entity)
  const when = whenOf(parts, spec.field)
  const plain = field?.label ?? context.say(`${keys}.fields.id`, 'ID')
  return {
    field: spec.field,
    label: spec.label === undefined ? plain : context.say(`${keys}.columns.${spec.field}`, spec.label),
    under: spec.under ?? [],
    marks: spec.marks ?? [],
    // What the engine keeps has the indexes it has.
    sortable: spec.field === 'id' || (entity.storedAs === undefined && isSortable(field)),
    ...(when === undefined ? {} : { when }),
    optional,
  }
}

const inPlaceOf = ({ inPlace }: WrittenList | WrittenQueue, columns: readonly ColumnModel[]): readonly ColumnModel[] =>
  columns.map((column) => (inPlace?.includes(column.field) ? { ...column, inPlace: true } : column))

const startsOf = (list: WrittenList): ListModel['starts'] =>
  Object.fromEntries(
    Object.entries(list.starts ?? {}).flatMap(([path, starts]) => {
      if (!starts) return []
      return [[path, 'last' in starts ? { days: Number.parseInt(starts.last, 10) } : starts]]
    }),
  )

/** What the dialogs of its actions say of a record, and the values that their forms begin with. */
const inDialogs = ({ actions, parts }: EntityModel, paths: readonly string[]): readonly string[] => {
  const offered = actions.filter((each) => paths.includes(each.path))
  const edited = parts.filter((part) => offered.some((each) => actionKind(each).edits && each.part === part.name))
  const fields = edited.flatMap((part) => part.fields.filter((each) => part.form.includes(each.name)))
  const filled = offered.flatMap(({ asks }) => asks.flatMap(({ snippets }) => Object.values(snippets?.fills ?? {})))
  return [...offered.flatMap(confirmPaths), ...filled, ...fields.map((each) => each.path)]
}

/** Everything that a record needs so that a row of this list can be drawn, sorted, named and acted on. */
export const listPaths = (
  list: Pick<ListModel, 'columns' | 'sort' | 'opens' | 'below' | 'actions' | 'waiting' | 'groups' | 'greyedUnless'>,
  entity: EntityModel,
  rolePath: string | undefined,
): readonly string[] => [
  ...list.columns.flatMap((column) => [column.field, ...column.under, ...column.marks]),
  list.sort.by,
  ...list.opens,
  ...Object.keys(list.waiting ?? {}),
  ...(list.below ?? []).flatMap(({ is }) => is ?? []),
  ...(list.greyedUnless === undefined ? [] : [list.greyedUnless]),
  ...(list.groups === undefined ? [] : [list.groups]),
  ...inDialogs(entity, list.actions),
  entity.title,
  ...entity.titleElse,
  ...(entity.card.picture !== undefined && list.columns.some(({ field }) => field === entity.title) ? [entity.card.picture] : []),
  ...(entity.own === undefined ? [] : [entity.own]),
  ...(rolePath === undefined ? [] : [rolePath]),
]

/** What a row is drawn from. Of what its viewer may do with it, it tells what this list offers, no more. */
export const listSelection = (entity: EntityModel, list: Parameters<typeof listPaths>[0], rolePath: string | undefined): Selection =>
  selectionOf(entity, listPaths(list, entity, rolePath), list.actions.length > 0 || entity.order ? 'can: canInList' : '')

const sumsOf = (entity: EntityModel, { of, per }: NonNullable<WrittenList['sums']>): NonNullable<ListModel['sums']> => {
  const asked = [of, per].flatMap((path) => {
    const found = partFieldAt(entity, path)
    return found?.field.read ?? (found && found.part.name !== '' ? found.part.read : [])
  })
  return {
    of,
    per,
    operation: operationOf(entity.wire, 'getSums'),
    document: `${pascal(entity.wire)}Sums`,
    ...(asked.length === 0 ? {} : { guard: { rule: everyRule(asked.map((each) => each.rule)) } }),
  }
}

type Half = Parameters<typeof listPaths>[0]

interface ListAt {
  readonly context: Context
  readonly spec: WrittenEntity
  readonly entity: EntityModel
  readonly rolePath: string | undefined
}

interface Naming {
  /** Where its texts stand. */
  readonly keys: string
  /** What stands before the names of its documents. */
  readonly called: string
}

const openedOf = (
  { context, entity, rolePath }: ListAt,
  { actions = [], opens = [], below, look, evidence = [] }: WrittenOpened,
  rows: Omit<Half, keyof OpenedModel>,
  waiting: OpenedModel['waiting'],
  { keys, called }: Naming,
): OpenedModel => {
  const onList = new Set(entity.actions.filter((each) => each.on === 'list').map((each) => each.path))
  const half = {
    actions: actions.filter((path) => !onList.has(path)),
    opens: [...evidence, ...opens],
    ...(below ? { below: belowOf(context, keys, below) } : {}),
    ...(waiting ? { waiting } : {}),
    ...(look === 'desk' ? { desk: { evidence } } : {}),
  }
  const { guards } = listSelection(entity, { ...rows, ...half }, rolePath)
  return { document: `${called}List`, rowDocument: `${called}Row`, guards, ...half }
}

const viewsOf = (at: ListAt, list: WrittenList, rows: Omit<Half, keyof OpenedModel>): readonly ViewModel[] =>
  Object.entries(list.views ?? {}).map(([name, view]) => {
    const keys = `${keysOf(at.spec)}.views.${name}`
    const filter = { ...(view.states ? { status: view.states } : {}), ...(view.where ? { [view.where.field]: view.where.is } : {}) }
    const called = `${pascal(at.entity.wire)}${pascal(name)}`
    return {
      name,
      label: at.context.say(keys, view.label),
      filter,
      ...(view.sort ? { sort: sortOf(view.sort) } : {}),
      ...(view.look ? { queue: openedOf(at, view, rows, filter, { keys, called }) } : {}),
    }
  })

/** rolePath: where the person's role stands, if this entity is the person. */
export const resolveList = (
  context: Context,
  spec: WrittenEntity,
  entity: EntityModel,
  rolePath: string | undefined,
): ListModel | undefined => {
  const list = listOf(spec)
  if (!list) return undefined
  const { parts } = entity
  const columns = inPlaceOf(list, [
    ...list.columns.map((each) => {
      const column = columnOf(context, spec, parts, each, false)
      const rank = list.priority?.indexOf(column.field) ?? -1
      return rank === -1 ? column : { ...column, stays: rank + 1 }
    }),
    ...(list.more ?? []).map((each) => columnOf(context, spec, parts, each, true)),
  ])
  const offered = new Set(list.actions ?? [])
  const listActions = entity.actions
    .filter((each) => each.on === 'list' && (actionKind(each).makes || offered.has(each.path)))
    .map((each) => each.path)
  const sorts = [list.sort, ...Object.values(list.views ?? {}).flatMap((view) => view.sort ?? [])].map((sort) => sort.by)
  const sortable = new Set([...columns.filter((each) => each.sortable).map((each) => each.field), ...(list.sortable ?? []), ...sorts])
  const rows = {
    columns,
    sort: sortOf(list.sort),
    ...(list.greyedUnless === undefined ? {} : { greyedUnless: list.greyedUnless }),
    ...(list.groups === undefined ? {} : { groups: list.groups }),
  }
  const at = { context, spec, entity, rolePath }
  const waiting = spec.queue && { status: spec.queue.waiting }
  return {
    screen: list.path === undefined ? '' : listName(spec),
    path: list.path ?? '',
    operation: operationOf(entity.wire, listVerb(list)),
    whole: list.whole ?? false,
    ...rows,
    ...openedOf(at, list, rows, waiting, { keys: keysOf(spec), called: pascal(entity.wire) }),
    filters: list.filters ?? [],
    ...(list.quick ? { quick: list.quick } : {}),
    search: list.search ?? [],
    ...(list.foundBy ? { foundBy: list.foundBy.map(({ entity, by }) => ({ entity, by, guard: othersRead(context, entity) })) } : {}),
    sortable: [...sortable],
    views: viewsOf(at, list, rows),
    starts: { ...waiting, ...startsOf(list) },
    ...(list.sums ? { sums: sumsOf(entity, list.sums) } : {}),
    ...planOf(context, entity, list),
    listActions,
    ...(list.cards ? { cards: { picture: list.cards.picture } } : {}),
  }
}

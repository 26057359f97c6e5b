// The menus, each entry with its address and with who may open what it leads to.
import { screenKind } from '../../language/screens/index.ts'
import type { Guard } from '../../language/access.ts'
import type { EntityModel, MenuEntryModel, MenuModel, OperationModel, ScreenModel, ViewModel } from '../../language/model.ts'
import { filterOf } from '../../language/filters/index.ts'
import type { FilterWire } from '../../language/filters/kind.ts'
import type { Rule } from '../../language/requirement.ts'
import { filterName } from '../../language/names.ts'
import { under, type Written, type WrittenMenuEntry } from '../written.ts'
import type { Context } from './context.ts'
import { detailName } from './detail.ts'
import { listName } from './list.ts'
import { allRules, anyRule } from './rules.ts'
import { named } from '../../language/named.ts'
import { partFieldAt } from '../../language/partFields.ts'
import { traitsOf } from '../../language/fields/index.ts'

export interface World {
  readonly context: Context
  readonly entities: readonly EntityModel[]
  readonly screens: readonly ScreenModel[]
  readonly operations: readonly OperationModel[]
}

const everybody: Guard = { rule: { anyStaff: 'leads out of the console, or to the login' } }

/** The screen that an entry opens. Of several settings screens it is the one with the entry's name, else the first. */
export const screenOf = (
  context: Context,
  screens: readonly ScreenModel[],
  { to, name }: Pick<WrittenMenuEntry, 'to' | 'name'>,
): ScreenModel | undefined => {
  if ('custom' in to) return named(screens, to.custom)
  if ('list' in to) return named(screens, listName(context.entity(to.list)))
  if ('queue' in to) return named(screens, listName(context.entity(to.queue)))
  if ('own' in to) return named(screens, detailName(context.entity(to.own)))
  if (!('settings' in to)) return undefined
  const offered = screens.filter((each) => screenKind(each).shows === 'single' && each.entity === to.settings)
  return named(offered, name) ?? offered[0]
}

const targetOf = (to: WrittenMenuEntry['to'], screen: ScreenModel | undefined): MenuEntryModel['to'] => {
  if ('group' in to || 'link' in to || 'command' in to) return to
  const path = screen?.path ?? '/'
  return 'own' in to ? { own: path } : { path }
}

/** Counting by a field asks for its read right too. */
export const readRuleOf = (entity: EntityModel, path: string): Rule | undefined => {
  const found = partFieldAt(entity, path)
  return found?.field.read?.rule ?? found?.part.read.rule
}

/** The filter as it is asked on the wire, on whatever day. */
export const asAsked = ({ parts }: EntityModel, filter: ViewModel['filter']): Readonly<Record<string, FilterWire>> =>
  Object.fromEntries(
    Object.entries(filter).map(([path, values]) => {
      const field = partFieldAt({ parts }, path)?.field
      const kind = field && (filterOf(field.filter) ?? filterOf(traitsOf(field).filter))
      return [filterName(field ?? { path }), kind?.wire(values, 'UTC', '2000-01-01') ?? values]
    }),
  )

export const countsOf = (world: World, { counts }: WrittenMenuEntry): Pick<MenuEntryModel, 'counts'> => {
  const { entities, operations } = world
  const entity = named(entities, counts?.entity)
  const stats = entity?.stats
  const view = named(entity?.list?.views, counts?.view)
  const operation = named(operations, stats?.operation)
  const screen = entity && screenOf(world.context, world.screens, { to: { list: entity.name } })
  if (!entity || !stats || !view || !operation || !screen) return {}
  const { label, filter } = view
  // To count by a value tells the value: the rights to read what is counted by are asked too.
  const reads = Object.keys(filter).flatMap((path) => readRuleOf(entity, path) ?? [])
  const guard = { rule: reads.length === 0 ? operation.guard.rule : allRules([operation.guard.rule, ...reads]) }
  return {
    counts: {
      operation: stats.operation,
      document: stats.document,
      entity: entity.name,
      label,
      filter: asAsked(entity, filter),
      guard,
      path: `${screen.path}?view=${view.name}`,
    },
  }
}

/** The name by which the site's configuration can switch an entry off, and by which its texts are found: its own, or that of the screen which it opens. */
export const entryName = ({ entities }: Pick<Written, 'entities'>, { to, name, label }: WrittenMenuEntry): string => {
  if (name !== undefined) return name
  const [target = label] = Object.values(to)
  if ('group' in to || 'link' in to || 'command' in to || 'custom' in to) return target
  const entity = under(entities, target)
  if (!entity) return label
  if ('own' in to) return detailName(entity)
  if (!('settings' in to)) return listName(entity)
  const [settings, first] = Object.entries(entity.settings ?? {})[0] ?? [label]
  return first?.name ?? settings
}

/** On one's own record, and in a list that narrows itself to one's own, the entry is as open as the screen is there. */
const guardOf = (world: World, entry: WrittenMenuEntry, screen: ScreenModel | undefined): Guard => {
  if (entry.needs !== undefined) return { rule: world.context.ruleOf(entry.needs) }
  if ('group' in entry.to) {
    const entries = world.context.written.menu.groups[entry.to.group]?.entries ?? []
    return { rule: anyRule(entries.map((each) => guardOf(world, each, screenOf(world.context, world.screens, each)).rule)) }
  }
  if (screen?.guard.own) return { rule: anyRule([screen.guard.rule, screen.guard.own]) }
  return screen ? { rule: screen.guard.rule } : everybody
}

export const entryOf = (world: World, menu: string, entry: WrittenMenuEntry): MenuEntryModel => {
  const screen = screenOf(world.context, world.screens, entry)
  const name = entryName(world.context.written, entry)
  const when = entry.when ?? screen?.when
  return {
    label: world.context.say(`menu.${menu}.${name}`, entry.label),
    icon: entry.icon,
    name,
    guard: guardOf(world, entry, screen),
    ...(when === undefined ? {} : { when }),
    to: targetOf(entry.to, screen),
    ...countsOf(world, entry),
  }
}

export const resolveMenu = (world: World): MenuModel => {
  const { side, work, groups, bar } = world.context.written.menu
  return {
    ...(bar ? { bar: Object.entries(bar).map(([custom, { needs }]) => ({ custom, guard: { rule: world.context.ruleOf(needs) } })) } : {}),
    side: side.map((each) => entryOf(world, 'side', each)),
    ...(work ? { work: work.map((each) => entryOf(world, 'work', each)) } : {}),
    groups: Object.entries(groups).map(([name, group]) => ({
      name,
      path: group.path,
      entries: group.entries.map((each) => entryOf(world, name, each)),
    })),
  }
}

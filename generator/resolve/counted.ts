// What home screens count: what happened since one was here before, and what should not be. And what is new.
import type { AlertModel, CountedModel, EntityModel, NewsModel, SinceModel } from '../../language/model.ts'
import type { FilterValue } from '../../language/filters/kind.ts'
import { named } from '../../language/named.ts'
import { camel, pascal } from '../../language/names.ts'
import type { WrittenAlert, WrittenNews, WrittenSince } from '../written.ts'
import { placeOf, wiresOf } from './listPlace.ts'
import { readRuleOf, type World } from './menu.ts'
import { timeSelection } from './oldest.ts'
import { allRules } from './rules.ts'

/** The newest of what the bell counts, by itself, so that no screen of the entity comes along; nothing where its list does not sort by that time. */
const newestOf = (entity: EntityModel, name: string, at: string): Pick<NewsModel, 'newest'> => {
  const { list, wire } = entity
  if (!list || list.whole || !list.sortable.includes(at)) return {}
  return {
    newest: {
      document: `${pascal(wire)}${pascal(name)}Newest`,
      guards: timeSelection(entity, at).guards,
      sort: { by: camel(at), direction: 'DESCENDING' },
    },
  }
}

interface Counted {
  readonly name: string
  readonly label: string
  readonly of: string
  readonly filters: Readonly<Record<string, FilterValue>>
  /** Further paths that it is filtered by. */
  readonly further?: readonly string[]
}

const readsOf = (entity: EntityModel, paths: readonly string[]) => paths.flatMap((path) => readRuleOf(entity, path) ?? [])

/** Nothing where nobody counts them, or no list shows them: the checks told so. */
const countedOf = ({ context, entities, operations }: World, key: string, counted: Counted): CountedModel | undefined => {
  const { name, label, of, filters, further = [] } = counted
  const entity = named(entities, of)
  const operation = named(operations, entity?.stats?.operation)
  const leads = entity && placeOf(entity, filters)
  if (!entity?.stats || !operation || !leads) return undefined
  const paths = Object.keys(filters)
  return {
    name,
    label: context.say(`${key}.${name}`, label),
    entity: of,
    document: entity.stats.document,
    guard: { rule: allRules([operation.guard.rule, ...readsOf(entity, [...paths, ...further])]) },
    leads,
    wires: wiresOf(entity, [...paths, ...further]),
  }
}

export const sinceOf = (
  world: World,
  key: string,
  name: string,
  { label, of, where = {}, at, by }: WrittenSince,
): readonly SinceModel[] => {
  const counted = countedOf(world, key, { name, label, of, filters: where, further: [at] })
  const entity = named(world.entities, of)
  if (!counted || !entity) return []
  const mine = by === undefined ? {} : { by: { path: by, guard: { rule: allRules(readsOf(entity, [by])) } } }
  return [{ ...counted, wires: { ...counted.wires, ...wiresOf(entity, by === undefined ? [] : [by]) }, at, ...mine }]
}

/** Whose they are is asked with them, so it takes the right to read that, too. */
export const newsOf = (world: World, name: string, { label, of, where = {}, at, mine }: WrittenNews): readonly NewsModel[] => {
  const further = mine === undefined ? [at] : [at, mine]
  const counted = countedOf(world, 'news', { name, label, of, filters: where, further })
  const entity = named(world.entities, of)
  return counted && entity ? [{ ...counted, at, ...(mine === undefined ? {} : { mine }), ...newestOf(entity, name, at) }] : []
}

/** Days of the calendar, as addresses say them: a link means the same whenever it is pressed. */
const daysOf = ({ olderThan, within }: WrittenAlert): Readonly<Record<string, FilterValue>> => ({
  ...(within ? { [within.field]: { from: within.days === 1 ? 'today' : `today-${within.days - 1}` } } : {}),
  ...(olderThan ? { [olderThan.field]: { to: `today-${olderThan.days + 1}` } } : {}),
})

export const alertOf = (world: World, key: string, name: string, alert: WrittenAlert): readonly AlertModel[] => {
  const { label, of, where = {}, tone = 'attention' } = alert
  const counted = countedOf(world, key, { name, label, of, filters: { ...where, ...daysOf(alert) } })
  return counted ? [{ ...counted, tone }] : []
}

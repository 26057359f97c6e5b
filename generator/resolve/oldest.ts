// The record of each queue among the work that waits longest, and what asks for it.
import { filterOf } from '../../language/filters/index.ts'
import { traitsOf } from '../../language/fields/index.ts'
import type { EntityModel, OldestModel, SortModel, ViewModel } from '../../language/model.ts'
import { named } from '../../language/named.ts'
import { camel, pascal } from '../../language/names.ts'
import { partFieldAt } from '../../language/partFields.ts'
import { selectionOf, type Selection } from '../selection.ts'
import type { Written, WrittenMenuEntry } from '../written.ts'
import { countsOf, entryName, readRuleOf, type World } from './menu.ts'
import { allRules } from './rules.ts'

/** What waits for a decision. */
export const workIn = ({ menu }: Pick<Written, 'menu'>): readonly WrittenMenuEntry[] =>
  (menu.work ?? menu.side).filter(({ counts }) => counts)

/** Its id, and the time by which it is told. */
export const timeSelection = (entity: EntityModel, at: string): Selection => selectionOf(entity, [at], '')

/** A time, the oldest first: then the first of its records is the one that waits longest. */
const isByTime = (entity: EntityModel, { by, descending }: SortModel): boolean => {
  const field = partFieldAt(entity, by)?.field
  return !descending && field !== undefined && filterOf(traitsOf(field).filter)?.moments === true
}

const opensIn = (entity: EntityModel, { queue }: ViewModel): boolean => (queue ?? entity.list)?.opens.length !== 0

const oldestAt = (world: World, entry: WrittenMenuEntry): readonly OldestModel[] => {
  const entity = named(world.entities, entry.counts?.entity)
  const view = named(entity?.list?.views, entry.counts?.view)
  const { counts } = countsOf(world, entry)
  const sort = view?.sort ?? entity?.list?.sort
  if (!entity?.list || entity.list.whole || !view || !counts || !sort || !isByTime(entity, sort)) return []
  const asks = [counts.guard.rule, ...[readRuleOf(entity, sort.by)].flatMap((each) => each ?? [])]
  return [
    {
      work: entryName(world.context.written, entry),
      entity: entity.name,
      document: `${pascal(entity.wire)}${pascal(view.name)}Oldest`,
      guard: { rule: allRules(asks) },
      guards: timeSelection(entity, sort.by).guards,
      filter: counts.filter,
      sort: { by: camel(sort.by), direction: 'ASCENDING' },
      since: sort.by,
      to: counts.path,
      opens: opensIn(entity, view),
    },
  ]
}

export const oldestOf = (world: World): readonly OldestModel[] => workIn(world.context.written).flatMap((entry) => oldestAt(world, entry))

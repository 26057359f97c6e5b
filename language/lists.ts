// The lists of an entity: its own, and what that is in views that are queues of their own.
import { decide, type Viewer } from './access.ts'
import { actionKind } from './actions/index.ts'
import type { ActionModel, EntityModel, ListModel } from './model.ts'
import { named } from './named.ts'
import { remember } from './remember.ts'

/**
 * An entity as it is in a view of its list.
 * @param view its name; undefined, unknown ones and such as are no queue = as it stands
 */
export const entityAt = (entity: EntityModel, view: string | undefined): EntityModel => {
  const queue = named(entity.list?.views, view)?.queue
  return entity.list && queue ? { ...entity, list: { ...entity.list, ...queue } } : entity
}

/** Each with the name of its view, '' for the list as it stands. */
export const listsOf = ({ list }: EntityModel): readonly (readonly [view: string, list: ListModel])[] =>
  list ? [['', list], ...list.views.flatMap(({ name, queue }) => (queue ? [[name, { ...list, ...queue }] as const] : []))] : []

/** Paths of what is decided at the desks of an entity, from one state to another: whoever has claimed a record decides it alone. */
export const decidedAtDesks = remember((entity: EntityModel): ReadonlySet<string> => {
  const offered = new Set(listsOf(entity).flatMap(([, { desk, actions }]) => (desk ? actions : [])))
  return new Set(entity.actions.filter(({ path, from }) => offered.has(path) && from.length > 0).map(({ path }) => path))
})

/** Whoever may decide something at a desk may claim; who may decide nothing keeps nobody from it. */
export const mayClaimAt = (entity: EntityModel, viewer: Viewer): boolean =>
  entity.actions.some(({ path, guard }) => decidedAtDesks(entity).has(path) && decide(viewer, guard).allowed)

/** What can be done over many records of a list at once (docs/decisions/047); nothing where no entity keeps the receipts. */
export const runnable = (entity: EntityModel, { actions }: Pick<ListModel, 'actions'>): readonly ActionModel[] =>
  entity.list?.plan
    ? entity.actions.filter((each) => actions.includes(each.path) && each.on === 'record' && (each.runs ?? actionKind(each).runs))
    : []

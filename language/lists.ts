// The lists of an entity: its own, and what that is in views that are queues of their own.
import type { EntityModel, ListModel } from './model.ts'
import { named } from './named.ts'

/** @param view its name; undefined and unknown ones = the list as it stands */
export const listAt = (list: ListModel, view: string | undefined): ListModel => {
  const queue = named(list.views, view)?.queue
  return queue ? { ...list, ...queue } : list
}

/** Each with the name of its view, '' for the list as it stands. */
export const listsOf = ({ list }: EntityModel): readonly (readonly [view: string, list: ListModel])[] =>
  list ? [['', list], ...list.views.flatMap(({ name, queue }) => (queue ? [[name, { ...list, ...queue }] as const] : []))] : []

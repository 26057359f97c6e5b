// The tabs of a list, in order: how it opens, its views, and everything where it opens narrowed.
import type { ListModel, ViewModel } from '../../../language/model.ts'
import { everything } from '../../../language/listAddress.ts'

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** '' is the name of how the list opens; a view that says just that takes its place. */
export const tabsOf = (list: ListModel): readonly ViewModel[] => {
  // It opens on what waits: in a view that is a queue of its own, the list itself need not.
  const narrowed = Object.keys(list.waiting ?? {}).some((path) => path in list.starts)
  const starts = Object.fromEntries(Object.entries(list.starts).flatMap(([path, start]) => ('days' in start ? [] : [[path, start]])))
  const waiting: ViewModel['filter'] = narrowed ? starts : {}
  const views = list.views.map((view) => (same(view.filter, waiting) ? { ...view, name: '' } : view))
  const opening = views.some((view) => view.name === '')
    ? []
    : [{ name: '', label: narrowed ? 'list.waiting' : 'list.all', filter: waiting }]
  const all = narrowed && !views.some((view) => same(view.filter, {})) ? [{ name: everything, label: 'list.all', filter: {} }] : []
  return [...opening, ...views, ...all]
}

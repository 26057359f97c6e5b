// The tabs of a list, in order: how it opens, its views, and everything where it opens narrowed.
import type { ListModel, ViewModel } from '../../../language/model.ts'
import { everything } from './activeFilters.ts'

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** '' is the name of how the list opens; a view that says just that takes its place. */
export const tabsOf = (list: ListModel): readonly ViewModel[] => {
  const starts = Object.fromEntries(Object.entries(list.starts).flatMap(([path, start]) => ('days' in start ? [] : [[path, start]])))
  const waiting: ViewModel['filter'] = list.waiting.length > 0 ? { status: list.waiting, ...starts } : {}
  const narrowed = list.waiting.length > 0
  const views = list.views.map((view) => (same(view.filter, waiting) ? { ...view, name: '' } : view))
  const opening = views.some((view) => view.name === '')
    ? []
    : [{ name: '', label: narrowed ? 'list.waiting' : 'list.all', filter: waiting }]
  const all = narrowed && !views.some((view) => same(view.filter, {})) ? [{ name: everything, label: 'list.all', filter: {} }] : []
  return [...opening, ...views, ...all]
}

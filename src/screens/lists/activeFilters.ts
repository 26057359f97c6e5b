// Which filters hold right now: the view's, those set by the viewer, and the list's own starting ones until a search or a choice lifts them.
import type { ListModel } from '../../../language/model.ts'
import { dayMeant } from '../../../language/filters/days.ts'
import type { FilterValue } from '../../../language/filters/kind.ts'
import type { ListParams } from '../../../language/listAddress.ts'
import { todayIn, viewerZone } from '../../client/viewerZone.ts'
import { named } from '../../../language/named.ts'

export type Filters = Readonly<Record<string, FilterValue>>

/** What the list filters by before anybody chooses. */
export const startsOf = (list: ListModel, today: string = todayIn(viewerZone())): Filters =>
  Object.fromEntries(
    Object.entries(list.starts).map(([path, start]): [string, FilterValue] => [
      path,
      'days' in start ? { from: dayMeant(`today-${start.days}`, false, today) } : start,
    ]),
  )

const lifted = ({ search, view }: ListParams): boolean => search !== '' || view !== undefined

export const isSet = (value: FilterValue): boolean => (Array.isArray(value) ? value.length > 0 : 'from' in value || 'to' in value)

/** Every filter that narrows the list now; those said to be "any" are gone. */
export const activeFilters = (list: ListModel, params: ListParams): Filters => {
  const view = named(list.views, params.view)
  const all: Filters = { ...(lifted(params) ? {} : startsOf(list)), ...view?.filter, ...params.filters }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => isSet(value)))
}

/** The filters after one was set or taken away. One that holds by itself (a view's, a starting one) is said to be "any" expressly. */
export const withFilter = (list: ListModel, params: ListParams, path: string, value: FilterValue | undefined): ListParams['filters'] => {
  const { [path]: _before, ...others } = params.filters
  if (value !== undefined) return { ...others, [path]: value }
  return path in activeFilters(list, { ...params, filters: others }) ? { ...others, [path]: [] } : others
}

// The filters after one was set or taken away. One that holds by itself (a view's, a starting one) is said to be "any" expressly.
import type { ListModel } from '../../../language/model.ts'
import { activeFilters } from './activeFilters.ts'
import type { FilterValue } from '../../../language/filters/kind.ts'
import type { ListParams } from './listParams.ts'

export const withFilter = (list: ListModel, params: ListParams, path: string, value: FilterValue | undefined): ListParams['filters'] => {
  const { [path]: _before, ...others } = params.filters
  if (value !== undefined) return { ...others, [path]: value }
  return path in activeFilters(list, { ...params, filters: others }) ? { ...others, [path]: [] } : others
}

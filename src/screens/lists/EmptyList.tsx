// Nothing found: says so, with the next step where filters are the reason.
import type { ListModel } from '../../../language/model.ts'
import { useText } from '../../client/texts/useText.ts'
import { activeFilters } from './activeFilters.ts'
import type { ListParams } from '../../../language/listAddress.ts'
import type { Move } from './useListParams.ts'

/** A place without any filter: those the list starts with are said to be "any". */
export const cleared = (list: ListModel, params: ListParams): Partial<ListParams> => ({
  search: '',
  view: undefined,
  filters: Object.fromEntries(
    Object.keys(activeFilters(list, { ...params, search: '', view: undefined, filters: {} })).map((path) => [path, []]),
  ),
})

export const EmptyList = ({ list, params, move }: { readonly list: ListModel; readonly params: ListParams; readonly move: Move }) => {
  const t = useText()
  const narrowed = params.search !== '' || Object.keys(activeFilters(list, params)).length > 0
  return (
    <output className="emptyList">
      <p>{t(narrowed ? 'list.nothingFound' : 'list.empty')}</p>
      {narrowed && (
        <button type="button" className="textButton" onClick={() => move(cleared(list, params))}>
          {t('list.clearFilters')}
        </button>
      )}
    </output>
  )
}

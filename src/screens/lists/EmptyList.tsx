// Nothing found: says so, with the next step where filters are the reason.
import type { ListModel } from '../../../language/model.ts'
import { useText } from '../../client/texts/useText.ts'
import { activeFilters } from './activeFilters.ts'
import type { Place } from './place.ts'
import type { Move } from './usePlace.ts'

/** A place without any filter: those the list starts with are said to be "any". */
export const cleared = (list: ListModel, place: Place): Partial<Place> => ({
  search: '',
  view: undefined,
  filters: Object.fromEntries(
    Object.keys(activeFilters(list, { ...place, search: '', view: undefined, filters: {} })).map((path) => [path, []]),
  ),
})

export const EmptyList = ({ list, place, move }: { readonly list: ListModel; readonly place: Place; readonly move: Move }) => {
  const t = useText()
  const narrowed = place.search !== '' || Object.keys(activeFilters(list, place)).length > 0
  return (
    <output className="emptyList">
      <p>{t(narrowed ? 'list.nothingFound' : 'list.empty')}</p>
      {narrowed && (
        <button type="button" className="textButton" onClick={() => move(cleared(list, place))}>
          {t('list.clearFilters')}
        </button>
      )}
    </output>
  )
}

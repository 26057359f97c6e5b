// Nothing found: says so, with the next step where filters are the reason.
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ListModel } from '../../../language/model.ts'
import { useText } from '../../locales/useText.ts'
import { activeFilters } from './activeFilters.ts'
import type { Place } from './place.ts'
import type { Move } from './usePlace.ts'

/** A place without any filter: those the list starts with are said to be "any". */
export const cleared = (list: ListModel, place: Place): Partial<Place> => ({
  search: '',
  view: undefined,
  filters: Object.fromEntries(Object.keys(activeFilters(list, { ...place, search: '', view: undefined, filters: {} })).map((path) => [path, []])),
})

export const EmptyList = ({ list, place, move }: { readonly list: ListModel; readonly place: Place; readonly move: Move }) => {
  const t = useText()
  const narrowed = place.search !== '' || Object.keys(activeFilters(list, place)).length > 0
  return (
    <Box role="status" sx={{ py: 8, textAlign: 'center', color: 'text.secondary' }}>
      <p>{t(narrowed ? 'list.nothingFound' : 'list.empty')}</p>
      {narrowed && <Button onClick={() => move(cleared(list, place))}>{t('list.clearFilters')}</Button>}
    </Box>
  )
}

// Over a list: how many records others made since it was read; pressed, it shows them.
import { useText } from '../../client/texts/useText.ts'
import type { ListScreenState } from './useListScreen.ts'

export const FreshRows = ({ state: { fresh, reload }, move }: Pick<ListScreenState, 'state' | 'move'>) => {
  const t = useText()
  if (fresh === 0) return null
  return (
    <button type="button" className="button freshRows" onClick={() => (move({ after: undefined, before: undefined }), reload())}>
      {t('list.fresh', [fresh])}
    </button>
  )
}

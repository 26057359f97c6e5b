// How many there are; beyond what is counted exactly it says so.
import type { ListModel } from '../../../language/model.ts'
import { useText } from '../../client/texts/useText.ts'
import type { Stretch } from '../../client/records/Row.ts'

export const TotalText = ({ list, stretch }: { readonly list: ListModel; readonly stretch: Stretch | undefined }) => {
  const t = useText()
  const total = stretch?.total
  if (!stretch || (!total && !list.whole)) return null
  if (total?.value === 0) return <span>{t('list.none')}</span>
  const count = total?.value ?? stretch.items.length
  return <span>{t('list.total', [total?.exact === false ? `${t('shell.count', [count])}+` : count])}</span>
}

// The currency of totals, and the suggestion of new prices; past amounts are not touched (domain 10.5).
import type { CustomAction } from '../../../server/kit.ts'
import { write } from '../store.ts'

export const setMainCurrency: CustomAction<'setMainCurrency'> = async (change) => {
  const { id: code } = change.record
  await write(change, 'SystemSettings', 'site', { mainCurrency: code })
  return { ids: [code] }
}

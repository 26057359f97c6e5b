// The currency of totals, and the suggestion of new prices; past amounts are not touched (domain 10.5).
import { write } from '../../../server/kit.ts'
import type { CustomAction } from '../../../server/kit.ts'

export const setMainCurrency: CustomAction = async (change) => {
  const code = change.record?.id ?? ''
  await write(change, 'SystemSettings', '', 'site', { mainCurrency: code })
  return { ids: [code] }
}

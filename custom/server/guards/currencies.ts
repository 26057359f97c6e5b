// The main currency stays on.
import type { Guard } from '../../../server/kit.ts'
import { onRecords, refuse } from './answerEach.ts'
import { loadRecords } from '../store.ts'

export const notMainCurrency: Guard<'notMainCurrency'> = async (call) => {
  const [settings] = await loadRecords(call, 'SystemSettings', ['site'])
  return onRecords(call, (record) => (settings?.mainCurrency === record.id ? refuse('notMainCurrency') : undefined))
}

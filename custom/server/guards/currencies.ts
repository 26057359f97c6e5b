// Guards of currencies: the internal one never changes, the main one stays on.
import { loadRecords } from '../../../server/kit.ts'
import type { Guard } from '../../../server/kit.ts'
import { credit } from '../money/accounts.ts'
import { eachRecord, onRecords, refuse } from './answerEach.ts'

export const notInternalCurrency: Guard = eachRecord((record) => (record.id === credit ? refuse('notInternalCurrency') : undefined))

export const notMainCurrency: Guard = async (call) => {
  const [settings] = await loadRecords(call, 'SystemSettings', ['site'])
  return onRecords(call, (record) => (settings?.['mainCurrency'] === record.id ? refuse('notMainCurrency') : undefined))
}

export const currencyIsOn: Guard = eachRecord((record) => (record['status'] === 'ON' ? undefined : refuse('currencyIsOn')))

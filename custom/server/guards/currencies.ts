// Guards of currencies: the internal one never changes, the main one stays on.
import type { Guard } from '../customTypes.ts'
import { credit } from '../money/accounts.ts'
import { eachRecord, onRecords, refuse } from './answerEach.ts'
import { loadRecords } from '../store.ts'

export const notInternalCurrency: Guard<'notInternalCurrency'> = eachRecord((record) =>
  record.id === credit ? refuse('notInternalCurrency') : undefined,
)

export const notMainCurrency: Guard<'notMainCurrency'> = async (call) => {
  const [settings] = await loadRecords(call, 'SystemSettings', ['site'])
  return onRecords(call, (record) => (settings?.mainCurrency === record.id ? refuse('notMainCurrency') : undefined))
}

export const currencyIsOn: Guard<'currencyIsOn'> = eachRecord((record) => (record.status === 'ON' ? undefined : refuse('currencyIsOn')))

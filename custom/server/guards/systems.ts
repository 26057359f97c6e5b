// Guards of currencies and payment systems: the main currency stays on, a system is on only with what its kind needs, and the last one goes knowingly (domain 10.3, 10.5).
import type { Guard } from '../../../server/kit.ts'
import { renewedThrough } from '../people/stopRenewals.ts'
import { count, find, loadRecords } from '../store.ts'
import { asLabels, merchantsOf, missingIn } from '../systems/merchantOf.ts'
import { onRecords, refuse, refuseUnticked } from './answerEach.ts'

export const notMainCurrency: Guard<'notMainCurrency'> = async (call) => {
  const [settings] = await loadRecords(call, 'SystemSettings', ['site'])
  return onRecords(call, (record) => (settings?.mainCurrency === record.id ? refuse('notMainCurrency') : undefined))
}

export const systemReady: Guard<'systemReady'> = async (call) => {
  const ids = call.records.map((each) => each.id)
  const merchantOf = await merchantsOf(call, ids)
  return onRecords(call, (record) => {
    const missing = missingIn(record.kind, merchantOf(record.id).settings)
    return missing.length === 0 ? undefined : refuse('systemReady', [asLabels(missing)])
  })
}

/** The only system that is on, while subscriptions are charged through it: deleting it is confirmed twice. */
export const onlyPaymentSystem: Guard<'onlyPaymentSystem'> = async (call) => {
  const [only, ...others] = await find(call, 'PaymentSystem', { status: 'ON', deletedTime: null })
  const renewed = only && others.length === 0 ? await count(call, 'Subscription', renewedThrough(only.id)) : 0
  return onRecords(call, ({ id }) => (renewed > 0 && id === only?.id ? refuseUnticked('onlyPaymentSystem', [String(renewed)]) : undefined))
}

// The merchant settings of payment systems, the secret opened, and what each kind needs of them to be switched on (domain 10.3).
import { openSecrets, type Db, type ProductModel } from '../../../server/kit.ts'
import { find } from '../store.ts'

/** Names of merchant settings, by the kind of the system. */
const needs: Readonly<Record<string, readonly ('merchantId' | 'siteCode' | 'secret')[]>> = {
  PAYPAL: ['merchantId', 'secret'],
  PAXUM: ['merchantId', 'secret'],
  CCBILL: ['merchantId', 'siteCode', 'secret'],
  NETBILLING: ['merchantId', 'siteCode'],
  STRIPE: ['secret'],
  OTHER: [],
}

export interface MerchantSettings {
  readonly merchantId: string | null
  readonly siteCode: string | null
  readonly secret: string | null
}

/** Settings that this kind needs and does not have. */
export const missingIn = (kind: string, settings: MerchantSettings): readonly (keyof MerchantSettings)[] =>
  (needs[kind] ?? []).filter((each) => (settings[each] ?? '') === '')

/** Their labels, for a text: @key @key. */
export const asLabels = (names: readonly (keyof MerchantSettings)[]): string =>
  names.map((each) => `@entities.paymentSystems.fields.merchant.${each}`).join(' ')

/** By the system's id: its settings, without a secret where that is lost. */
export const merchantsOf = async (work: { readonly tx: Db; readonly product: ProductModel }, ids: readonly string[]) => {
  const secretOf = await openSecrets(work, { entity: 'PaymentSystem', part: 'merchant', field: 'secret' }, ids)
  const systems = await find(work, 'PaymentSystem.merchant', { id: ids })
  return (id: string) => {
    const { 'merchant.merchantId': merchantId = null, 'merchant.siteCode': siteCode = null } = systems.find((each) => each.id === id) ?? {}
    const secret = secretOf(id)
    return { settings: { merchantId, siteCode, secret: secret.is === 'open' ? secret.text : null }, secretIs: secret.is }
  }
}

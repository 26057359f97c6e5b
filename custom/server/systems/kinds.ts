// What each kind of payment system needs to know the site by before it can be switched on (domain 10.3).

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

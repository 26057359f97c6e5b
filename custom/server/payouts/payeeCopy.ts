// What a payout request keeps a copy of: the creator's payee information by field, and the field of the request that holds it.
import type { Columns } from '../../../server/kit.ts'

export type PayeeField = Exclude<keyof Columns<'User.payee'>, 'id' | 'version'>

export const payeeCopy = {
  payoutSystem: 'payoutSystem',
  accountIdentifier: 'account',
  holderName: 'holderName',
  address: 'payeeAddress',
  country: 'payeeCountry',
  taxId: 'payeeTaxId',
  currency: 'moneyCurrency',
} as const satisfies Readonly<Partial<Record<PayeeField, keyof Columns<'PayoutRequest'>>>>

export type Copied = keyof typeof payeeCopy
/** In this order wherever they stand in a row. */
export const copied = Object.keys(payeeCopy) as readonly Copied[]

// The merchant settings of payment systems, the secret opened.
import { openSecrets, type Db, type Secret, type ProductModel } from '../../../server/kit.ts'
import { find } from '../store.ts'
import type { MerchantSettings } from './kinds.ts'

export interface Merchant {
  /** Without a secret where it is lost. */
  readonly settings: MerchantSettings
  readonly secretIs: Secret['is']
}

/** By the system's id. */
export const merchantsOf = async (
  work: { readonly tx: Db; readonly product: ProductModel },
  ids: readonly string[],
): Promise<(id: string) => Merchant> => {
  const secretOf = await openSecrets(work, { entity: 'PaymentSystem', part: 'merchant', field: 'secret' }, ids)
  const systems = await find(work, 'PaymentSystem.merchant', { id: ids })
  return (id) => {
    const { 'merchant.merchantId': merchantId = null, 'merchant.siteCode': siteCode = null } = systems.find((each) => each.id === id) ?? {}
    const secret = secretOf(id)
    return { settings: { merchantId, siteCode, secret: secret.is === 'open' ? secret.text : null }, secretIs: secret.is }
  }
}

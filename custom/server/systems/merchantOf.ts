// The merchant settings of payment systems, the secret opened.
import { openSecrets, sql } from '../../../server/kit.ts'
import type { Db, Secret, ProductModel } from '../../../server/kit.ts'
import { table } from '../tables.ts'
import type { MerchantSettings } from './kinds.ts'

const merchant = table('PaymentSystem.merchant')

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
  const { rows } = await sql<{ id: string; merchantId: string | null; siteCode: string | null }>`
    select ${merchant.id}::text as id, ${merchant.merchantId} as "merchantId", ${merchant.siteCode} as "siteCode" from ${merchant}
    where ${merchant.id} = any(${ids}::bigint[])`.execute(work.tx)
  return (id) => {
    const { merchantId = null, siteCode = null } = rows.find((each) => each.id === id) ?? {}
    const secret = secretOf(id)
    return { settings: { merchantId, siteCode, secret: secret.is === 'open' ? secret.text : null }, secretIs: secret.is }
  }
}

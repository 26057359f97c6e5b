// The merchant settings of payment systems. Of the secret only its hash is stored, so all that is told of it is whether there is one.
import { sql } from '../../../server/kit.ts'
import type { Db } from '../../../server/kit.ts'
import { table } from '../tables.ts'
import type { MerchantSettings } from './kinds.ts'

const none: MerchantSettings = { merchantId: null, siteCode: null, secret: null }

/** By the system's id. */
export const merchantsOf = async (db: Db, ids: readonly string[]): Promise<(id: string) => MerchantSettings> => {
  const { rows } = await sql<
    MerchantSettings & { id: string }
  >`select id::text as id, merchant_id as "merchantId", site_code as "siteCode", case when secret is not null then 'set' end as secret from ${table('PaymentSystem', 'merchant')} where id = any(${ids}::bigint[])`.execute(
    db,
  )
  return (id) => rows.find((each) => each.id === id) ?? none
}

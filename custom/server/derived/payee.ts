// What a creator still has to fill in to be paid (domain 5.6), in the words of the spec.
import { sql } from '../../../server/kit.ts'
import type { Derived } from '../../../server/kit.ts'
import { table } from '../tables.ts'

export const payeeMissing: Derived = (own) => sql`
  select array_remove(array[
    case when y.payout_system_id is null then 'PAYOUT_SYSTEM'
      when s.status is distinct from 'ON' or s.deleted_time is not null then 'PAYOUT_SYSTEM_OFF' end,
    case when coalesce(y.account_identifier, '') = '' then 'ACCOUNT' end,
    case when coalesce(y.holder_name, '') = '' then 'HOLDER' end,
    case when y.country is null then 'COUNTRY' end,
    case when y.currency_id is null then 'CURRENCY'
      when s.id is not null and not (y.currency_id = any(s.currencies_ids)) then 'CURRENCY_OF_SYSTEM' end], null)
  from (select 1) one left join ${table('User', 'payee')} y on y.id = ${own}.id left join ${table('PayoutSystem')} s on s.id = y.payout_system_id`

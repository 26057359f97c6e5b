// What a creator can be paid, and the percents that are everybody's (domain 5.7, 5.17); what an operation brought the platform.
import { derive, sql, table, type Derived } from '../../../server/kit.ts'

const b = table('User.balance', 'b')
const money = table('SystemSettings.money', 's')
const referralProgram = table('SystemSettings.referralProgram', 's')

export const payableNow = derive('User', (own) => sql`select greatest(0, ${b.earnings} - ${b.onHold}) from ${b} where ${b.id} = ${own.id}`)

export const defaultPercent: Derived = () =>
  sql`select trim_scale(${money.defaultUserPayoutPercent}) || '%' from ${money} where ${money.id} = 'site'`

/** None while the programme is off. */
export const referralPercent: Derived = () =>
  sql`select trim_scale(${referralProgram.percent}) || '%' from ${referralProgram} where ${referralProgram.id} = 'site' and ${referralProgram.enabled}`

/** What the whole operation brought the platform; empty where it brought or took nothing. */
export const platformShare = derive(
  'Transaction',
  (own) => sql`
  select sum(e.amount)::bigint from ledger_entry e join ledger_account a on a.id = e.account_id
  where e.operation_id = ${own.operation}::bigint and a.kind = 'PLATFORM' and a.owner = ''`,
)

// What a creator earned, was paid, and brings whoever referred them (domain 5.7, 5.17): sums over the rows of the books.
import { sql } from '../../../server/kit.ts'
import type { Derived } from '../../../server/kit.ts'
import { derive, table } from '../tables.ts'

const t = table('Transaction', 't')
const b = table('User.balance', 'b')
const money = table('SystemSettings.money', 's')
const referralProgram = table('SystemSettings.referralProgram', 's')
const r = table('User.referring', 'r')

/** Refunds and chargebacks are negative rows of the same type. */
export const earnedEver = derive(
  'User',
  (own) => sql`select coalesce(sum(${t.amount}), 0)::bigint from ${t} where ${t.user} = ${own.id} and ${t.type} = 'EARNING'`,
)

/** Undone payouts count back. */
export const paidOut = derive(
  'User',
  (own) => sql`select coalesce(-sum(${t.amount}), 0)::bigint from ${t} where ${t.user} = ${own.id} and ${t.type} = 'PAYOUT'`,
)

export const payableNow = derive('User', (own) => sql`select greatest(0, ${b.earnings} - ${b.onHold}) from ${b} where ${b.id} = ${own.id}`)

export const defaultPercent: Derived = () =>
  sql`select trim_scale(${money.defaultUserPayoutPercent}) || '%' from ${money} where ${money.id} = 'site'`

/** None while the programme is off. */
export const referralPercent: Derived = () =>
  sql`select trim_scale(${referralProgram.percent}) || '%' from ${referralProgram} where ${referralProgram.id} = 'site' and ${referralProgram.enabled}`

/** For the one who receives the share now; what others received before stays with them. */
export const earnedForReferrer = derive(
  'User',
  (own) => sql`
  select (select coalesce(sum(${t.amount}), 0)::bigint from ${t}
    where ${t.user} = ${r.referrer} and ${t.counterparty} = ${r.id} and ${t.type} = 'EARNING' and ${t.subject} = 'REFERRAL')
  from ${r} where ${r.id} = ${own.id} and ${r.referrer} is not null`,
)

/** What the whole operation brought the platform; empty where it brought or took nothing. */
export const platformShare = derive(
  'Transaction',
  (own) => sql`
  select sum(e.amount)::bigint from ledger_entry e join ledger_account a on a.id = e.account_id
  where e.operation_id = ${own.operation}::bigint and a.kind = 'PLATFORM' and a.owner = ''`,
)

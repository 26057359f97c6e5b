// Guards of payout requests and manual payouts: what is there, what is open, how long ago (domain 7.6).
import { Refusal, sql } from '../../../server/kit.ts'
import type { Guard, GuardCall, StoredRecord } from '../../../server/kit.ts'
import { minorIn } from '../money/credits.ts'
import { payableIn } from '../money/purses.ts'
import { failedBy, termsFor } from '../payouts/criteria.ts'
import { findCandidates } from '../payouts/candidates.ts'
import { table } from '../tables.ts'
import { eachRecord, onRecords, refuse, subjectOf, subjectsOf } from './answerEach.ts'

/** Open requests by user. */
const openRequests = async (call: GuardCall): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await sql<{ id: string; user: string }>`
    select id::text as id, user_id::text as "user" from ${table('PayoutRequest')} where status = 'NEW' and user_id = any(${subjectsOf(call)}::bigint[])`.execute(call.tx)
  return new Map(rows.map(({ id, user }) => [user, id]))
}

export const noOpenRequest: Guard = async call => {
  const open = await openRequests(call)
  return onRecords(call, record => (open.has(subjectOf(call, record)) ? refuse('noOpenRequest') : undefined))
}

/** Other than the record itself. */
export const noOtherOpenRequest: Guard = async call => {
  const open = await openRequests(call)
  return onRecords(call, record => {
    const found = open.get(subjectOf(call, record))
    return found === undefined || (call.entity.name === 'PayoutRequest' && found === record.id) ? undefined : refuse('noOtherOpenRequest')
  })
}

interface Balance {
  readonly earnings: bigint
  readonly onHold: bigint
}

const againstBalance = (judge: (gross: bigint, balance: Balance) => Refusal | undefined): Guard => async call => {
  const { rows } = await sql<{ id: string; earnings: string; held: string }>`
    select id::text as id, earnings, on_hold as held from ${table('User', 'balance')} where id = any(${subjectsOf(call)}::bigint[])`.execute(call.tx)
  const balances = new Map(rows.map(({ id, earnings, held }) => [id, { earnings: BigInt(earnings), onHold: BigInt(held) }]))
  return onRecords(call, record => judge(minorIn(record['gross']), balances.get(subjectOf(call, record)) ?? { earnings: 0n, onHold: 0n }))
}

export const earningsSuffice = againstBalance((gross, { earnings }) => (earnings >= gross ? undefined : refuse('earningsSuffice')))

export const payableSuffices = againstBalance((gross, balance) => (payableIn(balance) >= gross ? undefined : refuse('payableSuffices')))

/** Payee information, fraud, account and payout system as a new request would ask (C1, C2, C5, C6). */
export const stillQualifies: Guard = async call => {
  const found = new Map((await findCandidates(call.tx, [], { users: subjectsOf(call) })).map(each => [each.user, each]))
  return onRecords(call, record => {
    const candidate = found.get(subjectOf(call, record))
    const failed = candidate ? failedBy(candidate, termsFor(candidate, {}), ['C1', 'C2', 'C5', 'C6']) : []
    return failed.length === 0 ? undefined : refuse('stillQualifies', [failed.map(each => `@payouts.criteria.${each}`).join(' ')])
  })
}

const ninetyDays = 90 * 86_400_000
const within = (record: StoredRecord, field: string): boolean => Date.now() - new Date(String(record[field])).getTime() <= ninetyDays

export const recordedLately: Guard = eachRecord(record => (within(record, 'createTime') ? undefined : refuse('recordedLately')))

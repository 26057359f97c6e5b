// Guards of payout requests and manual payouts: what is there, what is open, how long ago (domain 7.6).
import { sql } from '../../../server/kit.ts'
import type { Guard, GuardCall } from '../../../server/kit.ts'
import { failedBy, termsFor } from '../payouts/criteria.ts'
import { findCandidates } from '../payouts/candidates.ts'
import { table } from '../tables.ts'
import { onRecords, refuse, subjectOf, subjectsOf } from './answerEach.ts'

/** Open requests by user. */
const openRequests = async (call: GuardCall): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await sql<{ id: string; user: string }>`
    select id::text as id, user_id::text as "user" from ${table('PayoutRequest')} where status = 'NEW' and user_id = any(${subjectsOf(call)}::bigint[])`.execute(
    call.tx,
  )
  return new Map(rows.map(({ id, user }) => [user, id]))
}

export const noOpenRequest: Guard = async (call) => {
  const open = await openRequests(call)
  return onRecords(call, (record) => (open.has(subjectOf(call, record)) ? refuse('noOpenRequest') : undefined))
}

/** Other than the record itself. */
export const noOtherOpenRequest: Guard = async (call) => {
  const open = await openRequests(call)
  return onRecords(call, (record) => {
    const found = open.get(subjectOf(call, record))
    return found === undefined || (call.entity.name === 'PayoutRequest' && found === record.id) ? undefined : refuse('noOtherOpenRequest')
  })
}

/** Payee information, fraud, account and payout system as a new request would ask (C1, C2, C5, C6). */
export const stillQualifies: Guard = async (call) => {
  const found = new Map((await findCandidates(call.tx, [], { users: subjectsOf(call) })).map((each) => [each.user, each]))
  return onRecords(call, (record) => {
    const candidate = found.get(subjectOf(call, record))
    const failed = candidate ? failedBy(candidate, termsFor(candidate, {}), ['C1', 'C2', 'C5', 'C6']) : []
    return failed.length === 0 ? undefined : refuse('stillQualifies', [failed.map((each) => `@payouts.criteria.${each}`).join(' ')])
  })
}

/** By the database's clock. */
export const recordedLately: Guard = async (call) => {
  const { rows } = await sql<{ id: string }>`
    select id::text as id from ${table('ManualPayout')} where id = any(${call.records.map((each) => each.id)}::bigint[]) and create_time < now() - interval '90 days'`.execute(
    call.tx,
  )
  const late = new Set(rows.map((each) => each.id))
  return onRecords(call, (record) => (late.has(record.id) ? refuse('recordedLately') : undefined))
}

// Guards of payout requests and manual payouts: what is open, who still qualifies, how long ago (domain 7.6).
import { sql, type Guard } from '../../../server/kit.ts'
import { refusedReopening } from '../payouts/criteria.ts'
import { findCandidates } from '../payouts/candidates.ts'
import { openRequestsOf, refusedOpen, refusedOther } from '../payouts/openRequests.ts'
import { find } from '../store.ts'
import { onRecords, refuse, userOf, usersOf } from './answerEach.ts'

export const noOpenRequest: Guard<'noOpenRequest'> = async (call) => {
  const open = await openRequestsOf(call, usersOf(call))
  return onRecords(call, (record) => refusedOpen(open, userOf(call, record)))
}

/** Other than the record itself. */
export const noOtherOpenRequest: Guard<'noOtherOpenRequest'> = async (call) => {
  const open = await openRequestsOf(call, usersOf(call))
  return onRecords(call, (record) => refusedOther(open, userOf(call, record), call.entity.name === 'PayoutRequest' ? record.id : undefined))
}

export const stillQualifies: Guard<'stillQualifies'> = async (call) => {
  const found = new Map((await findCandidates(call.tx, { users: usersOf(call) })).map((each) => [each.user, each]))
  return onRecords(call, (record) => refusedReopening(found.get(userOf(call, record))))
}

/** By the database's clock. */
export const recordedLately: Guard<'recordedLately'> = async (call) => {
  const ids = call.records.map((each) => each.id)
  const old = await find(call, 'ManualPayout', (m) => sql`${m.id} = any(${ids}::bigint[]) and ${m.createTime} < now() - interval '90 days'`)
  const late = new Set(old.map((each) => each.id))
  return onRecords(call, (record) => (late.has(record.id) ? refuse('recordedLately') : undefined))
}

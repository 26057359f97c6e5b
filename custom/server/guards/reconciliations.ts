// What was closed at a month's end stays as it is.
import type { Guard } from '../../../server/kit.ts'
import { loadRecords } from '../store.ts'
import { eachRecord, onRecords, refuse } from './answerEach.ts'

export const reconciliationOpen: Guard<'reconciliationOpen'> = eachRecord(({ status }) =>
  status === 'OPEN' ? undefined : refuse('reconciliationOpen'),
)

export const ofOpenReconciliation: Guard<'ofOpenReconciliation'> = async (call) => {
  const ids = [...new Set(call.records.map(({ reconciliation }) => reconciliation))]
  const found = await loadRecords(call, 'Reconciliation', ids)
  const open = new Set(found.flatMap((each) => (each?.status === 'OPEN' ? [each.id] : [])))
  return onRecords(call, ({ reconciliation }) => (open.has(reconciliation) ? undefined : refuse('ofOpenReconciliation')))
}

// What was closed at a month's end stays as it is.
import type { Guard } from '../../../server/kit.ts'
import { find } from '../store.ts'
import { onRecords, refuse } from './answerEach.ts'

export const ofOpenReconciliation: Guard<'ofOpenReconciliation'> = async (call) => {
  const open = await find(call, 'Reconciliation', { id: call.records.map((each) => each.reconciliation), status: 'OPEN' })
  return onRecords(call, (line) => (open.some(({ id }) => id === line.reconciliation) ? undefined : refuse('ofOpenReconciliation')))
}

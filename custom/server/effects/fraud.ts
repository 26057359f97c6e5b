// What marking somebody as fraud does beside changing the state (domain 5.4). The user is told nothing.
import type { Effect } from '../../../server/kit.ts'
import { stopRenewals } from '../people/stopRenewals.ts'

/** The user's own subscriptions are renewed no more. */
export const markFraud: Effect<'markFraud'> = async (change) => {
  change.report.count('subscriptions', await stopRenewals(change, change.record.id, 'own'))
}

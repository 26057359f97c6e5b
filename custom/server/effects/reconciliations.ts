// A month of payouts against the statement of their payout system: what is given is read, compared and kept.
import type { CustomRun, Effect } from '../../../server/kit.ts'
import { compare } from '../reconciling/compare.ts'
import { readStatement, type StatedPayment } from '../reconciling/readStatement.ts'
import { erase, find, loadRecords, write } from '../store.ts'
import { wrongField } from '../wrongField.ts'

export const beginReconciliation: Effect<'beginReconciliation'> = async (change) => {
  const { payoutSystem, month, statement } = change.input
  if (month > change.time.slice(0, 7)) throw wrongField('month', 'laterMonth')
  const stated = statement ? readStatement(statement) : []
  const [system] = await loadRecords(change, 'PayoutSystem', [payoutSystem])
  change.set('title', `${system?.title ?? ''} ${month}`.trim())
  return async (id) => {
    if (change.preview) return
    const { sums, paidOut } = await compare(change, { id, payoutSystem, month }, stated)
    await write(change, 'Reconciliation', id, { sums, paidOut })
  }
}

type OnKept = CustomRun<'addToStatement'> | CustomRun<'compareAgain'> | CustomRun<'closeReconciliation'>

const compareInto = async (change: OnKept, added: readonly StatedPayment[] = []) => {
  const compared = await compare(change, change.record, added)
  change.set('sums', compared.sums)
  change.set('paidOut', compared.paidOut)
  return compared
}

/** Before it is sent only what is wrong with it is told: to keep thousands of lines and take them back takes seconds. */
export const addToStatement: Effect<'addToStatement'> = async (change) => {
  const added = readStatement(change.input.statement)
  if (!change.preview) await compareInto(change, added)
}

export const compareAgain: Effect<'compareAgain'> = async (change) => void (await compareInto(change))

export const closeReconciliation: Effect<'closeReconciliation'> = async (change) => {
  const { differences } = await compareInto(change)
  change.report.count('differences', differences)
}

/** They go with what they are of. */
export const dropLines: Effect<'dropLines'> = async (change) => {
  for (const { id } of await find(change, 'ReconciliationLine', { reconciliation: change.record.id }))
    await erase(change, 'ReconciliationLine', id)
}

// Takes a record (or a part of it) from one state to another.
import { validateAsks } from './validateAsks.ts'
import type { RunningOnRecord } from './RunningAction.ts'
import type { Outcome } from './Outcome.ts'
import { runEffect } from './runEffect.ts'
import { leaveAfter, leaveBefore } from './leave.ts'
import { byPath, prepared, stamps, storedAsks } from './storeValues.ts'
import { write } from './write.ts'

/** That the state is one of `from` was checked under the record's lock. */
export const transition = async (running: RunningOnRecord): Promise<Outcome> => {
  const { action, part, record, change, entity } = running
  if (action.to === undefined) throw new Error(`${action.operation} leads to no state`)
  await validateAsks(running)
  const after = await runEffect(running)
  const values = { ...stamps(running), ...storedAsks(running), ...Object.fromEntries(running.given), status: action.to }
  const ready = await prepared(running, part.fields, values)
  await leaveBefore(running)
  const left = () => leaveAfter(running, record.id, byPath(part, ready))
  // Sent one after the other, and answered so.
  await Promise.all([write(change, entity.name, part.name, record.id, ready), after(record.id), left()])
  return { is: 'saved', id: record.id }
}

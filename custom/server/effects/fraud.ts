// What a fraud review does beside changing the state (domain 5.4). The user is told nothing.
import type { CustomRun, Effect } from '../customTypes.ts'
import { addNote } from '../people/addNote.ts'
import { stopRenewals } from '../people/stopRenewals.ts'

/** What was said at an earlier review does not stand beside this one. */
const noteComment = async (change: CustomRun<'markFraud' | 'passFraud'>, deed: 'markedAsFraud' | 'passedFraud'): Promise<void> => {
  const comment = change.input.comment ?? ''
  change.set('comment', comment === '' ? null : comment)
  if (comment !== '') await addNote(change, change.record.id, deed, comment)
}

/** The user's own subscriptions are renewed no more. */
export const markFraud: Effect<'markFraud'> = async (change) => {
  change.report.count('subscriptions', await stopRenewals(change, change.record.id, 'own'))
  await noteComment(change, 'markedAsFraud')
}

export const passFraud: Effect<'passFraud'> = async (change) => noteComment(change, 'passedFraud')

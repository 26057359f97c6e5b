// What a fraud review does beside changing the state (domain 5.4). The user is told nothing.
import type { Change, Effect } from '../../../server/kit.ts'
import { textOf } from '../textOf.ts'
import { addNote } from '../people/addNote.ts'
import { stopRenewals } from '../people/stopRenewals.ts'

/** What was said at an earlier review does not stand beside this one. */
const noteComment = async (change: Change, user: string, deed: 'markedAsFraud' | 'passedFraud'): Promise<void> => {
  const comment = textOf(change.input['comment'])
  change.set('comment', comment === '' ? null : comment)
  if (comment !== '') await addNote(change, user, deed, comment)
}

/** The user's own subscriptions are renewed no more. */
export const markFraud: Effect = async (change) => {
  const user = change.record?.id ?? ''
  change.report.count('subscriptions', await stopRenewals(change, user, 'own'))
  await noteComment(change, user, 'markedAsFraud')
}

export const passFraud: Effect = async (change) => noteComment(change, change.record?.id ?? '', 'passedFraud')

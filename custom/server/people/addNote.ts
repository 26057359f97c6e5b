// An automatic note about a user: what was done, and why (domain 5.8).
import { say } from '../../../server/kit.ts'
import type { Work } from '../../../server/kit.ts'
import { insert } from '../store.ts'

export type NotedDeed = 'disabled' | 'markedAsFraud' | 'passedFraud' | 'verificationDeclined' | 'verificationWithdrawn'

/** Disabled: Several complaints about spam */
export const addNote = async (work: Work, user: string, deed: NotedDeed, reason: string): Promise<void> => {
  await insert(work, 'UserNote', { user, text: say(work.product, `notes.${deed}`, [reason]), automatic: true, author: work.actor?.id })
}

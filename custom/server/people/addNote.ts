// An automatic note about a user: why disabled, what the fraud review said (domain 5.8).
import { insert } from '../../../server/kit.ts'
import type { Work } from '../../../server/kit.ts'

export const addNote = async (work: Work, user: string, text: string): Promise<void> => {
  await insert(work, 'UserNote', { user, text, automatic: true, author: work.actor?.id })
}

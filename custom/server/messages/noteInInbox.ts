// Keeps the inbox: what a user wrote to the site waits for an answer, and no longer where the site has written (domain 5.15).
import type { Work } from '../../../server/kit.ts'
import { find, insert, write } from '../store.ts'
import { beginningOf } from './postMessage.ts'

export interface Noted {
  readonly user: string
  /** Where the messages are. */
  readonly thread: string
  readonly text: string
  readonly byUser: boolean
}

/** Within the transaction that posted the message, and holds its thread: of several who write to one user, one after the other. */
export const noteInInbox = async (work: Work, { user, thread, text, byUser }: Noted): Promise<void> => {
  const [known] = await find(work, 'SiteThread', { user })
  const said = { lastMessage: beginningOf(text), lastMessageTime: work.time }
  const waits = byUser
    ? { status: 'WAITING' as const, waitingSince: known?.waitingSince ?? work.time }
    : { status: 'ANSWERED' as const, waitingSince: null }
  if (known) await write(work, 'SiteThread', known.id, { ...said, ...waits })
  else await insert(work, 'SiteThread', { user, thread, ...said, ...waits })
}

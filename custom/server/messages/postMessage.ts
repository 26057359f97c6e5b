// Puts a message into a thread, and tells every view of the thread and the inbox what came last (domain 5.15).
import type { Money } from '../../../language/fields/money.ts'
import type { Work } from '../../../server/kit.ts'
import { siteViews, type View, type Views } from './threads.ts'
import { find, insert, write } from '../store.ts'

export interface NewMessage {
  readonly views: Views
  /** Absent: the site. */
  readonly from?: string
  /** Who of the staff wrote in the name of the site. */
  readonly staffAuthor?: string
  readonly text: string
  readonly price?: Money
  readonly paid?: boolean
}

const maxShownLength = 80

/** The first so many characters; one that is a pair of units is not torn apart. */
export const cut = (text: string, length: number): string =>
  text.slice(0, /[\uD800-\uDBFF]/.test(text.charAt(length - 1)) ? length - 1 : length)

/** The first 80 characters, in one line. */
export const beginningOf = (text: string): string => cut(text.replace(/\s+/g, ' ').trim(), maxShownLength)

/** In a thread with the site the first view is the user's, all others are of the site's side. */
const isSide = ({ views, from }: NewMessage, view: View): boolean =>
  views[0].other === null ? (view === views[0]) === (from !== undefined) : view.user === from

/** Gives the view's id. A new one is made with what is in it: one change for whoever looks. */
const store = async (work: Work, message: NewMessage, view: View, copyOf?: string): Promise<string> => {
  const last = {
    lastMessage: beginningOf(message.text),
    lastMessageTime: work.time,
    unread: isSide(message, view) ? 0 : (view.row?.unread ?? 0) + 1,
    ...(message.paid === true ? { paid: true } : {}),
  }
  if (!view.row) return insert(work, 'MessageThread', { user: view.user, other: view.other, copyOf, ...last })
  await write(work, 'MessageThread', view.row.id, last)
  return view.row.id
}

/** Within the transaction of the work. Gives the ids of the message and of the thread it is in. */
export const postMessage = async (work: Work, message: NewMessage): Promise<{ readonly id: string; readonly thread: string }> => {
  const { views, from, staffAuthor, text, price, paid = false } = message
  const [first, ...more] = views
  const thread = await store(work, message, first)
  for (const view of more) await store(work, message, view, thread)
  const id = await insert(work, 'Message', { thread, createTime: work.time, from, staffAuthor, text, price, paid })
  return { id, thread }
}

/** The same in the name of the site, whoever of the staff writes it: in the thread that there is or a new one. */
export const writeAsSite = async (work: Work, user: string, staff: string, text: string) =>
  postMessage(work, { views: await siteViews(work, user, staff), staffAuthor: staff, text })

interface Noted {
  readonly user: string
  /** Where the messages are. */
  readonly thread: string
  readonly text: string
  readonly byUser: boolean
}

/**
 * Keeps the inbox: what a user wrote to the site waits for an answer, and no longer where the site has written.
 * Within the transaction that posted the message, and holds its thread: of several who write to one user, one after the other.
 */
export const noteInInbox = async (work: Work, { user, thread, text, byUser }: Noted): Promise<void> => {
  const [known] = await find(work, 'SiteThread', { user })
  const said = { lastMessage: beginningOf(text), lastMessageTime: work.time }
  const waits = byUser
    ? { status: 'WAITING' as const, waitingSince: known?.waitingSince ?? work.time }
    : { status: 'ANSWERED' as const, waitingSince: null }
  if (known) await write(work, 'SiteThread', known.id, { ...said, ...waits })
  else await insert(work, 'SiteThread', { user, thread, ...said, ...waits })
}

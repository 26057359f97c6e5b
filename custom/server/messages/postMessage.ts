// Puts a message into a thread, and tells every view of the thread what came last (domain 5.15).
import { insert, write } from '../../../server/kit.ts'
import type { WireMoney, Work } from '../../../server/kit.ts'
import { rowsOf } from './threads.ts'

export interface NewMessage {
  readonly thread: string
  /** Absent: the site. */
  readonly from?: string
  /** Who of the staff wrote in the name of the site. */
  readonly staffAuthor?: string
  readonly text: string
  readonly price?: WireMoney
  readonly paid?: boolean
}

const shown = 80

/** The first 80 characters, in one line; a character that is a pair of units is not torn apart. */
export const beginningOf = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.slice(0, /[\uD800-\uDBFF]/.test(line.charAt(shown - 1)) ? shown - 1 : shown)
}

/** Gives the message's id. Within the transaction of the work. */
export const postMessage = async (work: Work, { thread, from, staffAuthor, text, price, paid = false }: NewMessage): Promise<string> => {
  const id = await insert(work, 'Message', { thread, createTime: work.time, from, staffAuthor, text, price, paid })
  const all = await rowsOf(work.tx, thread)
  const siteThread = all.some((row) => row.id === thread && row.other === null)
  for (const row of all) {
    const isMine = siteThread ? (row.id === thread) === (from !== undefined) : row.user === from
    await write(work, 'MessageThread', '', row.id, {
      lastMessage: beginningOf(text),
      lastMessageTime: work.time,
      unread: isMine ? 0 : row.unread + 1,
      ...(paid ? { paid } : {}),
    })
  }
  return id
}

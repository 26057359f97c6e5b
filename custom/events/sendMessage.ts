// A member or creator writes a message on the client site: to another user, or to the site (domain 5.15, 23).
import { Refusal, type KeepFile } from '../../server/kit.ts'
import { refuse } from '../server/guards/answerEach.ts'
import { cut, noteInInbox, postMessage } from '../server/messages/postMessage.ts'
import { siteViews, usersViews } from '../server/messages/threads.ts'
import { credits } from '../server/money/credits.ts'
import { loadUser } from './parties.ts'
import type { SentFile } from './submitVerification.ts'
import { happen, type World } from '../server/world.ts'
import { insert, loadRecords, write, type RecordOf } from '../server/store.ts'

export interface SentMessage {
  readonly from: string
  /** Absent: the site. */
  readonly to?: string
  /** Up to 2,000 characters. */
  readonly text: string
  /** Hundredths of a credit: what reading it costs, or what sending it did cost. */
  readonly price?: bigint
  readonly paid?: boolean
  readonly files?: readonly SentFile[]
}

const ensureActive = (user: RecordOf<'User'>): void => {
  if (user.status !== 'ACTIVE') throw new Refusal('writerEnabled', 'refusals.state', [user.status])
}

/** Gives the message's id. Paying for it is purchase(). @param keep needed where files are sent */
export const sendMessage = (
  world: World,
  { from, to, text, price, paid = false, files = [] }: SentMessage,
  keep?: KeepFile,
): Promise<string> =>
  happen(world, { name: 'sendMessage', entity: 'User', record: from }, async (work) => {
    ensureActive(await loadUser(work, from))
    if (from === to) throw refuse('ownThread')
    if (to !== undefined && (await loadUser(work, to)).status === 'DELETED') throw refuse('receiverDeleted')
    const said = cut(text.trim(), 2000)
    const views = to === undefined ? await siteViews(work, from) : await usersViews(work, from, to)
    const { id, thread } = await postMessage(work, {
      views,
      from,
      text: said,
      ...(price === undefined ? {} : { price: credits(price), paid }),
    })
    if (to === undefined) await noteInInbox(work, { user: from, thread, text: said, byUser: true })
    for (const file of files) {
      if (!keep) throw new Error('files need somebody who keeps them')
      await insert(work, 'MessageFile', {
        thread,
        message: id,
        file: await keep(work, { entity: 'MessageFile', field: 'file', ...file, actor: from }),
      })
    }
    return id
  })

/** A member or creator has read a thread of theirs. @param thread the id of their own row */
export const readThread = (world: World, user: string, thread: string): Promise<void> =>
  happen(world, { name: 'readThread', entity: 'MessageThread', record: thread }, async (work) => {
    const [row] = await loadRecords(work, 'MessageThread', [thread])
    if (row?.user === user && row.unread > 0) await write(work, 'MessageThread', thread, { unread: 0 })
  })

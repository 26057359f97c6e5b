// Messages that the staff write in the name of the site (domain 4.5, 5.15): from a profile, and as a reply.
import type { CustomAction, CustomAnswer, CustomRun } from '../../../server/kit.ts'
import { noteInInbox, writeAsSite } from '../messages/postMessage.ts'

/** To a user, whether there is a thread or not. */
const writeTo = async (change: CustomRun<'writeMessage' | 'replyInThread'>, user: string): Promise<CustomAnswer> => {
  const text = change.input.text.trim()
  const { id, thread } = await writeAsSite(change, user, change.actor.id, text)
  await noteInInbox(change, { user, thread, text, byUser: false })
  return { ids: [id] }
}

export const writeMessage: CustomAction<'writeMessage'> = (change) => writeTo(change, change.record.id)

/** On the user's row the user is whose it is, on a staff author's row the other. */
export const replyInThread: CustomAction<'replyInThread'> = (change) => {
  const { record } = change
  return writeTo(change, record.copyOf === null ? record.user : (record.other ?? ''))
}

// Messages that the staff write in the name of the site (domain 4.5, 5.15): from a profile, and as a reply.
import type { Change, CustomAction } from '../../../server/kit.ts'
import { postMessage } from '../messages/postMessage.ts'
import { joinThread, siteThread } from '../messages/threads.ts'
import { textOf } from '../textOf.ts'

/** To a user, whether there is a thread or not. */
const writeTo = async (change: Change, user: string): Promise<string> => {
  const thread = await siteThread(change, user)
  await joinThread(change, thread, change.actor.id, user)
  return postMessage(change, { thread, staffAuthor: change.actor.id, text: textOf(change.input['text']).trim() })
}

export const writeMessage: CustomAction = async (change) => ({ ids: [await writeTo(change, change.record?.id ?? '')] })

/** On the user's row the user is whose it is, on a staff author's row the other. */
export const replyInThread: CustomAction = async (change) => {
  const { record } = change
  const user = textOf(record?.['copyOf']) === '' ? record?.['user'] : record?.['other']
  return { ids: [await writeTo(change, textOf(user))] }
}

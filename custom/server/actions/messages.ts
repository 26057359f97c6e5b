// Messages that the staff write in the name of the site (domain 4.5, 5.15): from a profile, and as a reply.
import type { Change, CustomAction, CustomAnswer } from '../../../server/kit.ts'
import { postMessage } from '../messages/postMessage.ts'
import { siteViews } from '../messages/threads.ts'
import { textOf } from '../textOf.ts'

/** To a user, whether there is a thread or not. */
const writeTo = async (change: Change, user: string): Promise<CustomAnswer> => {
  const staff = change.actor.id
  const views = await siteViews(change.tx, user, staff)
  const { id } = await postMessage(change, { views, staffAuthor: staff, text: textOf(change.input['text']).trim() })
  return { ids: [id] }
}

export const writeMessage: CustomAction = (change) => writeTo(change, change.record?.id ?? '')

/** On the user's row the user is whose it is, on a staff author's row the other. */
export const replyInThread: CustomAction = (change) => {
  const { record } = change
  return writeTo(change, textOf(textOf(record?.['copyOf']) === '' ? record?.['user'] : record?.['other']))
}

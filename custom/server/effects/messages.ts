// What answering a conversation of the inbox does beside changing its state: the message goes to the user, in the name of the site (domain 5.15).
import type { Effect } from '../../../server/kit.ts'
import { beginningOf, postMessage } from '../messages/postMessage.ts'
import { siteViews } from '../messages/threads.ts'

export const replyToUser: Effect<'replyToUser'> = async (change) => {
  const text = change.input.text.trim()
  change.set('lastMessage', beginningOf(text))
  change.set('lastMessageTime', change.time)
  return async () => {
    const staff = change.actor.id
    await postMessage(change, { views: await siteViews(change, change.record.user, staff), staffAuthor: staff, text })
  }
}

// What answering a conversation of the inbox does beside changing its state: the message goes to the user, in the name of the site (domain 5.15).
import type { Effect } from '../../../server/kit.ts'
import { beginningOf, writeAsSite } from '../messages/postMessage.ts'

export const replyToUser: Effect<'replyToUser'> = async (change) => {
  const text = change.input.text.trim()
  change.set('lastMessage', beginningOf(text))
  change.set('lastMessageTime', change.time)
  return async () => void (await writeAsSite(change, change.record.user, change.actor.id, text))
}

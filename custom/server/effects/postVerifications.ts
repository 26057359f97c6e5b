// What a decision about a post brings along: mails to those who wait for it, and to its creator (domain 8).
import type { Effect } from '../../../server/kit.ts'
import { notify } from '../people/notify.ts'
import { buyersOf } from '../posts/buyers.ts'
import { tellSubscribers } from '../posts/tellSubscribers.ts'
import { tellPosts } from '../posts/verification.ts'

export const approvePost: Effect<'approvePost'> = async (change) => {
  const { record } = change
  const { subscribers, toldTime } = await tellSubscribers(change, record)
  change.report.count('subscribers', subscribers)
  change.set('toldTime', toldTime)
  change.set('withdrawn', false)
  return () => tellPosts(change, [record.post])
}

/** The reason goes to the creator. */
export const declinePost: Effect<'declinePost'> = async (change) => {
  const { record, input } = change
  change.set('declines', record.declines + 1)
  if (record.status === 'APPROVED') change.report.count('buyers', await buyersOf(change.tx, record.post))
  await notify(change, record.creator, 'postDeclined', [record.post, input.reasonCode, input.reasonText ?? ''])
  return () => tellPosts(change, [record.post])
}

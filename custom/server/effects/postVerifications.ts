// What a decision about a post brings along: mails to those who wait for it, and to its creator (domain 8).
import type { CustomRun, Effect } from '../../../server/kit.ts'
import { notify } from '../people/notify.ts'
import { buyersOf } from '../posts/buyers.ts'
import { tellSubscribers } from '../posts/tellSubscribers.ts'
import { loadRecords, touch } from '../store.ts'

type Decided = CustomRun<'approvePost' | 'declinePost'>

/** The post's own viewers read it again. */
const tellPost = async (change: Decided): Promise<void> => {
  const [post] = await loadRecords(change, 'ContentSet', [change.record.post])
  if (post) touch(change, 'ContentSet', { id: post.id, version: post.version })
}

/** Subscribers are told once, however often a post is declined and approved. */
export const approvePost: Effect<'approvePost'> = async (change) => {
  const { toldTime: told, post } = change.record
  change.report.count('subscribers', told === null ? await tellSubscribers(change, post) : 0)
  if (told === null) change.set('toldTime', change.time)
  change.set('withdrawn', false)
  return () => tellPost(change)
}

/** The reason goes to the creator. */
export const declinePost: Effect<'declinePost'> = async (change) => {
  const { record, input } = change
  change.set('declines', record.declines + 1)
  if (record.status === 'APPROVED') change.report.count('buyers', await buyersOf(change.tx, record.post))
  await notify(change, record.creator, 'postDeclined', [record.post, input.reasonCode, input.reasonText ?? ''])
  return () => tellPost(change)
}

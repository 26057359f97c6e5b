// What a decision about a post brings along: mails to those who wait for it, and to its creator (domain 8).
import { sql } from '../../../server/kit.ts'
import type { Change, Effect } from '../../../server/kit.ts'
import { notify } from '../people/notify.ts'
import { buyersOf } from '../posts/buyers.ts'
import { tellSubscribers } from '../posts/tellSubscribers.ts'
import { table } from '../tables.ts'
import { textOf } from '../textOf.ts'

const contentSet = table('ContentSet')

const postOf = ({ record }: Change): string => textOf(record?.['post'])

/** The post's own viewers read it again. */
const tellPost = async (change: Change): Promise<void> => {
  const { rows } = await sql<{
    version: number
  }>`select ${contentSet.version} from ${contentSet} where ${contentSet.id} = ${postOf(change)}::bigint`.execute(change.tx)
  const [post] = rows
  if (post) change.touched.push({ entity: 'ContentSet', part: '', id: postOf(change), version: post.version, removed: false })
}

/** Subscribers are told once, however often a post is declined and approved. */
export const approvePost: Effect = async (change) => {
  const told = change.record?.['toldTime'] ?? null
  change.report.count('subscribers', told === null ? await tellSubscribers(change, postOf(change)) : 0)
  if (told === null) change.set('toldTime', change.time)
  change.set('withdrawn', false)
  return () => tellPost(change)
}

/** The reason goes to the creator. */
export const declinePost: Effect = async (change) => {
  const { record, input } = change
  change.set('declines', Number(record?.['declines'] ?? 0) + 1)
  if (record?.['status'] === 'APPROVED') change.report.count('buyers', await buyersOf(change.tx, postOf(change)))
  await notify(change, textOf(record?.['creator']), 'postDeclined', [
    postOf(change),
    textOf(input['reasonCode']),
    textOf(input['reasonText']),
  ])
  return () => tellPost(change)
}

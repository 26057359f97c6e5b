// Posts that wait for verification, and their approval at one go (domain 10.1, 17).
import { sql } from '../../../server/kit.ts'
import type { ActionRun, Work } from '../../../server/kit.ts'
import { table } from '../tables.ts'
import { tellSubscribers } from './tellSubscribers.ts'
import { write } from '../store.ts'

const postVerification = table('PostVerification')

export interface PendingPost {
  /** Of the verification. */
  readonly id: string
  readonly post: string
  /** Subscribers were told of it before. */
  readonly told: boolean
}

/** Locked. */
export const pendingPosts = async ({ tx }: Work): Promise<readonly PendingPost[]> =>
  (
    await sql<PendingPost>`
      select ${postVerification.id}::text as id, ${postVerification.post}::text as post, ${postVerification.toldTime} is not null as told from ${postVerification}
      where ${postVerification.status} = 'PENDING' order by ${postVerification.id} for no key update`.execute(tx)
  ).rows

export const approvePosts = async (change: ActionRun, posts: readonly PendingPost[]): Promise<void> => {
  const { actor, time } = change
  for (const { id, post, told } of posts) {
    if (!told) await tellSubscribers(change, post)
    await write(change, 'PostVerification', id, {
      status: 'APPROVED',
      decidedBy: actor.id,
      decidedTime: time,
      ...(told ? {} : { toldTime: time }),
    })
  }
}

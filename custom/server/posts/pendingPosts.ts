// Posts that wait for verification, and their approval at one go (domain 10.1, 17).
import type { ActionRun } from '../../../server/kit.ts'
import { tellPosts } from './tellPosts.ts'
import { tellSubscribers } from './tellSubscribers.ts'
import { find, write, type RowOf } from '../store.ts'

/** Their verifications, locked. */
export const pendingPosts = (change: ActionRun): Promise<readonly RowOf<'PostVerification'>[]> =>
  find(change, 'PostVerification', { status: 'PENDING' }, 'no key update')

export const approvePosts = async (change: ActionRun, posts: readonly RowOf<'PostVerification'>[]): Promise<void> => {
  const { actor, time } = change
  for (const asked of posts) {
    const { toldTime } = await tellSubscribers(change, asked)
    await write(change, 'PostVerification', asked.id, {
      status: 'APPROVED',
      withdrawn: false,
      decidedBy: actor.id,
      decidedTime: time,
      toldTime,
    })
  }
  await tellPosts(
    change,
    posts.map(({ post }) => post),
  )
}

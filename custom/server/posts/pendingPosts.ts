// Posts that wait for verification, and their approval at one go (domain 10.1, 17).
import type { ActionRun } from '../../../server/kit.ts'
import { tellSubscribers } from './tellSubscribers.ts'
import { find, write } from '../store.ts'
import type { RowOf } from '../store.ts'

/** Their verifications, locked. */
export const pendingPosts = (change: ActionRun): Promise<readonly RowOf<'PostVerification'>[]> =>
  find(change, 'PostVerification', { status: 'PENDING' }, 'no key update')

export const approvePosts = async (change: ActionRun, posts: readonly RowOf<'PostVerification'>[]): Promise<void> => {
  const { actor, time } = change
  for (const { id, post, toldTime } of posts) {
    if (toldTime === null) await tellSubscribers(change, post)
    await write(change, 'PostVerification', id, {
      status: 'APPROVED',
      withdrawn: false,
      decidedBy: actor.id,
      decidedTime: time,
      ...(toldTime === null ? { toldTime: time } : {}),
    })
  }
}

// Settings that an action of their own changes: verification of posts (domain 10.1, 14, 17), and the main currency (domain 10.5).
import type { ActionRun, CustomAction } from '../../../server/kit.ts'
import { tellSubscribers } from '../posts/tellSubscribers.ts'
import { tellPosts } from '../posts/verification.ts'
import { find, write, type RowOf } from '../store.ts'

const approvePosts = async (change: ActionRun, posts: readonly RowOf<'PostVerification'>[]): Promise<void> => {
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
  const ids = posts.map(({ post }) => post)
  await tellPosts(change, ids)
}

/** New posts become public unchecked; pending ones stay so, unless they are approved along with it. */
export const turnVerifyPostsOff: CustomAction<'turnVerifyPostsOff'> = async (change) => {
  const pending = await find(change, 'PostVerification', { status: 'PENDING' }, 'no key update')
  change.report.count('pending', pending.length)
  if (change.input.approvePending === true) await approvePosts(change, pending)
  await write(change, 'SystemSettings', change.record.id, { verifyPosts: false })
}

export const turnVerifyPostsOn: CustomAction<'turnVerifyPostsOn'> = async (change) => {
  await write(change, 'SystemSettings', change.record.id, { verifyPosts: true })
}

/** The currency of totals, and the suggestion of new prices; past amounts are not touched. */
export const setMainCurrency: CustomAction<'setMainCurrency'> = async (change) => {
  await write(change, 'SystemSettings', 'site', { mainCurrency: change.record.id })
}

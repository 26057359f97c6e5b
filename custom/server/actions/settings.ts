// Verification of posts, on and off (domain 10.1, 14, 17).
import type { CustomAction } from '../../../server/kit.ts'
import { approvePosts, pendingPosts } from '../posts/pendingPosts.ts'
import { write } from '../store.ts'

/** New posts become public unchecked; pending ones stay so, unless they are approved along with it. */
export const turnVerifyPostsOff: CustomAction<'turnVerifyPostsOff'> = async (change) => {
  const { id: site } = change.record
  const pending = await pendingPosts(change)
  change.report.count('pending', pending.length)
  if (change.input.approvePending === true) await approvePosts(change, pending)
  await write(change, 'SystemSettings', site, { verifyPosts: false })
  return { ids: [site] }
}

export const turnVerifyPostsOn: CustomAction<'turnVerifyPostsOn'> = async (change) => {
  const { id: site } = change.record
  await write(change, 'SystemSettings', site, { verifyPosts: true })
  return { ids: [site] }
}

// Verification of posts, on and off (domain 10.1, 14, 17).
import { write } from '../../../server/kit.ts'
import type { Change, CustomAction } from '../../../server/kit.ts'
import { approvePosts, pendingPosts } from '../posts/pendingPosts.ts'

const siteOf = ({ record }: Change): string => record?.id ?? 'site'

/** New posts become public unchecked; pending ones stay so, unless they are approved along with it. */
export const turnVerifyPostsOff: CustomAction = async (change) => {
  const site = siteOf(change)
  const pending = await pendingPosts(change)
  change.report.count('pending', pending.length)
  if (change.input['approvePending'] === true) await approvePosts(change, pending)
  await write(change, 'SystemSettings', '', site, { verifyPosts: false })
  return { ids: [site] }
}

export const turnVerifyPostsOn: CustomAction = async (change) => {
  const site = siteOf(change)
  await write(change, 'SystemSettings', '', site, { verifyPosts: true })
  return { ids: [site] }
}

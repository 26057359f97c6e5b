// A post's verification: asked for while the site verifies posts, and kept in step with the post (domain 8).
import { sql, type Work } from '../../../server/kit.ts'
import { count, find, insert, write, touch, type RowOf } from '../store.ts'
import { creatorIsApproved, isOut } from './isReady.ts'

type Verification = RowOf<'PostVerification'>

export const verificationOf = async (work: Work, post: string): Promise<Verification | undefined> =>
  (await find(work, 'PostVerification', { post }))[0]

const again = { decidedBy: null, decidedTime: null, reasonCode: null, reasonText: null }

/** Puts the post (back) among those that wait. Nothing happens while the site does not verify posts. */
export const askVerification = async (work: Work, post: string, creator: string): Promise<void> => {
  const [settings] = await find(work, 'SystemSettings', {})
  if (settings?.verifyPosts !== true) return
  const asked = await verificationOf(work, post)
  if (!asked) await insert(work, 'PostVerification', { post, creator })
  else if (asked.status !== 'PENDING')
    await write(work, 'PostVerification', asked.id, { ...again, submittedTime: work.time, status: 'PENDING' })
  else tellQueue(work, asked)
}

/** Those who look at the queue read it again: whether the post is to be decided now may have changed. */
export const tellQueue = (work: Work, { id, version }: Verification): void => touch(work, 'PostVerification', { id, version })

export const tellQueueOf = async (work: Work, post: string): Promise<void> => {
  const asked = await verificationOf(work, post)
  if (asked) tellQueue(work, asked)
}

/** The same for all of a creator's posts that wait, or of these: whether they are due depends on the creator and on the post. */
export const tellQueuesOf = async (
  work: Work,
  whose: { readonly creator: string } | { readonly post: readonly string[] },
): Promise<void> => {
  for (const each of await find(work, 'PostVerification', { ...whose, status: 'PENDING' })) tellQueue(work, each)
}

/** Those who look at posts read them again: what is said of their verification has changed. */
export const tellPosts = async (work: Work, posts: readonly string[]): Promise<void> => {
  for (const { id, version } of await find(work, 'ContentSet', { id: posts })) touch(work, 'ContentSet', { id, version })
}

/** Posts of a creator that are published now. */
export const publishedPosts = (work: Work, creator: string): Promise<readonly RowOf<'ContentSet'>[]> =>
  find(work, 'ContentSet', { user: creator, type: 'POST', published: true, publishTime: { not: null } })

/** How many posts of a creator are out now, and are hidden with the creator. */
export const countOut = (work: Work, creator: string): Promise<number> =>
  count(
    work,
    'ContentSet',
    (own) => sql`${own.user} = ${creator}::bigint and ${own.type} = 'POST' and ${isOut(own)} and ${creatorIsApproved(own)}`,
  )

/** Hidden from whoever has not bought them. */
export const hidePosts = async (work: Work, posts: readonly RowOf<'ContentSet'>[]): Promise<void> => {
  for (const { id } of posts) await write(work, 'ContentSet', id, { published: false })
  await tellQueuesOf(work, { post: posts.map(({ id }) => id) })
}

// Guards of posts and of their verification (domain 5.18, 8, 10.2).
import { sql, type AnyGuardCall, type Guard } from '../../../server/kit.ts'
import { creatorIsApproved, isReady } from '../posts/isReady.ts'
import { find } from '../store.ts'
import { onRecords, refuse } from './answerEach.ts'

/** Those of these posts of which a condition holds. */
const postsWith = async (work: Pick<AnyGuardCall, 'tx' | 'product'>, posts: readonly string[], holds: typeof isReady) => {
  const rows = await find(work, 'ContentSet', (own) => sql`${own.id} = any(${posts}::bigint[]) and ${holds(own)}`)
  return new Set(rows.map((each) => each.id))
}

export const creatorPublishes: Guard<'creatorPublishes'> = async (call) => {
  const posts = call.records.map((each) => each.id)
  const found = await postsWith(call, posts, creatorIsApproved)
  return onRecords(call, (record) => (found.has(record.id) ? undefined : refuse('creatorPublishes')))
}

/** Deleting a price hides the posts that are sold at it: they stay so until they have another. Asked under lock, so that none slips past a deletion. */
export const postPriceLives: Guard<'postPriceLives'> = async (call) => {
  const ids = [...new Set(call.records.flatMap((each) => each.package ?? []))]
  const living = await find(call, 'PaymentPackage', { id: ids, deletedTime: null }, call.input && 'key share')
  const found = new Set(living.map((each) => each.id))
  return onRecords(call, (record) => (record.package === null || found.has(record.package) ? undefined : refuse('postPriceLives')))
}

/** One that was decided before may be decided otherwise whatever has become of it. */
export const postCanBeDecided: Guard<'postCanBeDecided'> = async (call) => {
  const posts = call.records.map((each) => each.post)
  const found = await postsWith(call, posts, isReady)
  return onRecords(call, (record) => (record.status !== 'PENDING' || found.has(record.post) ? undefined : refuse('postCanBeDecided')))
}

// Those who look at posts read them again: what is said of their verification has changed (domain 8).
import type { Work } from '../../../server/kit.ts'
import { find, touch } from '../store.ts'

export const tellPosts = async (work: Work, posts: readonly string[]): Promise<void> => {
  for (const { id, version } of await find(work, 'ContentSet', { id: posts })) touch(work, 'ContentSet', { id, version })
}

// Posts of a creator that are published now.
import type { Work } from '../../../server/kit.ts'
import { find, type RowOf } from '../store.ts'

export const publishedPosts = (work: Work, creator: string): Promise<readonly RowOf<'ContentSet'>[]> =>
  find(work, 'ContentSet', { user: creator, type: 'POST', published: true, publishTime: { not: null } })

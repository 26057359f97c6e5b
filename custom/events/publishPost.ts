// A creator publishes a post on the client site, with files that have come already; subscribers hear of it when its time comes (domain 5.18, 8, 23).
import { sql, table, type Columns, type RawBuilder } from '../../server/kit.ts'
import { lockCreator } from '../server/people/lockCreator.ts'
import { isReady } from '../server/posts/isReady.ts'
import { processFiles } from '../server/posts/processFiles.ts'
import { tellSubscribers } from '../server/posts/tellSubscribers.ts'
import { askVerification } from '../server/posts/verification.ts'
import { happen, type World } from '../server/world.ts'
import { count, find, insert, write, type RecordOf } from '../server/store.ts'

export interface NewPost {
  readonly creator: string
  readonly description: string
  /** As file fields hold them. */
  readonly files: readonly RecordOf<'ContentFile'>['file'][]
  readonly level?: 'CONTENT' | 'PRO' | 'ULTIMATE'
  readonly package?: string
  /** ISO text; absent = at once. */
  readonly scheduleTime?: string
}

/** Gives the post's id. Throws a Refusal where there is no such creator. */
export const publishPost = (world: World, { creator, files, scheduleTime, ...values }: NewPost): Promise<string> =>
  happen(world, { name: 'publishPost', entity: 'User', record: creator }, async (work) => {
    await lockCreator(work, creator)
    const post = await insert(work, 'ContentSet', { user: creator, scheduleTime, ...values })
    for (const [at, file] of files.entries()) await insert(work, 'ContentFile', { set: post, file, fileNumber: at })
    await processFiles(work, post)
    await write(work, 'ContentSet', post, { publishTime: scheduleTime ?? work.time })
    await askVerification(work, post, creator)
    return post
  })

const s = table('ContentSet', 's')

/** Approved, its subscribers not told, and to be seen at that time. */
const isDue =
  (time: RawBuilder<unknown>) =>
  (v: Columns<'PostVerification'>): RawBuilder<unknown> =>
    sql`${v.status} = 'APPROVED' and ${v.toldTime} is null
    and exists (select from ${s} where ${s.id} = ${v.post} and ${isReady(s)} and ${s.publishTime} <= ${time})`

/**
 * Subscribers hear of posts that were approved ahead, or could not be shown then, and whose time has come. Gives of how many posts.
 * It is asked again and again: where nobody is to be told, nothing is written, in the audit neither. Of two that look at once one may note that it told nobody.
 */
export const tellDuePosts = async (world: World): Promise<number> => {
  if ((await count({ tx: world.db, product: world.product }, 'PostVerification', isDue(sql`now()`))) === 0) return 0
  return happen(world, { name: 'tellDuePosts' }, async (work) => {
    const due = await find(work, 'PostVerification', isDue(sql`${work.time}::timestamptz`), 'update skip locked')
    for (const asked of due) {
      const { toldTime } = await tellSubscribers(work, asked)
      await write(work, 'PostVerification', asked.id, { toldTime })
    }
    return due.length
  })
}

// A creator publishes a post on the client site, with files that have come already (domain 5.18, 23).
import { processFiles } from '../server/posts/processFiles.ts'
import { askVerification } from '../server/posts/verification.ts'
import { happen, type World } from '../server/world.ts'
import { insert, write, type RecordOf } from '../server/store.ts'

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

/** Gives the post's id. */
export const publishPost = (world: World, { creator, files, scheduleTime, ...values }: NewPost): Promise<string> =>
  happen(world, { name: 'publishPost', entity: 'User', record: creator }, async (work) => {
    const post = await insert(work, 'ContentSet', { user: creator, scheduleTime, ...values })
    for (const [at, file] of files.entries()) await insert(work, 'ContentFile', { set: post, file, fileNumber: at })
    await processFiles(work, post)
    await write(work, 'ContentSet', post, { publishTime: scheduleTime ?? work.time })
    await askVerification(work, post, creator)
    return post
  })

// Files come to a post and go from it (domain 5.18, 8).
import { loadRecords, sql, write } from '../../../server/kit.ts'
import type { Change, Effect, StoredRecord } from '../../../server/kit.ts'
import { refuse } from '../guards/answerEach.ts'
import { buyersOf } from '../posts/buyers.ts'
import { processFiles } from '../posts/processFiles.ts'
import { askVerification, tellQueueOf, verificationOf } from '../posts/verification.ts'
import { table } from '../tables.ts'
import { textOf } from '../textOf.ts'

const postOf = async (change: Change, id: string): Promise<StoredRecord> => {
  // Files come several at once: one after the other they take their numbers and are counted.
  await sql`select from ${table('ContentSet')} where id = ${id}::bigint for no key update`.execute(change.tx)
  const [post] = await loadRecords(change, 'ContentSet', [id])
  if (!post || post['deletedTime'] !== null) throw refuse('postNotDeleted')
  return post
}

const titleOf = async ({ tx, input }: Change): Promise<string> => {
  const { rows } = await sql<{
    name: string
  }>`select value->>'name' as name from stored_file where uuid = ${textOf(input['file'])}::uuid`.execute(tx)
  // By characters: half of one is no text.
  return Array.from((rows[0]?.name ?? '').replace(/\.[^.]+$/, ''))
    .slice(0, 120)
    .join('')
}

/** The title is the file's name without its extension where none is given. A verified post is verified again. */
export const addPostFile: Effect = async (change) => {
  const post = await postOf(change, textOf(change.input['set']))
  if (textOf(change.input['title']) === '') change.set('title', await titleOf(change))
  return async () => {
    await processFiles(change, post.id)
    if (await verificationOf(change.tx, post.id)) await askVerification(change, post.id, textOf(post['user']))
  }
}

export const removePostFile: Effect = async (change) => {
  const post = await postOf(change, textOf(change.record?.['set']))
  change.report.count('buyers', await buyersOf(change.tx, post.id))
  if (post['coverFile'] === change.record?.id) await write(change, 'ContentSet', '', post.id, { coverFile: null })
  return async () => {
    await processFiles(change, post.id)
    await tellQueueOf(change, post.id)
  }
}

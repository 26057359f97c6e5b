// Guards of posts and of their verification (domain 5.18, 8).
import { sql } from '../../../server/kit.ts'
import type { Db, RawBuilder } from '../../../server/kit.ts'
import type { Guard } from '../customTypes.ts'
import { creatorIsApproved, isReady } from '../posts/isReady.ts'
import type { RecordOf } from '../store.ts'
import { table } from '../tables.ts'
import { eachRecord, onRecords, refuse } from './answerEach.ts'

const s = table('ContentSet', 's')

export const postNotDeleted: Guard<'postNotDeleted'> = eachRecord((record) =>
  record.deletedTime === null ? undefined : refuse('postNotDeleted'),
)

const isPublished = ({ published, publishTime }: RecordOf<'ContentSet'>): boolean => published === true && publishTime !== null

export const postPublished: Guard<'postPublished'> = eachRecord((record) => (isPublished(record) ? undefined : refuse('postPublished')))
export const postNotPublished: Guard<'postNotPublished'> = eachRecord((record) =>
  isPublished(record) ? refuse('postNotPublished') : undefined,
)
export const postHasFiles: Guard<'postHasFiles'> = eachRecord((record) =>
  record.processingStatus === 'OK' ? undefined : refuse('postHasFiles'),
)

/** Those of these posts of which a condition holds. */
const postsWith = async (db: Db, posts: readonly string[], holds: RawBuilder<unknown>): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ id: string }>`
    select ${s.id}::text as id from ${s} where ${s.id} = any(${posts}::bigint[]) and ${holds}`.execute(db)
  return new Set(rows.map((each) => each.id))
}

export const creatorPublishes: Guard<'creatorPublishes'> = async (call) => {
  const found = await postsWith(
    call.tx,
    call.records.map((each) => each.id),
    creatorIsApproved(s),
  )
  return onRecords(call, (record) => (found.has(record.id) ? undefined : refuse('creatorPublishes')))
}

/** One that was decided before may be decided otherwise whatever has become of it. */
export const postCanBeDecided: Guard<'postCanBeDecided'> = async (call) => {
  const found = await postsWith(
    call.tx,
    call.records.map((each) => each.post),
    isReady(s),
  )
  return onRecords(call, (record) => (record.status !== 'PENDING' || found.has(record.post) ? undefined : refuse('postCanBeDecided')))
}

// Guards of posts and of their verification (domain 5.18, 8).
import { sql } from '../../../server/kit.ts'
import type { Guard, GuardCall, RawBuilder, StoredRecord } from '../../../server/kit.ts'
import { creatorIsApproved, isReady } from '../posts/isReady.ts'
import { table } from '../tables.ts'
import { textOf } from '../textOf.ts'
import { eachRecord, onRecords, refuse } from './answerEach.ts'

const s = table('ContentSet', 's')

export const postNotDeleted = eachRecord((record) => (record['deletedTime'] === null ? undefined : refuse('postNotDeleted')))

const isPublished = (record: StoredRecord): boolean => record['published'] === true && record['publishTime'] !== null

export const postPublished = eachRecord((record) => (isPublished(record) ? undefined : refuse('postPublished')))
export const postNotPublished = eachRecord((record) => (isPublished(record) ? refuse('postNotPublished') : undefined))
export const postHasFiles = eachRecord((record) => (record['processingStatus'] === 'OK' ? undefined : refuse('postHasFiles')))

/** Those of these posts of which a condition holds. */
const postsWith = async ({ tx }: GuardCall, posts: readonly string[], holds: RawBuilder<unknown>): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ id: string }>`
    select ${s.id}::text as id from ${s} where ${s.id} = any(${posts}::bigint[]) and ${holds}`.execute(tx)
  return new Set(rows.map((each) => each.id))
}

export const creatorPublishes: Guard = async (call) => {
  const found = await postsWith(
    call,
    call.records.map((each) => each.id),
    creatorIsApproved(s),
  )
  return onRecords(call, (record) => (found.has(record.id) ? undefined : refuse('creatorPublishes')))
}

/** One that was decided before may be decided otherwise whatever has become of it. */
export const postCanBeDecided: Guard = async (call) => {
  const found = await postsWith(
    call,
    call.records.map((each) => textOf(each['post'])),
    isReady(s),
  )
  return onRecords(call, (record) =>
    record['status'] !== 'PENDING' || found.has(textOf(record['post'])) ? undefined : refuse('postCanBeDecided'),
  )
}

// Guards of posts and of their verification (domain 5.18, 8).
import { sql } from '../../../server/kit.ts'
import type { Db, RawBuilder } from '../../../server/kit.ts'
import type { Guard } from '../customTypes.ts'
import { creatorIsApproved, isReady } from '../posts/isReady.ts'
import { table } from '../tables.ts'
import { onRecords, refuse } from './answerEach.ts'

const s = table('ContentSet', 's')

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

// Guards of threads: one writes in the name of the site only, and to somebody who can read it (domain 4.5, 5.15).
import { sql } from '../../../server/kit.ts'
import type { Guard, Refusal } from '../../../server/kit.ts'
import { table } from '../tables.ts'
import { onRecords, refuse } from './answerEach.ts'

interface Thread {
  readonly id: string
  readonly receiver: string
  readonly status: string
  readonly withSite: boolean
}

const refusedThread = (thread: Thread | undefined, viewer: string): Refusal | undefined => {
  if (!thread?.withSite) return refuse('siteThread')
  if (thread.receiver === viewer) return refuse('ownThread')
  return thread.status === 'DELETED' ? refuse('receiverDeleted') : undefined
}

export const siteThread: Guard = async (call) => {
  const ids = call.records.map((each) => each.id)
  const { rows } = await sql<Thread>`
    select t.id::text as id, f.user_id::text as receiver, u.status, f.other_id is null as "withSite"
    from ${table('MessageThread')} t join ${table('MessageThread')} f on f.id = coalesce(t.copy_of_id, t.id) join ${table('User')} u on u.id = f.user_id
    where t.id = any(${ids}::bigint[])`.execute(call.tx)
  const found = new Map(rows.map((each) => [each.id, each]))
  return onRecords(call, (record) => refusedThread(found.get(record.id), call.viewer.id))
}

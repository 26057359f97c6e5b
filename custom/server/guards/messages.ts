// Guards of threads: one writes in the name of the site only, and to somebody who can read it (domain 4.5, 5.15).
import { sql } from '../../../server/kit.ts'
import type { Refusal } from '../../../server/kit.ts'
import type { Guard } from '../customTypes.ts'
import { table } from '../tables.ts'
import { onRecords, refuse } from './answerEach.ts'

const t = table('MessageThread', 't')
const f = table('MessageThread', 'f')
const u = table('User', 'u')

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

export const siteThread: Guard<'siteThread'> = async (call) => {
  const ids = call.records.map((each) => each.id)
  const { rows } = await sql<Thread>`
    select ${t.id}::text as id, ${f.user}::text as receiver, ${u.status}, ${f.other} is null as "withSite"
    from ${t} join ${f} on ${f.id} = coalesce(${t.copyOf}, ${t.id}) join ${u} on ${u.id} = ${f.user}
    where ${t.id} = any(${ids}::bigint[])`.execute(call.tx)
  const found = new Map(rows.map((each) => [each.id, each]))
  return onRecords(call, (record) => refusedThread(found.get(record.id), call.viewer.id))
}

// Threads of messages: one row for each who takes part, all over the messages of the first (domain 5.15).
import { insert, sql } from '../../../server/kit.ts'
import type { Tx, Work } from '../../../server/kit.ts'
import { table } from '../tables.ts'

/** One person's view of a thread. */
export interface ThreadRow {
  readonly id: string
  readonly user: string
  /** null: the site. */
  readonly other: string | null
  /** The row whose messages these are. */
  readonly thread: string
  readonly unread: number
  readonly paid: boolean
}

const columns = sql`id::text as id, user_id::text as "user", other_id::text as other, coalesce(copy_of_id, id)::text as thread, unread, paid`

/** Everybody's rows of one thread, locked in the order of their ids. */
export const rowsOf = async (tx: Tx, thread: string): Promise<readonly ThreadRow[]> =>
  (
    await sql<ThreadRow>`
      select ${columns} from ${table('MessageThread')} where id = ${thread}::bigint or copy_of_id = ${thread}::bigint order by id for no key update`.execute(
      tx,
    )
  ).rows

/** Ids in the order in which everybody locks them. */
const lockUsers = async (tx: Tx, users: readonly string[]): Promise<void> => {
  await sql`select 1 from ${table('User')} where id = any(${[...users]}::bigint[]) order by id for no key update`.execute(tx)
}

const findRow = async (tx: Tx, user: string, other: string | undefined): Promise<ThreadRow | undefined> =>
  (
    await sql<ThreadRow>`
      select ${columns} from ${table('MessageThread')} t
      where user_id = ${user}::bigint and other_id is not distinct from ${other ?? null}::bigint
        and not exists (select from ${table('MessageThread')} first where first.id = t.copy_of_id and first.other_id is null)
      order by id limit 1`.execute(tx)
  ).rows[0]

/** The thread of a user with the site, made where there is none. Gives the id of the user's row. */
export const siteThread = async (work: Work, user: string): Promise<string> => {
  await lockUsers(work.tx, [user])
  const found = await findRow(work.tx, user, undefined)
  return found?.thread ?? insert(work, 'MessageThread', { user, lastMessageTime: work.time })
}

/** The thread of two users, made where there is none. */
export const usersThread = async (work: Work, one: string, other: string): Promise<string> => {
  await lockUsers(work.tx, [one, other])
  const found = await findRow(work.tx, one, other)
  if (found) return found.thread
  const thread = await insert(work, 'MessageThread', { user: one, other, lastMessageTime: work.time })
  await insert(work, 'MessageThread', { user: other, other: one, copyOf: thread, lastMessageTime: work.time })
  return thread
}

/** Whoever of the staff writes in the name of the site finds the thread on their own profile from then on. */
export const joinThread = async (work: Work, thread: string, staff: string, user: string): Promise<void> => {
  const rows = await rowsOf(work.tx, thread)
  if (!rows.some((each) => each.user === staff))
    await insert(work, 'MessageThread', { user: staff, other: user, copyOf: thread, lastMessageTime: work.time })
}

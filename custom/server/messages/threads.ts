// Threads of messages: one row for each who takes part, all over the messages of the first (domain 5.15).
import { sql } from '../../../server/kit.ts'
import type { Tx } from '../../../server/kit.ts'
import { table } from '../tables.ts'

const u = table('User', 'u')
const t = table('MessageThread', 't')
const f = table('MessageThread', 'f')

/** One person's view of a thread, as it is stored. */
export interface ThreadRow {
  readonly id: string
  readonly user: string
  /** null: the site. */
  readonly other: string | null
  /** The row whose messages these are. */
  readonly thread: string
  readonly unread: number
}

/** One person's view of a thread, stored already or to be. */
export interface View {
  readonly user: string
  readonly other: string | null
  readonly row?: ThreadRow
}

/** Everybody who takes part; the messages are with the first. */
export type Views = readonly [View, ...View[]]

const columns = sql`
  ${t.id}::text as id, ${t.user}::text as "user", ${t.other}::text as other, coalesce(${t.copyOf}, ${t.id})::text as thread, ${t.unread}`

/** Everybody's rows of one thread, locked in the order of their ids: the first is the one with the messages. */
const rowsOf = async (tx: Tx, thread: string): Promise<readonly ThreadRow[]> =>
  (
    await sql<ThreadRow>`
      select ${columns} from ${t} where ${t.id} = ${thread}::bigint or ${t.copyOf} = ${thread}::bigint order by ${t.id} for no key update`.execute(
      tx,
    )
  ).rows

/** Whoever finds or makes a thread of somebody does so one at a time. */
const lockUsers = async (tx: Tx, users: readonly string[]): Promise<void> => {
  await sql`select 1 from ${u} where ${u.id} = any(${[...users]}::bigint[]) order by ${u.id} for no key update`.execute(tx)
}

/** The thread that a user has with another, or with the site; a staff author's view of somebody's thread with the site is neither. */
const findThread = async (tx: Tx, user: string, other: string | null): Promise<string | undefined> =>
  (
    await sql<{ thread: string }>`
      select coalesce(${t.copyOf}, ${t.id})::text as thread from ${t}
      where ${t.user} = ${user}::bigint and ${t.other} is not distinct from ${other}::bigint
        and not exists (select from ${f} where ${f.id} = ${t.copyOf} and ${f.other} is null)
      order by ${t.id} limit 1`.execute(tx)
  ).rows[0]?.thread

const viewsOf = async (tx: Tx, users: readonly string[], fresh: Views): Promise<Views> => {
  const [{ user, other }] = fresh
  const found = await findThread(tx, user, other)
  if (found === undefined) await lockUsers(tx, users)
  const thread = found ?? (await findThread(tx, user, other))
  if (thread === undefined) return fresh
  // By itself and before the rows are read: who waited for it sees who took part meanwhile.
  await sql`select 1 from ${t} where ${t.id} = ${thread}::bigint for no key update`.execute(tx)
  const [first, ...more] = await rowsOf(tx, thread)
  return first ? [{ ...first, row: first }, ...more.map((row) => ({ ...row, row }))] : fresh
}

/** Of a user's thread with the site. @param staff who writes in its name, and finds the thread on their own profile from then on */
export const siteViews = async (tx: Tx, user: string, staff?: string): Promise<Views> => {
  const views = await viewsOf(tx, [user], [{ user, other: null }])
  return staff === undefined || views.some((each) => each.user === staff) ? views : [...views, { user: staff, other: user }]
}

export const usersViews = (tx: Tx, one: string, other: string): Promise<Views> =>
  viewsOf(
    tx,
    [one, other],
    [
      { user: one, other },
      { user: other, other: one },
    ],
  )

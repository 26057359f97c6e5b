// Threads of messages: one row for each who takes part, all over the messages of the first (domain 5.15).
import { sql, table, type Columns, type Work } from '../../../server/kit.ts'
import { find, type RowOf } from '../store.ts'

const f = table('MessageThread', 'f')

/** One person's view of a thread, stored already or to be. */
export interface View {
  readonly user: string
  /** null: the site. */
  readonly other: string | null
  readonly row?: RowOf<'MessageThread'>
}

/** Everybody who takes part; the messages are with the first. */
export type Views = readonly [View, ...View[]]

/** The thread that a user has with another, or with the site; a staff author's view of somebody's thread with the site is neither. */
const findThread = async (work: Work, user: string, other: string | null): Promise<string | undefined> => {
  const [row] = await find(
    work,
    'MessageThread',
    (t) => sql`${t.user} = ${user}::bigint and ${t.other} is not distinct from ${other}::bigint
      and not exists (select from ${f} where ${f.id} = ${t.copyOf} and ${f.other} is null)`,
  )
  return row && (row.copyOf ?? row.id)
}

const viewsOf = async (work: Work, fresh: Views): Promise<Views> => {
  const [{ user, other }] = fresh
  const found = await findThread(work, user, other)
  // Whoever finds or makes a thread of somebody does so one at a time.
  if (found === undefined) await find(work, 'User', { id: fresh.map((each) => each.user) }, 'no key update')
  const thread = found ?? (await findThread(work, user, other))
  if (thread === undefined) return fresh
  // By itself and before the rows are read: who waited for it sees who took part meanwhile.
  await find(work, 'MessageThread', { id: thread }, 'no key update')
  // Everybody's rows in the order of their ids: the first is the one with the messages.
  const rowsOf = (own: Columns<'MessageThread'>) => sql`${own.id} = ${thread}::bigint or ${own.copyOf} = ${thread}::bigint`
  const [first, ...more] = await find(work, 'MessageThread', rowsOf, 'no key update')
  return first ? [{ ...first, row: first }, ...more.map((row) => ({ ...row, row }))] : fresh
}

/** Of a user's thread with the site. @param staff who writes in its name, and finds the thread on their own profile from then on */
export const siteViews = async (work: Work, user: string, staff?: string): Promise<Views> => {
  const views = await viewsOf(work, [{ user, other: null }])
  return staff === undefined || views.some((each) => each.user === staff) ? views : [...views, { user: staff, other: user }]
}

export const usersViews = (work: Work, one: string, other: string): Promise<Views> =>
  viewsOf(work, [
    { user: one, other },
    { user: other, other: one },
  ])

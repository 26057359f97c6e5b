// The session table: read, kept in use, ended. Ages are computed by the database's clock.
import type { Pool } from 'pg'
import { maxIdleMs, maxSessionMs, type StoredSession } from './LiveSession.ts'

const columns = `id, person, role, (extract(epoch from now() - started) * 1000)::float8 as age, (extract(epoch from now() - used) * 1000)::float8 as idle`

export const readSessions = async (pool: Pool, ids: readonly string[]): Promise<readonly StoredSession[]> =>
  (await pool.query<StoredSession>(`select ${columns} from session where id = any($1)`, [ids])).rows

export const hasExpired = ({ age, idle }: StoredSession): boolean => age >= maxSessionMs || idle >= maxIdleMs

/**
 * Rows are locked in one order, so that two processes with sockets of the same sessions never wait for each other crosswise.
 * @param unsaved session id -> milliseconds since its last use
 */
export const saveUses = async (pool: Pool, unsaved: ReadonlyMap<string, number>): Promise<void> => {
  if (unsaved.size === 0) return
  const sql = `
    with seen as (
      select id, ago from session join unnest($1::text[], $2::float8[]) as unsaved (id, ago) using (id) order by id for no key update of session
    )
    update session set used = greatest(used, now() - seen.ago * interval '1 millisecond') from seen where session.id = seen.id`
  await pool.query(sql, [[...unsaved.keys()], [...unsaved.values()]])
}

/** Every socket of it closes: a trigger announces the row. */
export const deleteSession = async (pool: Pool, id: string): Promise<void> => {
  await pool.query('delete from session where id = $1', [id])
}

export const deletePersonsSessions = async (pool: Pool, person: string): Promise<void> => {
  await pool.query('delete from session where person = $1', [person])
}

/** Whose a session was that is no more, and in which role; undefined where nobody had it. */
export const readEnded = async (pool: Pool, id: string): Promise<Pick<StoredSession, 'person' | 'role'> | undefined> =>
  (await pool.query<StoredSession>('select person, role from session_end where id = $1', [id])).rows[0]

/** Rows long over. Until then they tell an expired session from an ended one. */
export const clearOld = async (pool: Pool): Promise<void> => {
  await pool.query(`delete from session where started < now() - interval '2 days'`)
  await pool.query(`delete from session_end where time < now() - interval '2 days'`)
  await pool.query(`delete from login_code where made < now() - interval '1 hour'`)
  await pool.query(`delete from login_challenge where made < now() - interval '1 hour'`)
  await pool.query(`delete from login_failure where made < now() - interval '1 hour'`)
}

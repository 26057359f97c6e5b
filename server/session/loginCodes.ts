// One-time codes: login hands one out over the socket, POST /api/session trades it for the cookie within 30 s, once.
import type { Pool } from 'pg'
import { challengeOver } from './factors/FactorParts.ts'
import type { People, Person } from './people.ts'
import { digestOf, newToken } from './token.ts'

export interface StartedSession {
  /** Goes into the cookie and nowhere else. */
  readonly token: string
  readonly person: string
}

/** @throws Fault DENIED where the password that let them in is another by now: whoever changed it has ended what was there */
export const makeLoginCode = async (
  { pool, people: { samePassword } }: { readonly pool: Pool; readonly people: Pick<People, 'samePassword'> },
  { id, password, role }: Person,
  ip: string,
): Promise<string> => {
  const code = newToken()
  const sql = `insert into login_code (person, id, role, ip) select $1::text, $3, $4, $5 from (${samePassword}) same`
  if ((await pool.query(sql, [id, password, digestOf(code), role, ip])).rowCount === 0) throw challengeOver()
  return code
}

const trade = `
  with used as (delete from login_code where id = $1 returning person, role, made),
       good as (select person, role from used where made > now() - interval '30 seconds'),
       gone as (delete from session using good where session.id = $4)
  insert into session (id, person, role, ip, agent)
  select $2, person, role, $3, $5 from good
  returning person`

export interface CameFrom {
  readonly ip: string
  /** What the browser calls itself, as it is shown. */
  readonly agent?: string | undefined
  /** The cookie this browser had: its session ends, so no session survives a login. */
  readonly former?: string | undefined
}

export const tradeLoginCode = async (pool: Pool, code: string, { ip, agent, former }: CameFrom): Promise<StartedSession | undefined> => {
  const token = newToken()
  const given = [digestOf(code), digestOf(token), ip, former ? digestOf(former) : '', agent ?? null]
  const { rows } = await pool.query<{ person: string }>(trade, given)
  const [started] = rows
  return started && { token, person: started.person }
}

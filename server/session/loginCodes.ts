// One-time codes: login hands one out over the socket, POST /api/session trades it for the cookie within 30 s, once.
import type { Pool } from 'pg'
import { digestOf, newToken } from './token.ts'

export interface StartedSession {
  /** Goes into the cookie and nowhere else. */
  readonly token: string
  readonly person: string
}

export const makeLoginCode = async (pool: Pool, person: { readonly id: string; readonly role: string }, ip: string): Promise<string> => {
  const code = newToken()
  await pool.query('insert into login_code (id, person, role, ip) values ($1, $2, $3, $4)', [digestOf(code), person.id, person.role, ip])
  return code
}

const trade = `
  with used as (delete from login_code where id = $1 returning person, role, made),
       gone as (delete from session where id = $4)
  insert into session (id, person, role, ip, agent)
  select $2, person, role, $3, $5 from used where made > now() - interval '30 seconds'
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

// Refuses a database behind a pooler in transaction mode: there a connection is a session only as long as its transaction, and much that the server relies
// on would be lost without an error. It is recognised by what it does, not by its name: one connection sets something for its session, another begins a
// transaction. A pooler that hands sessions out by the transaction gives the second the first one's session, or the first one another than it had.
import { randomUUID } from 'node:crypto'
import { DatabaseError, type Client } from 'pg'
import { OptionsError } from '../options/OptionsError.ts'
import { withClient } from './withClient.ts'

const maxRounds = 3
/** Where a pool has one session only, whoever asks waits for whoever holds it. */
const answerTimeoutMs = 60_000
const setting = 'concord.session'

const refusal = `The database is reached through a pooler that hands out sessions by the transaction (pgbouncer's pool_mode=transaction or statement).
What lasts as long as a session would be lost without an error: announcements that are listened for (LISTEN), locks that say which server lives,
prepared statements, time zone and time-outs. Set pool_mode=session for this database and its two roles, or let DATABASE_URL and
DATABASE_OWNER_URL name PostgreSQL itself: a server opens about 14 connections, and keeps them.`

interface Seen {
  readonly session: number
  readonly said: string | null
}

const look = async (client: Client): Promise<Seen> => {
  const { rows } = await client.query<Seen>(`select pg_backend_pid() as session, nullif(current_setting('${setting}', true), '') as said`)
  return rows[0] ?? { session: 0, said: null }
}

/** pgbouncer calls a transaction a violation of the protocol where it gives out sessions by the statement. */
const begins = (client: Client): Promise<boolean> =>
  client.query('begin').then(
    () => true,
    (error: unknown) => {
      if (error instanceof DatabaseError && error.code === '08P01') return false
      throw error
    },
  )

/** @returns whether one is another's, or not what it was */
const areMixed = async (one: Client, other: Client): Promise<boolean> => {
  const said = randomUUID()
  const before = (await one.query<Seen>(`select pg_backend_pid() as session, set_config('${setting}', $1, false) as said`, [said])).rows[0]
  const isKept = (now: Seen): boolean => now.session === before?.session && now.said === said
  if (!isKept(await look(one))) return true
  if (!(await begins(other))) return true
  try {
    const { session, said: heard } = await look(other)
    return heard === said || session === before?.session || !isKept(await look(one))
  } finally {
    await other.query('commit')
  }
}

/** @throws OptionsError that says why, and what to do */
export const ensureSessions = async (url: string): Promise<void> => {
  const place = { connectionString: url, query_timeout: answerTimeoutMs, connectionTimeoutMillis: answerTimeoutMs }
  await withClient(place, (one) =>
    withClient(place, async (other) => {
      for (let round = 0; round < maxRounds; round += 1) if (await areMixed(one, other)) throw new OptionsError(refusal)
    }),
  )
}

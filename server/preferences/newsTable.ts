// Since when what comes is new to somebody: one of their preferences (server/db/engine/preferenceNews.sql), by the database's clock.
import type { Pool } from 'pg'
import { readVisitBefore } from '../session/stretchTable.ts'

export interface News {
  readonly since: string
  readonly until: string
}

/** An ISO time of one length, so that texts are in the order of times; cut off as times that are read, never rounded up. */
const written = (time: string): string => `to_char(date_trunc('milliseconds', ${time}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

interface Known {
  readonly seen: string | null
  readonly entered: string | null
  readonly until: string
}

const knowing = `
  select (select value from preference where person = $1 and name = 'newsSeen') as seen,
    (select min(started) from session where person = $1) as entered, now() as until`

/** Whoever never looked is told what came since their visit before, and in the first one what came since they entered. */
export const readNews = async (pool: Pool, person: string): Promise<News> => {
  const { rows } = await pool.query<Known>({ name: 'news', text: knowing, values: [person] })
  const [known] = rows
  if (!known) throw new Error('A select without a table has one row.')
  const { seen, entered, until } = known
  return { since: seen ?? (await readVisitBefore(pool, person)) ?? entered ?? until, until }
}

const seeing = `
  insert into preference as kept (person, name, value) values ($1, 'newsSeen', ${written('least($2::timestamptz, now())')})
  on conflict (person, name) do update set value = excluded.value where kept.value collate "C" < excluded.value collate "C"`

/** Two browsers, or two processes, only ever move it on. */
export const saveNewsSeen = async (pool: Pool, person: string, until: string): Promise<void> => {
  await pool.query({ name: 'news seen', text: seeing, values: [person, until] })
}

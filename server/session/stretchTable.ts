// Stretches of work (server/db/engine/sessionStretch.sql), one person's row at a time: written with the uses of sessions, read for what happened since.
import type { Pool } from 'pg'

/** So long nothing is done between two stretches of work, in minutes. */
const pauseMinutes = 30

/** Persons in one order, so that two processes never wait for each other crosswise. */
const stretching = `
  insert into session_stretch as kept (person, used)
  select person, now() - min(ago) * interval '1 millisecond' from unnest($1::text[], $2::float8[]) as seen (person, ago) group by person order by person
  on conflict (person) do update set
    earlier = case when excluded.used > kept.used + interval '${pauseMinutes} minutes' then kept.used else kept.earlier end,
    used = greatest(kept.used, excluded.used)`

/** @param seen whose uses they were, and milliseconds since each */
export const saveStretches = async (pool: Pool, seen: readonly (readonly [person: string, ago: number])[]): Promise<void> => {
  if (seen.length > 0) await pool.query(stretching, [seen.map(([person]) => person), seen.map(([, ago]) => ago)])
}

const before = `
  select case when used < now() - interval '${pauseMinutes} minutes' then used else earlier end as time from session_stretch where person = $1`

/** When they were here last before this stretch of work, which may not be written yet; undefined in the first one. */
export const readVisitBefore = async (pool: Pool, person: string): Promise<string | undefined> => {
  const { rows } = await pool.query<{ time: string | null }>({ name: 'visit before', text: before, values: [person] })
  return rows[0]?.time ?? undefined
}

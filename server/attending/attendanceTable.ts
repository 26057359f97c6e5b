// The tables of who works on what (server/db/engine/sessionAttendance.sql). Rows of a process that died tell nothing.
import type { Pool } from 'pg'
import { livingProcesses } from '../live/livingProcesses.ts'

/** A record that somebody has open or claimed. */
export interface Place {
  readonly entity: string
  readonly record: string
}

/** Who has it. */
export interface Attendant {
  readonly person: string
  /** Screen name. */
  readonly name: string
}

export interface Attended extends Attendant {
  readonly record: string
  /** Theirs to decide; false = it only stands open. */
  readonly claimed: boolean
}

export interface Window extends Attendant {
  readonly socket: string
  readonly session: string
  readonly process: number
}

/** What is left of an item that was looked at: its claim's five minutes begin. */
const leaving = `
  with before as (delete from attendance where socket = $1 returning entity, record, person),
  kept as (
    update claim set used = now() from live_claim, before
    where (claim.entity, claim.record) = (live_claim.entity, live_claim.record)
      and (claim.entity, claim.record, claim.person) = (before.entity, before.record, before.person)
  )
  select entity, record from before`

/** @returns what stood open there until now */
export const leavePlaces = async (pool: Pool, socket: string): Promise<readonly Place[]> =>
  (await pool.query<Place>({ name: 'leave places', text: leaving, values: [socket] })).rows

export const takePlace = async (
  pool: Pool,
  { socket, process, session, person, name }: Window,
  { entity, record }: Place,
): Promise<void> => {
  await pool.query({
    name: 'take a place at a desk',
    text: `insert into attendance (socket, process, session, person, name, entity, record) values ($1, $2, $3, $4, $5, $6, $7)`,
    values: [socket, process, session, person, name, entity, record],
  })
}

/** Of a process that ends. */
export const clearPlaces = async (pool: Pool, process: number): Promise<void> => {
  await pool.query('delete from attendance where process = $1', [process])
}

/** What windows of other processes had open that died: nobody keeps a claim by them. @returns what that was */
const closePlacesOfDead = async (pool: Pool, process: number): Promise<readonly Place[]> =>
  (
    await pool.query<Place>(`delete from attendance where process <> $1 and process not in (${livingProcesses}) returning entity, record`, [
      process,
    ])
  ).rows

const found = `
  with open as (
    select distinct record, person, name from attendance where entity = $1 and process in (${livingProcesses})
  ), held as (select record, person, name from live_claim where entity = $1)
  select coalesce(open.record, held.record) as record, coalesce(open.person, held.person) as person,
    coalesce(open.name, held.name) as name, held.record is not null as claimed
  from open full join held on (open.record, open.person) = (held.record, held.person) order by 1, 3`

export const attendedOf = async (pool: Pool, entity: string): Promise<readonly Attended[]> =>
  (await pool.query<Attended>({ name: 'attended', text: found, values: [entity] })).rows

// Of two who claim at once the second looks at the row that the first wrote, which live_claim, as of before, does not show.
const claiming = `
  insert into claim (entity, record, person, name) values ($1, $2, $3, $4)
  on conflict (entity, record) do update set person = excluded.person, name = excluded.name, used = now()
  where $5 or claim.person = excluded.person
    or claim.used < now() - interval '5 minutes'
      and not exists (select from live_claim where (live_claim.entity, live_claim.record) = (claim.entity, claim.record))
  returning record`

/** @returns whether it is theirs now */
export const takeClaim = async (
  pool: Pool,
  { person, name }: Attendant,
  { entity, record }: Place,
  takesOver: boolean,
): Promise<boolean> => {
  const { rowCount } = await pool.query({ name: 'claim', text: claiming, values: [entity, record, person, name, takesOver] })
  return rowCount === 1
}

export const giveClaimBack = async (pool: Pool, person: string, { entity, record }: Place): Promise<void> => {
  await pool.query('delete from claim where entity = $1 and record = $2 and person = $3', [entity, record, person])
}

/** What was left alone for too long is nobody's: whoever comes back to it has to claim it again. Its own time is asked anew of one that somebody took meanwhile. @returns what that was */
const endLapsedClaims = async (pool: Pool): Promise<readonly Place[]> =>
  (
    await pool.query<Place>(`
      delete from claim where claim.used < now() - interval '5 minutes'
      and not exists (select from live_claim where (live_claim.entity, live_claim.record) = (claim.entity, claim.record))
      returning entity, record`)
  ).rows

/** @returns what is another's, or nobody's, than before */
export const clearWhatIsOver = async (pool: Pool, process: number): Promise<readonly Place[]> => [
  ...(await closePlacesOfDead(pool, process)),
  ...(await endLapsedClaims(pool)),
]

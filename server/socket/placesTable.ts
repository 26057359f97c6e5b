// The table of places that sockets hold (server/db/engine/sessionPlace.sql): taken, given back, and freed where a process died with them.
import type { Pool } from 'pg'
import { livingProcesses } from '../live/livingProcesses.ts'

export interface Place {
  readonly whose: string
  readonly place: number
}

/** Any of the free ones, so that many who come at once seldom want the same; the key lets one have it. */
const take = `
  with free as (
    select n from generate_series(1, $3::int) n
    where not exists (select from socket_place where whose = $1 and place = n) order by random() limit 1
  ), taken as (
    insert into socket_place (whose, place, process) select $1, n, $2 from free on conflict do nothing returning place
  )
  select exists (select from free) as free, (select place from taken) as place`

export const takeOne = async (
  pool: Pool,
  process: number,
  whose: string,
  most: number,
): Promise<{ readonly free: boolean; readonly place: number | null }> => {
  const { rows } = await pool.query<{ free: boolean; place: number | null }>({
    name: 'take a place',
    text: take,
    values: [whose, process, most],
  })
  return rows[0] ?? { free: false, place: null }
}

const give = `delete from socket_place using unnest($2::text[], $3::int[]) as left_one (whose, place)
  where socket_place.whose = left_one.whose and socket_place.place = left_one.place and process = $1`

export const giveBack = async (pool: Pool, process: number, places: readonly Place[]): Promise<void> => {
  await pool.query(give, [process, places.map(({ whose }) => whose), places.map(({ place }) => place)])
}

export const giveAllBack = async (pool: Pool, process: number): Promise<void> => {
  await pool.query('delete from socket_place where process = $1', [process])
}

/** What processes held that died. */
export const freeOfDead = async (pool: Pool, process: number): Promise<void> => {
  await pool.query(`delete from socket_place where process <> $1 and process not in (${livingProcesses})`, [process])
}

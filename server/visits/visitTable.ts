// The table of visited and kept records (server/db/engine/visit.sql), one person's rows at a time.
import { sql } from 'kysely'
import type { Pool } from 'pg'
import { maxKept, maxRecent } from '../../language/visits.ts'
import type { Db } from '../db/database.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { oneAtATime } from '../db/oneAtATime.ts'

/** A record, whatever its entity. */
export interface Place {
  readonly entity: string
  readonly record: string
}

export interface Visited extends Place {
  readonly kept: boolean
}

const found = `
  select entity, record, kept is not null as kept from visit where person = $1 order by visit.kept desc nulls last, visited desc nulls last`

/** Those that are kept, then those that only stood open, the newest first. */
export const visitsOf = async (pool: Pool, person: string): Promise<readonly Visited[]> => {
  const { rows } = await pool.query<Visited>({ name: 'visits', text: found, values: [person] })
  return [...rows.filter(({ kept }) => kept), ...rows.filter(({ kept }) => !kept).slice(0, maxRecent)]
}

// What is older goes with what is new. Another window of the same person may be at it too: what it holds is left to it, and one waits for the other
// only before it holds anything itself.
const noting = `
  with noted as (
    insert into visit (person, entity, record, visited) values ($1, $2, $3, now())
    on conflict (person, entity, record) do update set visited = now()
    returning entity, record
  ), older as (
    select visit.entity, visit.record from visit cross join noted
    where visit.person = $1 and visit.kept is null and (visit.entity, visit.record) <> (noted.entity, noted.record)
    order by visit.visited desc offset ${maxRecent - 1} for update of visit skip locked
  )
  delete from visit using older where visit.person = $1 and (visit.entity, visit.record) = (older.entity, older.record)`

export const noteVisit = async (pool: Pool, person: string, { entity, record }: Place): Promise<void> => {
  await pool.query({ name: 'visit', text: noting, values: [person, entity, record] })
}

const newlyKept = (person: string, { entity, record }: Place) => sql`
  insert into visit (person, entity, record, kept)
  select ${person}, ${entity}, ${record}, now()
  where (select count(*) from visit where person = ${person} and kept is not null and (entity, record) <> (${entity}, ${record})) < ${maxKept}
  on conflict (person, entity, record) do update set kept = coalesce(visit.kept, now())
  returning record`

/** @returns false where as many are kept already as may be */
export const keepVisit = (db: Db, person: string, place: Place): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    await oneAtATime({ tx }, `visit ${person}`)
    const { rows } = await newlyKept(person, place).execute(tx)
    return rows.length === 1
  })

/** Where it stood open it stays among those that did. */
const letting = `
  with gone as (delete from visit where person = $1 and entity = $2 and record = $3 and visited is null)
  update visit set kept = null where person = $1 and entity = $2 and record = $3 and visited is not null`

export const letVisitGo = async (pool: Pool, person: string, { entity, record }: Place): Promise<void> => {
  await pool.query({ name: 'let a visit go', text: letting, values: [person, entity, record] })
}

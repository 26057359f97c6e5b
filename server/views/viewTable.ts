// The table of kept views (server/db/engine/savedView.sql).
import { sql } from 'kysely'
import type { Db, Tx } from '../db/database.ts'

export interface StoredView {
  readonly id: string
  readonly entity: string
  /** Of whoever keeps it. */
  readonly person: string
  readonly name: string
  readonly place: string
  readonly shared: boolean
}

export type KeptView = Omit<StoredView, 'id'>

const fields = sql`id, entity, person, name, place, shared`

/** One's own, then those of others, by name. */
export const viewsOf = async (db: Db, entities: readonly string[], person: string): Promise<readonly StoredView[]> =>
  (
    await sql<StoredView>`select ${fields} from saved_view where entity = any(${entities}) and (person = ${person} or shared)
    order by person <> ${person}, lower(name), id`.execute(db)
  ).rows

export const ownViews = async (tx: Tx, { person, entity }: Pick<KeptView, 'person' | 'entity'>): Promise<readonly StoredView[]> =>
  (await sql<StoredView>`select ${fields} from saved_view where entity = ${entity} and person = ${person}`.execute(tx)).rows

/** In the place of the one of that name. */
export const storeView = async (tx: Tx, { person, entity, name, place, shared }: KeptView): Promise<void> => {
  await sql`
    insert into saved_view (person, entity, name, place, shared) values (${person}, ${entity}, ${name}, ${place}, ${shared})
    on conflict (person, entity, lower(name)) do update
    set name = excluded.name, place = excluded.place, shared = excluded.shared, changed = now()`.execute(tx)
}

/** One's own alone. @returns what it was */
export const removeView = async (tx: Tx, entity: string, person: string, id: string): Promise<StoredView | undefined> =>
  (
    await sql<StoredView>`delete from saved_view where entity = ${entity} and id = ${id}::uuid and person = ${person}
    returning ${fields}`.execute(tx)
  ).rows[0]

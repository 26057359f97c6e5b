// What fields of records held before somebody changed them lately: the audit tells it of every change, and nobody alters that.
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../db/database.ts'

export interface Changeable {
  readonly entity: string
  readonly records: readonly string[]
  /** Of fields: 'referring.referrer'. */
  readonly paths: readonly string[]
}

/** By record, then by path: what stood there before its first change since that moment, as the audit keeps it (masked by its end). What was not changed is absent. */
export const heldBefore = async (
  db: Db,
  { entity, records, paths }: Changeable,
  since: RawBuilder<unknown>,
): Promise<ReadonlyMap<string, ReadonlyMap<string, string | null>>> => {
  if (records.length === 0) return new Map()
  const { rows } = await sql<{ record: string; path: string; held: string | null }>`
    select distinct on (a.record, p.path) a.record, p.path, a.before ->> p.path as held
    from audit_record a join unnest(${paths}::text[]) as p (path) on a.before ? p.path
    where a.entity = ${entity} and a.record = any(${records}) and a.time >= ${since} and a.outcome = 'DONE'
    order by a.record, p.path, a.id`.execute(db)
  const found = new Map(records.map((record) => [record, new Map<string, string | null>()]))
  for (const { record, path, held } of rows) found.get(record)?.set(path, held)
  return found
}

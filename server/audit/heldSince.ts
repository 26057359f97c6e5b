// What a field held and no longer does: the audit tells what every change took away, and nobody alters that.
import { sql, type RawBuilder } from 'kysely'

export interface Held {
  readonly entity: string
  /** Of the field: 'referring.referrer'. */
  readonly path: string
  /** Id of the record, in the statement. */
  readonly record: RawBuilder<unknown>
  readonly value: string
}

/** A condition of a statement: whether a change took this value away from the record's field at this moment or later. */
export const heldSince = ({ entity, path, record, value }: Held, since: RawBuilder<unknown>): RawBuilder<boolean> => sql`
  exists (select from audit_record held where held.entity = ${entity} and held.record = ${record}::text and held.time >= ${since}
    and held.outcome = 'DONE' and held.before ->> ${path} = ${value})`

// Whether a role has a right at this moment, as a condition of a statement: for what is used later than it was asked for.
import { sql, type RawBuilder } from 'kysely'

/** @param role in the statement; @param right one that the specs name */
export const hasRight = (role: RawBuilder<unknown>, right: string): RawBuilder<boolean> =>
  sql`exists (select from role_right held where held.role = ${role} and held."right" = ${right})`

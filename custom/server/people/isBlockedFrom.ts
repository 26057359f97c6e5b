// Whether a creator hides from where a visitor comes (domain 5.13): page, posts, search and discovery entries ask this. Staff never do.
import { sql, table, type Db } from '../../../server/kit.ts'
import { addressOf } from './placeOf.ts'

const blockedLocation = table('BlockedLocation')

/** What is known of a visitor; each may be missing. */
export interface Whereabouts {
  /** DE */
  readonly country?: string
  /** DE___BE */
  readonly region?: string
  readonly ip?: string
}

/** @param creator id of the user; what is not known blocks nobody */
export const isBlockedFrom = async (db: Db, creator: string, { country, region, ip }: Whereabouts): Promise<boolean> => {
  const address = ip === undefined ? undefined : addressOf(ip)
  const codes = [country, region, region?.split('___')[0], address].filter((each) => each !== undefined)
  const { rows } = await sql`
    select 1 from ${blockedLocation} where ${blockedLocation.user} = ${creator}::bigint and ${blockedLocation.location} = any(${codes}::text[]) limit 1`.execute(
    db,
  )
  return rows.length > 0
}

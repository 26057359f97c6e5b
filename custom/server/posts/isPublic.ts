// Whether a visitor sees a post: the whole conjunction of domain 5.18. The client site asks this (domain 23).
import { sql } from '../../../server/kit.ts'
import type { Db } from '../../../server/kit.ts'
import { isBlockedFrom } from '../people/isBlockedFrom.ts'
import type { Whereabouts } from '../people/isBlockedFrom.ts'
import { includesLevel } from '../people/levels.ts'
import { table } from '../tables.ts'
import { isReady } from './isReady.ts'

export interface Visitor extends Whereabouts {
  /** Id of the member; absent = a guest. */
  readonly user?: string
}

interface Seen {
  readonly creator: string
  readonly published: boolean
  readonly free: boolean
  readonly held: boolean
  readonly bought: boolean
  readonly withdrawn: boolean
}

/** A level holds until its paid period ends. */
const holds = (user: string) => sql`
  exists (select from ${table('Subscription')} b where b.creator_id = s.user_id and b.subscriber_id = ${user}::bigint and b.paid_until > now()
    and b.status <> 'EXPIRED' and ${includesLevel(sql`b.level`, sql`s.level`)})`

/** What was paid back is not bought any more. */
const bought = (user: string) => sql`
  coalesce((select sum(t.amount) < 0 from ${table('Transaction')} t where t.content_set_id = s.id and t.user_id = ${user}::bigint
    and t.type in ('SPENDING', 'REFUND', 'CHARGEBACK')), false)`

const look = async (db: Db, post: string, user: string): Promise<Seen | undefined> =>
  (
    await sql<Seen>`
      select s.user_id::text as creator,
        (${isReady(sql`s`)} and s.publish_time <= now() and coalesce(v.status = 'APPROVED', true)) as published,
        (s.level is null and s.package_id is null) as free, ${holds(user)} as held, ${bought(user)} as bought,
        (coalesce(v.withdrawn, false) or s.deleted_time is not null) as withdrawn
      from ${table('ContentSet')} s left join ${table('PostVerification')} v on v.post_id = s.id where s.id = ${post}::bigint`.execute(db)
  ).rows[0]

/**
 * A post that was published once stays open to its buyers, unless it was withdrawn from them or deleted.
 * @param post id of the content set; one that does not exist is seen by nobody
 */
export const isPublic = async (db: Db, post: string, visitor: Visitor): Promise<boolean> => {
  const seen = await look(db, post, visitor.user ?? '0')
  if (!seen || (await isBlockedFrom(db, seen.creator, visitor))) return false
  if (seen.bought && !seen.withdrawn) return true
  return seen.published && (seen.free || seen.held)
}

// Whether a visitor sees a post: the whole conjunction of domain 5.18. The client site asks this (domain 23).
import { sql, table, type Db } from '../../../server/kit.ts'
import { isBlockedFrom, type Whereabouts } from '../people/isBlockedFrom.ts'
import { includesLevel } from '../people/levels.ts'
import { creatorIsApproved, isOut } from './isReady.ts'

const b = table('Subscription', 'b')
const s = table('ContentSet', 's')
const t = table('Transaction', 't')
const v = table('PostVerification', 'v')

export interface Visitor extends Whereabouts {
  /** Id of the member; absent = a guest. */
  readonly user?: string
}

interface Seen {
  readonly creator: string
  /** The creator is. */
  readonly approved: boolean
  readonly published: boolean
  readonly free: boolean
  readonly held: boolean
  readonly bought: boolean
  readonly withdrawn: boolean
}

/** A level holds until its paid period ends. */
const holds = (user: string) => sql`
  exists (select from ${b} where ${b.creator} = ${s.user} and ${b.subscriber} = ${user}::bigint and ${b.paidUntil} > now()
    and ${b.status} <> 'EXPIRED' and ${includesLevel(b.level, s.level)})`

/** What was paid back is not bought any more. */
const bought = (user: string) => sql`
  coalesce((select sum(${t.amount}) < 0 from ${t} where ${t.contentSet} = ${s.id} and ${t.user} = ${user}::bigint
    and ${t.type} in ('SPENDING', 'REFUND')), false)`

const look = async (db: Db, post: string, user: string): Promise<Seen | undefined> =>
  (
    await sql<Seen>`
      select ${s.user}::text as creator,
        ${creatorIsApproved(s)} as approved, ${isOut(s)} as published,
        (${s.level} is null and ${s.package} is null) as free, ${holds(user)} as held, ${bought(user)} as bought,
        (coalesce(${v.withdrawn}, false) or ${s.deletedTime} is not null) as withdrawn
      from ${s} left join ${v} on ${v.post} = ${s.id} where ${s.id} = ${post}::bigint`.execute(db)
  ).rows[0]

/**
 * A post that was published once stays open to its buyers while its creator may show any, unless it was withdrawn from them or deleted.
 * @param post id of the content set; one that does not exist is seen by nobody
 */
export const isPublic = async (db: Db, post: string, visitor: Visitor): Promise<boolean> => {
  const seen = await look(db, post, visitor.user ?? '0')
  if (!seen?.approved || (await isBlockedFrom(db, seen.creator, visitor))) return false
  if (seen.bought && !seen.withdrawn) return true
  return seen.published && (seen.free || seen.held)
}

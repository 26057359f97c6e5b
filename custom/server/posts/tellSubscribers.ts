// Mails to those who subscribed to a creator and may see a post by it (domain 8).
import { sql } from '../../../server/kit.ts'
import type { Work } from '../../../server/kit.ts'
import { includesLevel } from '../people/levels.ts'
import { table } from '../tables.ts'

/** Running subscriptions whose level includes the post's. Gives how many were told. */
export const tellSubscribers = async ({ tx }: Work, post: string): Promise<number> => {
  const { numAffectedRows } = await sql`
    insert into ${table('Mail')} ("to", template, params)
    select distinct on (u.id) u.email, 'postPublished', array[c.screen_name, left(coalesce(s.description, ''), 120), s.id::text]
    from ${table('ContentSet')} s join ${table('User')} c on c.id = s.user_id
      join ${table('Subscription')} b on b.creator_id = s.user_id and b.status <> 'EXPIRED' and b.paid_until > now()
      join ${table('User')} u on u.id = b.subscriber_id and u.status = 'ACTIVE'
    where s.id = ${post}::bigint and (s.level is null or ${includesLevel(sql`b.level`, sql`s.level`)})`.execute(tx)
  return Number(numAffectedRows ?? 0n)
}

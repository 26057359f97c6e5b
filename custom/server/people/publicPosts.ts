// Posts that are public as soon as, and as long as, their creator is verified (domain 5.16, 5.18).
import { sql } from '../../../server/kit.ts'
import type { Db } from '../../../server/kit.ts'
import { isComplete } from '../posts/isReady.ts'
import { table } from '../tables.ts'

/** How many; none of a creator who is disabled or deleted. */
export const countPublicPosts = async (db: Db, creator: string): Promise<number> => {
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from ${table('ContentSet')} s join ${table('User')} u on u.id = s.user_id
    where s.user_id = ${creator}::bigint and u.status = 'ACTIVE' and s.type = 'POST' and ${isComplete(sql`s`)} and s.publish_time <= now()
      and not exists (select from ${table('PostVerification')} v where v.post_id = s.id and v.status <> 'APPROVED')`.execute(db)
  return Number(rows[0]?.count ?? 0)
}

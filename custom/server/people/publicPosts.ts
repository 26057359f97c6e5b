// Posts that are public as soon as, and as long as, their creator is verified (domain 5.16, 5.18).
import { sql, table, type Db } from '../../../server/kit.ts'
import { isOut } from '../posts/isReady.ts'

const s = table('ContentSet', 's')
const u = table('User', 'u')

/** How many; none of a creator who is disabled or deleted. */
export const countPublicPosts = async (db: Db, creator: string): Promise<number> => {
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from ${s} join ${u} on ${u.id} = ${s.user}
    where ${s.user} = ${creator}::bigint and ${u.status} = 'ACTIVE' and ${s.type} = 'POST' and ${isOut(s)}`.execute(db)
  return Number(rows[0]?.count ?? 0)
}

// How many members bought a post and were not paid back.
import { sql } from '../../../server/kit.ts'
import type { Db } from '../../../server/kit.ts'
import { table } from '../tables.ts'

export const buyersOf = async (db: Db, post: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select t.user_id from ${table('Transaction')} t where t.content_set_id = ${post}::bigint and t.type in ('SPENDING', 'REFUND', 'CHARGEBACK')
      group by t.user_id having sum(t.amount) < 0) buyers`.execute(db)
  return rows[0]?.count ?? 0
}

// How many members bought a post and were not paid back.
import { sql, table, type Db } from '../../../server/kit.ts'

const t = table('Transaction', 't')

export const buyersOf = async (db: Db, post: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select ${t.user} from ${t} where ${t.contentSet} = ${post}::bigint and ${t.type} in ('SPENDING', 'REFUND')
      group by ${t.user} having sum(${t.amount}) < 0) buyers`.execute(db)
  return rows[0]?.count ?? 0
}

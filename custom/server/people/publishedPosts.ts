// Posts of a creator that are published now.
import { sql } from '../../../server/kit.ts'
import type { Db } from '../../../server/kit.ts'
import { table } from '../tables.ts'

const contentSet = table('ContentSet')

export const publishedPosts = async (db: Db, creator: string): Promise<readonly string[]> =>
  (
    await sql<{
      id: string
    }>`select ${contentSet.id}::text as id from ${contentSet} where ${contentSet.user} = ${creator}::bigint and ${contentSet.type} = 'POST' and ${contentSet.published} and ${contentSet.publishTime} is not null order by ${contentSet.id}`.execute(
      db,
    )
  ).rows.map((each) => each.id)

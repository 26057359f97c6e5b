// Posts of a creator that are published now.
import { sql } from '../../../server/kit.ts'
import type { Db } from '../../../server/kit.ts'
import { table } from '../tables.ts'

export const publishedPosts = async (db: Db, creator: string): Promise<readonly string[]> =>
  (
    await sql<{
      id: string
    }>`select id::text as id from ${table('ContentSet')} where user_id = ${creator}::bigint and type = 'POST' and published and publish_time is not null order by id`.execute(
      db,
    )
  ).rows.map((each) => each.id)

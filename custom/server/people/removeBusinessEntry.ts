// Takes a creator off the business list (domain 10.10).
import { sql } from '../../../server/kit.ts'
import type { ActionRun } from '../../../server/kit.ts'
import { table } from '../tables.ts'
import { erase } from '../store.ts'

const businessEntry = table('BusinessEntry')

/** A deleted creator is featured no more. */
export const removeBusinessEntry = async (change: ActionRun, user: string): Promise<void> => {
  const { rows } = await sql<{ id: string }>`
    select ${businessEntry.id}::text as id from ${businessEntry} where ${businessEntry.user} = ${user}::bigint for update`.execute(
    change.tx,
  )
  for (const { id } of rows) await erase(change, 'BusinessEntry', id)
}

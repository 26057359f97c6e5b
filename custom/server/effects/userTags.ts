// Adds a category to a creator, who has ten at most (domain 5.12).
import { sql } from '../../../server/kit.ts'
import type { Effect } from '../customTypes.ts'
import { refuse } from '../guards/answerEach.ts'
import { lockCreator } from '../people/lockCreator.ts'
import { table } from '../tables.ts'

const userTag = table('UserTag')

const maxTags = 10

export const addUserTag: Effect<'addUserTag'> = async (change) => {
  const { id } = await lockCreator(change, change.input.user)
  const { rows } = await sql<{ count: string }>`select count(*) from ${userTag} where ${userTag.user} = ${id}::bigint`.execute(change.tx)
  if (Number(rows[0]?.count ?? 0) >= maxTags) throw refuse('tenTags')
}

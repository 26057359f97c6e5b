// Posts that wait for verification, and their approval at one go (domain 10.1, 17).
import { sql, write } from '../../../server/kit.ts'
import type { Change, Work } from '../../../server/kit.ts'

/** The part that holds a post's verification; a product without one has nothing pending. */
const verificationIn = ({ product }: Pick<Work, 'product'>) =>
  product.entities.find((each) => each.name === 'ContentSet')?.parts.find((each) => each.wire === 'postVerifications')

/** Their ids, locked. */
export const pendingPosts = async (work: Work): Promise<readonly string[]> => {
  const part = verificationIn(work)
  if (!part) return []
  const { rows } = await sql<{
    id: string
  }>`select id::text as id from ${sql.table(part.table)} where status = 'PENDING' order by id for update`.execute(work.tx)
  return rows.map((each) => each.id)
}

export const approvePosts = async (change: Change, posts: readonly string[]): Promise<void> => {
  const part = verificationIn(change)
  if (!part) return
  const known = new Set(part.fields.map((each) => each.name))
  const decided = Object.entries({ decidedBy: change.actor.id, decidedTime: change.time }).filter(([name]) => known.has(name))
  for (const post of posts) await write(change, 'ContentSet', part.name, post, { status: 'APPROVED', ...Object.fromEntries(decided) })
}

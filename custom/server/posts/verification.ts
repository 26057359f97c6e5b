// A post's verification: asked for while the site verifies posts, and kept in step with the post (domain 8).
import { sql } from '../../../server/kit.ts'
import type { Db, Work } from '../../../server/kit.ts'
import { table } from '../tables.ts'
import { insert, write, touch } from '../store.ts'

const systemSettings = table('SystemSettings')
const postVerification = table('PostVerification')

interface OpenVerification {
  readonly id: string
  readonly status: string
  readonly version: number
}

const verifiesPosts = async ({ tx }: Work): Promise<boolean> =>
  (await sql`select from ${systemSettings} where ${systemSettings.id} = 'site' and ${systemSettings.verifyPosts}`.execute(tx)).rows.length >
  0

export const verificationOf = async (db: Db, post: string): Promise<OpenVerification | undefined> =>
  (
    await sql<OpenVerification>`select ${postVerification.id}::text as id, ${postVerification.status}, ${postVerification.version} from ${postVerification} where ${postVerification.post} = ${post}::bigint`.execute(
      db,
    )
  ).rows[0]

const again = { decidedBy: null, decidedTime: null, reasonCode: null, reasonText: null }

/** Puts the post (back) among those that wait. Nothing happens while the site does not verify posts. */
export const askVerification = async (work: Work, post: string, creator: string): Promise<void> => {
  if (!(await verifiesPosts(work))) return
  const asked = await verificationOf(work.tx, post)
  if (!asked) await insert(work, 'PostVerification', { post, creator })
  else if (asked.status !== 'PENDING')
    await write(work, 'PostVerification', asked.id, { ...again, submittedTime: work.time, status: 'PENDING' })
  else tellQueue(work, asked)
}

/** Those who look at the queue read it again: whether the post is to be decided now may have changed. */
export const tellQueue = (work: Work, { id, version }: OpenVerification): void => touch(work, 'PostVerification', { id, version })

export const tellQueueOf = async (work: Work, post: string): Promise<void> => {
  const asked = await verificationOf(work.tx, post)
  if (asked) tellQueue(work, asked)
}

/** The same for all of a creator's posts that wait: whether they are due depends on the creator. */
export const tellQueuesOf = async (work: Work, creator: string): Promise<void> => {
  const { rows } = await sql<OpenVerification>`
    select ${postVerification.id}::text as id, ${postVerification.status}, ${postVerification.version} from ${postVerification} where ${postVerification.creator} = ${creator}::bigint and ${postVerification.status} = 'PENDING' order by ${postVerification.id}`.execute(
    work.tx,
  )
  for (const each of rows) tellQueue(work, each)
}

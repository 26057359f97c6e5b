// A post is published, hidden again, deleted; one of its files becomes its cover (domain 5.18).
import { erase, sql, write } from '../../../server/kit.ts'
import type { Change, CustomAction } from '../../../server/kit.ts'
import { buyersOf } from '../posts/buyers.ts'
import { askVerification, tellQueueOf, verificationOf } from '../posts/verification.ts'
import { table } from '../tables.ts'
import { textOf } from '../textOf.ts'
import { recordOf } from '../recordOf.ts'

const contentFile = table('ContentFile')
const transaction = table('Transaction')

/** A time that lies ahead is when it is published; one that has passed says nothing. */
const timeFor = ({ time }: Change, scheduled: unknown): string =>
  typeof scheduled === 'string' && Date.parse(scheduled) > Date.parse(time) ? scheduled : time

export const publishPost: CustomAction = async (change) => {
  const { id, ...record } = recordOf(change)
  const publishTime = timeFor(change, record['scheduleTime'])
  await write(change, 'ContentSet', '', id, { published: true, publishTime, modifyTime: change.time })
  const asked = await verificationOf(change.tx, id)
  // An approval stands: only new files and a post that was declined are looked at again.
  if (asked?.status === 'APPROVED') await tellQueueOf(change, id)
  else await askVerification(change, id, textOf(record['user']))
  return { ids: [id] }
}

export const unpublishPost: CustomAction = async (change) => {
  const { id } = recordOf(change)
  change.report.count('buyers', await buyersOf(change.tx, id))
  await write(change, 'ContentSet', '', id, { published: false, modifyTime: change.time })
  await tellQueueOf(change, id)
  return { ids: [id] }
}

const filesOf = async ({ tx }: Change, post: string): Promise<readonly string[]> =>
  (
    await sql<{
      id: string
    }>`select ${contentFile.id}::text as id from ${contentFile} where ${contentFile.set} = ${post}::bigint order by ${contentFile.id}`.execute(
      tx,
    )
  ).rows.map((each) => each.id)

const wasSold = async ({ tx }: Change, post: string): Promise<boolean> =>
  (await sql`select from ${transaction} where ${transaction.contentSet} = ${post}::bigint limit 1`.execute(tx)).rows.length > 0

/** Its files and verification go; what transactions name stays behind as deleted, so that the books keep its name. */
export const deletePost: CustomAction = async (change) => {
  const { id } = recordOf(change)
  const files = await filesOf(change, id)
  change.report.count('buyers', await buyersOf(change.tx, id))
  change.report.count('files', files.length)
  for (const file of files) await erase(change, 'ContentFile', file)
  const asked = await verificationOf(change.tx, id)
  if (asked) await erase(change, 'PostVerification', asked.id)
  if (await wasSold(change, id))
    await write(change, 'ContentSet', '', id, {
      published: false,
      deletedTime: change.time,
      coverFile: null,
      size: 0,
      processingStatus: 'NEW',
    })
  else await erase(change, 'ContentSet', id)
  return { ids: [id] }
}

export const setAsCover: CustomAction = async (change) => {
  const record = recordOf(change)
  await write(change, 'ContentSet', '', textOf(record['set']), { coverFile: record.id, modifyTime: change.time })
  return { ids: [record.id] }
}

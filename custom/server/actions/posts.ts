// A post is published, hidden again, deleted; one of its files becomes its cover (domain 5.18).
import type { ActionRun, CustomAction } from '../../../server/kit.ts'
import { buyersOf } from '../posts/buyers.ts'
import { tellSubscribers } from '../posts/tellSubscribers.ts'
import { askVerification, tellQueue, tellQueueOf, verificationOf } from '../posts/verification.ts'
import { count, erase, find, write } from '../store.ts'

/** A time that lies ahead is when it is published; one that has passed says nothing. */
const timeFor = ({ time }: ActionRun, scheduled: string | null): string =>
  scheduled !== null && Date.parse(scheduled) > Date.parse(time) ? scheduled : time

export const publishPost: CustomAction<'publishPost'> = async (change) => {
  const { id, scheduleTime, user } = change.record
  const publishTime = timeFor(change, scheduleTime)
  await write(change, 'ContentSet', id, { published: true, publishTime, modifyTime: change.time })
  const asked = await verificationOf(change, id)
  // An approval stands: only new files and a post that was declined are looked at again.
  if (asked?.status !== 'APPROVED') await askVerification(change, id, user)
  else {
    // It may have been approved while it was hidden.
    const { toldTime } = await tellSubscribers(change, asked)
    if (toldTime === asked.toldTime) tellQueue(change, asked)
    else await write(change, 'PostVerification', asked.id, { toldTime })
  }
}

export const unpublishPost: CustomAction<'unpublishPost'> = async (change) => {
  const { id } = change.record
  change.report.count('buyers', await buyersOf(change.tx, id))
  await write(change, 'ContentSet', id, { published: false, modifyTime: change.time })
  await tellQueueOf(change, id)
}

/** Its files and verification go; what transactions name stays behind as deleted, so that the books keep its name. */
export const deletePost: CustomAction<'deletePost'> = async (change) => {
  const { id } = change.record
  // Whoever is buying it holds it: they have bought it, or it is sold no more, before it is counted.
  await find(change, 'ContentSet', { id }, 'update')
  const files = await find(change, 'ContentFile', { set: id })
  change.report.count('buyers', await buyersOf(change.tx, id))
  change.report.count('files', files.length)
  for (const file of files) await erase(change, 'ContentFile', file.id)
  const asked = await verificationOf(change, id)
  if (asked) await erase(change, 'PostVerification', asked.id)
  if ((await count(change, 'Transaction', { contentSet: id })) > 0)
    await write(change, 'ContentSet', id, { published: false, deletedTime: change.time, coverFile: null, size: 0, processingStatus: 'NEW' })
  else await erase(change, 'ContentSet', id)
}

export const setAsCover: CustomAction<'setAsCover'> = async (change) => {
  const { record } = change
  await write(change, 'ContentSet', record.set, { coverFile: record.id, modifyTime: change.time })
}

// What deciding about a creator's verification does beside changing the state (domain 5.16): posts show or are hidden by it, the creator is told.
import { Refusal } from '../../../server/kit.ts'
import type { AfterStore, Change, Effect } from '../../../server/kit.ts'
import { addNote } from '../people/addNote.ts'
import { notify } from '../people/notify.ts'
import { countPublicPosts } from '../people/publicPosts.ts'
import { tellQueuesOf } from '../posts/verification.ts'
import { textOf } from '../textOf.ts'

const tick = { name: 'withoutDocuments', template: 'ticks.withoutDocuments', params: [] }

const hasDocument = ({ record }: Change): boolean =>
  ['front', 'back', 'selfie'].some((name) => (record?.[`verification.${name}`] ?? null) !== null)

const countPosts = async (change: Change): Promise<string> => {
  const creator = change.record?.id ?? ''
  change.report.count('posts', await countPublicPosts(change.tx, creator))
  return creator
}

/** The reason goes into the notes, and to the creator. */
const tellDeclined = async (
  change: Change,
  creator: string,
  template: 'verificationDeclined' | 'verificationWithdrawn',
): Promise<AfterStore> => {
  const reason = textOf(change.input['reason'])
  if (reason !== '') await addNote(change, creator, template, reason)
  return () => notify(change, creator, template, [reason])
}

export const approveVerification: Effect = async (change) => {
  const creator = await countPosts(change)
  if (!hasDocument(change) && !change.ticks.has(tick.name)) throw new Refusal('withoutDocuments', 'guards.withoutDocuments', [], [tick])
  return async () => {
    await notify(change, creator, 'verificationApproved')
    await tellQueuesOf(change, creator)
  }
}

export const declineVerification: Effect = async (change) => tellDeclined(change, change.record?.id ?? '', 'verificationDeclined')

export const withdrawVerification: Effect = async (change) => {
  const creator = await countPosts(change)
  const tell = await tellDeclined(change, creator, 'verificationWithdrawn')
  return async (id) => {
    await tell(id)
    await tellQueuesOf(change, creator)
  }
}

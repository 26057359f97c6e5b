// What deciding about a creator's verification does beside changing the state (domain 5.16): posts show or are hidden by it, the creator is told.
import type { CustomRun, Effect } from '../../../server/kit.ts'
import { notify } from '../people/notify.ts'
import { countPublicPosts } from '../people/publicPosts.ts'
import { tellQueuesOf } from '../posts/verification.ts'
import { ensureTicked } from './ensureTicked.ts'

const hasDocument = ({ record }: CustomRun<'approveVerification'>): boolean =>
  (['verification.front', 'verification.back', 'verification.selfie'] as const).some((path) => record[path] !== null)

export const approveVerification: Effect<'approveVerification'> = async (change) => {
  const { id: creator } = change.record
  change.report.count('posts', await countPublicPosts(change.tx, creator))
  if (!hasDocument(change)) ensureTicked(change, 'withoutDocuments')
  return async () => {
    await notify(change, creator, 'verificationApproved')
    await tellQueuesOf(change, { creator })
  }
}

/** The reason goes to the creator. */
export const declineVerification: Effect<'declineVerification'> = async (change) => {
  return () => notify(change, change.record.id, 'verificationDeclined', [change.input.reason])
}

/** The reason goes to the creator, where one is given. */
export const withdrawVerification: Effect<'withdrawVerification'> = async (change) => {
  const { id: creator } = change.record
  change.report.count('posts', await countPublicPosts(change.tx, creator))
  return async () => {
    await notify(change, creator, 'verificationWithdrawn', [change.input.reason ?? ''])
    await tellQueuesOf(change, { creator })
  }
}

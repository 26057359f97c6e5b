// What deciding about a creator's verification does beside changing the state (domain 5.16): posts show or are hidden by it, the creator is told.
import type { CustomRun, Effect } from '../../../server/kit.ts'
import { notify } from '../people/notify.ts'
import { countPublicPosts } from '../people/publicPosts.ts'
import { tellQueuesOf } from '../posts/verification.ts'
import { ensureTicked } from './ensureTicked.ts'

type Decided = CustomRun<'approveVerification' | 'withdrawVerification'>

const hasDocument = ({ record }: Decided): boolean =>
  (['verification.front', 'verification.back', 'verification.selfie'] as const).some((path) => record[path] !== null)

const countPosts = async (change: Decided): Promise<string> => {
  const { id: creator } = change.record
  change.report.count('posts', await countPublicPosts(change.tx, creator))
  return creator
}

/** The reason goes to the creator. */
const tellDeclined = (
  change: CustomRun<'declineVerification' | 'withdrawVerification'>,
  template: 'verificationDeclined' | 'verificationWithdrawn',
): Promise<void> => notify(change, change.record.id, template, [change.input.reason ?? ''])

export const approveVerification: Effect<'approveVerification'> = async (change) => {
  const creator = await countPosts(change)
  if (!hasDocument(change)) ensureTicked(change, 'withoutDocuments')
  return async () => {
    await notify(change, creator, 'verificationApproved')
    await tellQueuesOf(change, { creator })
  }
}

export const declineVerification: Effect<'declineVerification'> = async (change) => () => tellDeclined(change, 'verificationDeclined')

export const withdrawVerification: Effect<'withdrawVerification'> = async (change) => {
  const creator = await countPosts(change)
  return async () => {
    await tellDeclined(change, 'verificationWithdrawn')
    await tellQueuesOf(change, { creator })
  }
}

// What deciding about a creator's verification does beside changing the state (domain 5.16): posts show or are hidden by it, the creator is told.
import { sql, type CustomRun, type Effect } from '../../../server/kit.ts'
import { notify } from '../people/notify.ts'
import { isOut } from '../posts/isReady.ts'
import { tellQueuesOf } from '../posts/verification.ts'
import { count } from '../store.ts'
import { ensureTicked } from './ensureTicked.ts'

const hasDocument = ({ record }: CustomRun<'approveVerification'>): boolean =>
  (['verification.front', 'verification.back', 'verification.selfie'] as const).some((path) => record[path] !== null)

/** Posts that are public as soon as, and as long as, their creator is verified; none of one who is disabled. */
const countPosts = async (change: CustomRun<'approveVerification' | 'withdrawVerification'>): Promise<void> => {
  const { id, status } = change.record
  const posts = await count(change, 'ContentSet', (own) => sql`${own.user} = ${id}::bigint and ${own.type} = 'POST' and ${isOut(own)}`)
  change.report.count('posts', status === 'ACTIVE' ? posts : 0)
}

export const approveVerification: Effect<'approveVerification'> = async (change) => {
  const { id: creator } = change.record
  await countPosts(change)
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
  await countPosts(change)
  return async () => {
    await notify(change, creator, 'verificationWithdrawn', [change.input.reason ?? ''])
    await tellQueuesOf(change, { creator })
  }
}

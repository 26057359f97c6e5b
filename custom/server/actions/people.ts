// Role, password and sessions of a user (domain 4.5, 5.1).
import { endSessions, hashed, type ActionRun, type CustomAction } from '../../../server/kit.ts'
import { ensure } from '../ensure.ts'
import { refuse } from '../guards/answerEach.ts'
import { lockPurses, purseOf } from '../money/purses.ts'
import { openRequestsOf, refusedOpen } from '../payouts/openRequests.ts'
import { isCreatorRole } from '../people/levels.ts'
import { notify } from '../people/notify.ts'
import { hidePosts, publishedPosts } from '../posts/verification.ts'
import { stopRenewals } from '../people/stopRenewals.ts'
import { write } from '../store.ts'

/** One's own session stays where one does it to oneself. */
const keptSession = ({ actor }: ActionRun, user: string): string | undefined => (actor.id === user ? actor.sessionId : undefined)

/** Refused while a request is open or earnings are left; else posts go, incoming subscriptions run out, discovery is off. */
const leaveCreators = async (change: ActionRun, user: string): Promise<void> => {
  const { purses } = await lockPurses(change, [user])
  ensure(refusedOpen(await openRequestsOf(change, [user]), user))
  const { earnings } = purseOf(purses, user)
  if (earnings !== 0n) throw refuse(earnings > 0n ? 'roleWithEarnings' : 'roleWithDebt')
  const posts = await publishedPosts(change, user)
  await hidePosts(change, posts)
  await write(change, 'User.discovery', user, { visible: false })
  change.report.count('posts', posts.length)
  change.report.count('subscriptions', await stopRenewals(change, user, 'incoming'))
}

export const changeRole: CustomAction<'changeRole'> = async (change) => {
  const { record, input } = change
  const [before, role] = [record.role, input.role]
  if (isCreatorRole(before) && !isCreatorRole(role)) await leaveCreators(change, record.id)
  await write(change, 'User', record.id, { role })
  await endSessions(change.tx, record.id)
}

export const changePassword: CustomAction<'changePassword'> = async (change) => {
  const { id } = change.record
  const { password } = change.input
  if (!change.preview) await write(change, 'User.credentials', id, { password: await hashed(password) })
  await endSessions(change.tx, id, keptSession(change, id))
  await notify(change, id, 'passwordChanged')
}

export const endUserSessions: CustomAction<'endUserSessions'> = async (change) => {
  const { id } = change.record
  change.report.count('sessions', await endSessions(change.tx, id, keptSession(change, id)))
}

// What happens beside the change when an account is made, edited, disabled, enabled, deleted or marked as fraud, or loses a second factor (domain 4.3-4.6, 5.1, 5.4).
import { endSessions, type Effect } from '../../../server/kit.ts'
import { ensure } from '../ensure.ts'
import { lockPurses, purseOf } from '../money/purses.ts'
import { openRequestsOf, refusedOpen } from '../payouts/openRequests.ts'
import { freeUsername } from '../people/freeUsername.ts'
import { mail, notify } from '../people/notify.ts'
import { countRenewals, stopRenewals } from '../people/stopRenewals.ts'
import { countOut, tellQueuesOf } from '../posts/verification.ts'
import { tellBalance } from '../money/tellBalance.ts'
import { erase, find } from '../store.ts'

/** Enabled, the e-mail counted as confirmed, names made from the address. The password is never mailed. */
export const createUser: Effect<'createUser'> = async (change) => {
  const username = await freeUsername(change, change.input.email)
  change.set('username', username)
  change.set('screenName', username)
  change.report.value('username', username)
}

/** A new e-mail address is told to both addresses. */
export const changeAccount: Effect<'changeAccount'> = async (change) => {
  const [before, after] = [change.record.email, change.input.email]
  if (after === undefined || before === after) return undefined
  return async () => {
    for (const address of [before, after]) await mail(change, address, 'emailChanged', [before, after])
  }
}

/** Sessions end; renewals stand still while the state lasts and the posts are hidden by it. */
export const disableUser: Effect<'disableUser'> = async (change) => {
  const { id } = change.record
  change.report.count('sessions', await endSessions(change.tx, id))
  change.report.count('posts', await countOut(change, id))
  change.report.count('subscriptions', await countRenewals(change, id, 'both'))
  await tellQueuesOf(change, { creator: id })
}

/** Posts that wait are to be decided again. */
export const enableUser: Effect<'enableUser'> = (change) => tellQueuesOf(change, { creator: change.record.id })

/** Billing ends at once, paid periods run out; what is left on the balance is stranded, and the preview says how much. */
export const deleteUser: Effect<'deleteUser'> = async (change) => {
  const { id } = change.record
  // Under the lock that making a request takes: none can appear meanwhile.
  const { purses } = await lockPurses(change, [id])
  ensure(refusedOpen(await openRequestsOf(change, [id]), id))
  const { wallet, earnings } = purseOf(purses, id)
  tellBalance(change, 'accounts.WALLET', wallet, wallet)
  tellBalance(change, 'accounts.EARNINGS', earnings, earnings)
  // A deleted creator is featured no more.
  for (const entry of await find(change, 'BusinessEntry', { user: id }, 'update')) await erase(change, 'BusinessEntry', entry.id)
  change.report.count('sessions', await endSessions(change.tx, id))
  change.report.count('posts', await countOut(change, id))
  change.report.count('subscriptions', await stopRenewals(change, id, 'both'))
  await tellQueuesOf(change, { creator: id })
}

/** The user's own subscriptions are renewed no more. The user is told nothing. */
export const markFraud: Effect<'markFraud'> = async (change) => {
  change.report.count('subscriptions', await stopRenewals(change, change.record.id, 'own'))
}

/** Less is asked at a login than was: whoever logs in hears of it. */
export const tellFactorGone: Effect<'tellFactorGone'> = async (change) => {
  const { person } = change.record
  if (person !== null) await notify(change, person, 'secondFactorRemoved')
}

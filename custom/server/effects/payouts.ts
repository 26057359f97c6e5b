// What paying, declining and undoing a payout request do to money, and undoing a payout that was recorded by hand (domain 7.5, 7.6). The state itself is changed by the engine.
import { atOnce, type ActionRun, type Effect } from '../../../server/kit.ts'
import { amountOf, minorOf, moneyOf } from '../../../language/fields/money.ts'
import { ensure } from '../ensure.ts'
import { refusedByEarnings, refusedByPayable } from '../money/bears.ts'
import { byStaff } from '../money/byStaff.ts'
import { minorIn } from '../money/credits.ts'
import { postMoney } from '../money/postMoney.ts'
import { payoutLines } from '../money/payoutLines.ts'
import { lockPurses, payableIn, purseOf, storePurses } from '../money/purses.ts'
import { reverseMoney } from '../money/reverseMoney.ts'
import { findCandidates } from '../payouts/candidates.ts'
import { refusedReopening } from '../payouts/criteria.ts'
import { payeeHeldBefore } from '../payouts/payeeHeldBefore.ts'
import { openRequestsOf, refusedOther } from '../payouts/openRequests.ts'
import { tellPayee } from '../payouts/tellPayee.ts'
import { notify } from '../people/notify.ts'
import { tellBalance, tellMoved } from '../money/tellBalance.ts'
import { find, loadRecords } from '../store.ts'

/** Pay: gross leaves the earnings, net goes out, the commission stays; the hold is released. */
export const recordPayout: Effect<'recordPayout'> = atOnce(async (change) => {
  const { id, user, money, payoutSystem } = change.record
  const [gross, commission] = [minorIn(change.record.gross), minorIn(change.record.commission)]
  await change.spends(async () => {
    const payees = (await loadRecords(change, 'User', [user])).filter((each) => each !== undefined)
    const held = await payeeHeldBefore(change.tx, payees)
    // Only what goes to another account than some days ago counts.
    return { minor: (held.get(user)?.size ?? 0) > 0 ? gross : 0n, subject: user }
  })
  const row = { subject: 'PAYOUT_REQUEST', payoutRequest: id, payment: money, createdBy: change.actor.id } as const
  const posted = await postMoney(change, {
    ...byStaff(change, 'PAYOUT', 'PayoutRequest', id),
    money: { minor: minorOf(money.amount), currency: money.currency },
    holds: { [user]: -gross },
    check: (purses) => ensure(refusedByEarnings(purseOf(purses, user), gross)),
    lines: payoutLines({ user, gross, commission, payoutSystem }, row),
  })
  tellMoved(change, posted, user, 'earnings', 'onHold')
  await tellPayee(change, user)
  change.set('payoutTransaction', posted.rows[0]?.id ?? null)
  return () => notify(change, user, 'payoutPaid', [money.amount, money.currency])
})

/** Undo of a paid request: what was stored is negated, and gross is held again. */
export const reversePayout: Effect<'reversePayout'> = atOnce(async (change) => {
  const { id, user, money, payoutSystem, payoutTransaction } = change.record
  const gross = minorIn(change.record.gross)
  const [paid] = await find(change, 'Transaction', { id: payoutTransaction ?? '' })
  if (!paid) throw new Error(`payout request ${id} was paid by no transaction`)
  const posted = await reverseMoney(change, paid.operation, {
    operation: byStaff(change, 'PAYOUT_UNDO', 'PayoutRequest', id),
    row: {
      type: 'PAYOUT',
      subject: 'PAYOUT_REQUEST',
      payoutRequest: id,
      payment: moneyOf(-minorOf(money.amount), money.currency),
      payoutSystem,
      createdBy: change.actor.id,
    },
    holds: { [user]: gross },
    // Once more under lock: another request may have been made since the guard looked.
    check: async () => ensure(refusedOther(await openRequestsOf(change, [user]), user, id)),
  })
  tellMoved(change, posted, user, 'earnings', 'onHold')
  return () => notify(change, user, 'payoutReversed', [amountOf(gross)])
})

/** Undo of a payout that was recorded by hand: the stored entries are negated, once. */
export const reverseManualPayout: Effect<'reverseManualPayout'> = async (change) => {
  const { record, actor } = change
  const posted = await reverseMoney(change, record.operation, {
    operation: byStaff(change, 'MANUAL_PAYOUT_UNDO', 'ManualPayout', record.id),
    row: {
      type: 'PAYOUT',
      subject: 'MANUAL_PAYOUT',
      payoutSystem: record.payoutSystem,
      comment: change.input.undoReason,
      createdBy: actor.id,
    },
  })
  tellMoved(change, posted, record.user, 'earnings')
  change.set('undoOperation', posted.operationId)
  return () => notify(change, record.user, 'payoutReversed', [amountOf(minorIn(record.gross))])
}

const moveHold = async (change: ActionRun, user: string, by: bigint): Promise<void> => {
  const { purses } = await lockPurses(change, [user])
  const purse = purseOf(purses, user)
  if (by > 0n) {
    // Once more under lock: the account may have been deleted since the guard looked.
    const [candidate] = await findCandidates(change.tx, { users: [user] })
    ensure(refusedReopening(candidate))
    ensure(refusedByPayable(purse, by))
  }
  const moved = { ...purse, onHold: purse.onHold + by }
  await storePurses(change, [moved])
  tellBalance(change, 'accounts.ON_HOLD', purse.onHold, moved.onHold)
  tellBalance(change, 'accounts.PAYABLE', payableIn(purse), payableIn(moved))
}

/** Decline: no transaction; the amount is payable again and the reason goes to the creator. */
export const releaseHold: Effect<'releaseHold'> = async (change) => {
  const { user } = change.record
  const gross = minorIn(change.record.gross)
  await moveHold(change, user, -gross)
  return () => notify(change, user, 'payoutDeclined', [amountOf(gross), change.input.reason])
}

/** Undo of a declined request: the amount is held again, if it is still payable. */
export const holdAgain: Effect<'holdAgain'> = async (change) => {
  await moveHold(change, change.record.user, minorIn(change.record.gross))
}

// What paying, declining and undoing a payout request do to money (domain 7.6). The state itself is changed by the engine.
import type { ActionRun, WireMoney } from '../../../server/kit.ts'
import type { CustomRun, Effect } from '../customTypes.ts'
import { amountOf, minorOf } from '../../../language/fields/money.ts'
import { ensure } from '../ensure.ts'
import { cashOut, earningsOf, payoutFees } from '../money/accounts.ts'
import { refusedByEarnings, refusedByPayable } from '../money/bears.ts'
import { minorIn } from '../money/credits.ts'
import { operationOf } from '../money/operationOf.ts'
import { postMoney } from '../money/postMoney.ts'
import type { PostedMoney } from '../money/postMoney.ts'
import { lockPurses, payableIn, purseOf } from '../money/purses.ts'
import { reverseMoney } from '../money/reverseMoney.ts'
import { storePurses } from '../money/storePurses.ts'
import { openRequestsOf, refusedOther } from '../payouts/openRequests.ts'
import { tellPayee } from '../payouts/tellPayee.ts'
import { notify } from '../people/notify.ts'
import { tellBalance } from '../money/tellBalance.ts'

interface Request {
  readonly id: string
  readonly user: string
  readonly gross: bigint
  readonly commission: bigint
  readonly money: WireMoney
  readonly payoutSystem: string
  readonly payoutTransaction: string | null
}

const requestOf = ({ record }: Pick<CustomRun<'recordPayout'>, 'record'>): Request => ({
  ...record,
  gross: minorIn(record.gross),
  commission: minorIn(record.commission),
})

const tellBalances = (change: ActionRun, { before, after }: Pick<PostedMoney, 'before' | 'after'>, user: string): void => {
  const [was, is] = [purseOf(before, user), purseOf(after, user)]
  tellBalance(change, 'accounts.EARNINGS', was.earnings, is.earnings)
  tellBalance(change, 'accounts.ON_HOLD', was.onHold, is.onHold)
}

const causeOf = ({ actor, key }: ActionRun) => ({ actor: actor.id, key })

/** Pay: gross leaves the earnings, net goes out, the commission stays; the hold is released. */
export const recordPayout: Effect<'recordPayout'> = async (change) => {
  const { id, user, gross, commission, money, payoutSystem } = requestOf(change)
  const posted = await postMoney(change, {
    kind: 'PAYOUT',
    cause: causeOf(change),
    subject: { kind: 'PayoutRequest', id },
    money: { minor: minorOf(money.amount), currency: money.currency },
    ip: change.actor.ip,
    holds: { [user]: -gross },
    check: (purses) => ensure(refusedByEarnings(purseOf(purses, user), gross)),
    lines: [
      {
        account: earningsOf(user),
        amount: -gross,
        row: { type: 'PAYOUT', subject: 'PAYOUT_REQUEST', payoutRequest: id, payment: money, payoutSystem, createdBy: change.actor.id },
      },
      { account: cashOut(payoutSystem), amount: gross - commission },
      { account: payoutFees, amount: commission },
    ],
  })
  tellBalances(change, posted, user)
  await tellPayee(change, user)
  change.set('payoutTransaction', posted.rows[0]?.id ?? null)
  return () => notify(change, user, 'payoutPaid', [amountOf(minorOf(money.amount)), money.currency])
}

/** Undo of a paid request: what was stored is negated, and gross is held again. */
export const reversePayout: Effect<'reversePayout'> = async (change) => {
  const { id, user, gross, money, payoutSystem, payoutTransaction } = requestOf(change)
  const posted = await reverseMoney(change, await operationOf(change.tx, payoutTransaction ?? ''), {
    operation: { kind: 'PAYOUT_UNDO', cause: causeOf(change), subject: { kind: 'PayoutRequest', id }, ip: change.actor.ip },
    row: {
      type: 'PAYOUT',
      subject: 'PAYOUT_REQUEST',
      payoutRequest: id,
      payment: { amount: amountOf(-minorOf(money.amount)), currency: money.currency },
      payoutSystem,
      createdBy: change.actor.id,
    },
    holds: { [user]: gross },
    // Once more under lock: another request may have been made since the guard looked.
    check: async () => ensure(refusedOther(await openRequestsOf(change.tx, [user]), user, id)),
  })
  tellBalances(change, posted, user)
  return () => notify(change, user, 'payoutReversed', [amountOf(gross)])
}

const moveHold = async (change: ActionRun, user: string, by: bigint): Promise<void> => {
  const { purses } = await lockPurses(change, [user])
  const purse = purseOf(purses, user)
  if (by > 0n) ensure(refusedByPayable(purse, by))
  const moved = { ...purse, onHold: purse.onHold + by }
  await storePurses(change, [moved])
  tellBalance(change, 'accounts.ON_HOLD', purse.onHold, moved.onHold)
  tellBalance(change, 'accounts.PAYABLE', payableIn(purse), payableIn(moved))
}

/** Decline: no transaction; the amount is payable again and the reason goes to the creator. */
export const releaseHold: Effect<'releaseHold'> = async (change) => {
  const { user, gross } = requestOf(change)
  await moveHold(change, user, -gross)
  return () => notify(change, user, 'payoutDeclined', [amountOf(gross), change.input.reason])
}

/** Undo of a declined request: the amount is held again, if it is still payable. */
export const holdAgain: Effect<'holdAgain'> = async (change) => {
  const { user, gross } = requestOf(change)
  await moveHold(change, user, gross)
}

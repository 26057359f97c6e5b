// Money that the staff book outside the queue: a correction, and a payment to a creator that was made elsewhere (domain 6.4, 7.5).
import type { CustomAction, CustomRun, Refusal } from '../../../server/kit.ts'
import { ensure } from '../ensure.ts'
import { refuse } from '../guards/answerEach.ts'
import { corrections, earningsOf, walletOf } from '../money/accounts.ts'
import { byStaff } from '../money/byStaff.ts'
import { credits, inWords, minorIn } from '../money/credits.ts'
import { payoutLines } from '../money/payoutLines.ts'
import { postMoney } from '../money/postMoney.ts'
import { payableIn, purseOf, type Purse } from '../money/purses.ts'
import { tellMoved } from '../money/tellBalance.ts'
import { openRequestsOf, refusedOther } from '../payouts/openRequests.ts'
import { isCreatorRole } from '../people/levels.ts'
import { notify } from '../people/notify.ts'
import { insert, loadRecords, type RecordOf } from '../store.ts'
import { wrongField } from '../wrongField.ts'

type Account = 'WALLET' | 'EARNINGS'

/** On a profile the user is the record, on the list an input. */
const userOf = async (change: CustomRun<'correctBalance'>): Promise<RecordOf<'User'>> => {
  if (change.record) return change.record
  const [user] = await loadRecords(change, 'User', [change.input.user ?? ''])
  if (!user) throw new Error('the user was checked to exist')
  return user
}

const accountFor = ({ input }: CustomRun<'correctBalance'>, role: string): Account => {
  const { account } = input
  if (account !== 'WALLET' && account !== 'EARNINGS') return isCreatorRole(role) ? 'EARNINGS' : 'WALLET'
  if (account === 'EARNINGS' && !isCreatorRole(role)) throw refuse('earningsOfCreators')
  return account
}

/** A wallet stays at or above zero, earnings may become a debt but leave what is on hold. Adding is always allowed. */
const refusedFor = ({ wallet, earnings, onHold }: Purse, account: Account, amount: bigint): Refusal | undefined => {
  if (amount >= 0n) return undefined
  if (account === 'WALLET') return wallet + amount < 0n ? refuse('walletBelowZero') : undefined
  return onHold > 0n && earnings + amount < onHold ? refuse('earningsBelowHold') : undefined
}

/** One row against the corrections account, final at once. */
export const correctBalance: CustomAction<'correctBalance'> = async (change) => {
  const user = await userOf(change)
  const account = accountFor(change, user.role)
  const amount = minorIn(change.input.amount)
  const comment = change.input.comment
  await change.means({ user: user.id, account, amount: String(amount), comment })
  await change.spends(() => ({ minor: amount, subject: user.id, reason: comment }))
  const posted = await postMoney(change, {
    ...byStaff(change, 'CORRECTION', 'User', user.id),
    check: (purses) => ensure(refusedFor(purseOf(purses, user.id), account, amount)),
    lines: [
      { account: corrections, amount: -amount },
      {
        account: account === 'WALLET' ? walletOf(user.id) : earningsOf(user.id),
        amount,
        row: { type: 'MANUAL', subject: 'CORRECTION', comment, createdBy: change.actor.id },
      },
    ],
  })
  tellMoved(change, posted, user.id, account === 'WALLET' ? 'wallet' : 'earnings')
  return { ids: posted.rows.map((row) => row.id) }
}

/** Posted at once, without a request. */
export const recordManualPayout: CustomAction<'recordManualPayout'> = async (change) => {
  const { input, asked, actor } = change
  const { id: user } = change.record
  const [gross, commission] = [minorIn(input.gross), minorIn(input.commission)]
  const net = credits(gross - commission)
  const { payoutSystem, comment } = input
  // The day on which it was asked for, however long another took to approve it.
  const valueDate = input.valueDate ?? asked.slice(0, 10)
  await change.spends(() => ({ minor: gross, subject: user, reason: comment }))
  const posted = await postMoney(change, {
    ...byStaff(change, 'MANUAL_PAYOUT', 'User', user),
    valueDate,
    check: async (purses) => {
      const purse = purseOf(purses, user)
      ensure(refusedOther(await openRequestsOf(change, [user]), user))
      if (gross > payableIn(purse)) throw wrongField('gross', 'abovePayable', [inWords(payableIn(purse))])
    },
    lines: payoutLines({ user, gross, commission, payoutSystem }, { subject: 'MANUAL_PAYOUT', comment, valueDate, createdBy: actor.id }),
  })
  tellMoved(change, posted, user, 'earnings')
  change.report.value('payouts.net', inWords(gross - commission))
  const id = await insert(change, 'ManualPayout', {
    user,
    operation: posted.operationId,
    gross: credits(gross),
    commission: credits(commission),
    net,
    payoutSystem,
    reference: input.reference || null,
    comment,
    valueDate,
    createdBy: actor.id,
  })
  await notify(change, user, 'payoutPaid', [net.amount, net.currency])
  return { ids: [id] }
}

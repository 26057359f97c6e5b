// A payment to a creator that was made outside the queue: posted at once, without a request (domain 7.5).
import type { CustomAction } from '../../../server/kit.ts'
import { ensure } from '../ensure.ts'
import { byStaff } from '../money/byStaff.ts'
import { credits, inWords, minorIn } from '../money/credits.ts'
import { postMoney } from '../money/postMoney.ts'
import { payoutLines } from '../money/payoutLines.ts'
import { payableIn, purseOf } from '../money/purses.ts'
import { openRequestsOf, refusedOther } from '../payouts/openRequests.ts'
import { notify } from '../people/notify.ts'
import { tellMoved } from '../money/tellBalance.ts'
import { insert } from '../store.ts'
import { wrongField } from '../wrongField.ts'

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

// A payment to a creator that was made outside the queue: posted at once, without a request (domain 7.5).
import { InvalidInput } from '../../../server/kit.ts'
import type { CustomRun, CustomAction } from '../customTypes.ts'
import { ensure } from '../ensure.ts'
import { cashOut, earningsOf, payoutFees } from '../money/accounts.ts'
import { credits, inWords, minorIn } from '../money/credits.ts'
import { postMoney } from '../money/postMoney.ts'
import { payableIn, purseOf } from '../money/purses.ts'
import { openRequestsOf, refusedOther } from '../payouts/openRequests.ts'
import { notify } from '../people/notify.ts'
import { tellBalance } from '../money/tellBalance.ts'
import { insert } from '../store.ts'

interface ManualPayout {
  readonly gross: bigint
  readonly commission: bigint
  readonly payoutSystem: string
  readonly reference: string | null
  readonly comment: string
  readonly valueDate: string
}

const askedIn = ({ input, time }: CustomRun<'recordManualPayout'>): ManualPayout => {
  const [gross, commission] = [minorIn(input.gross), minorIn(input.commission)]
  const valueDate = input.valueDate ?? time.slice(0, 10)
  const reference = input.reference === undefined || input.reference === '' ? null : input.reference
  return { gross, commission, payoutSystem: input.payoutSystem, reference, comment: input.comment, valueDate }
}

export const recordManualPayout: CustomAction<'recordManualPayout'> = async (change) => {
  const { id: user } = change.record
  const { gross, commission, payoutSystem, reference, comment, valueDate } = askedIn(change)
  const posted = await postMoney(change, {
    kind: 'MANUAL_PAYOUT',
    cause: { actor: change.actor.id, key: change.key },
    subject: { kind: 'User', id: user },
    ip: change.actor.ip,
    valueDate,
    check: async (purses) => {
      const purse = purseOf(purses, user)
      ensure(refusedOther(await openRequestsOf(change.tx, [user]), user))
      if (gross > payableIn(purse))
        throw new InvalidInput([
          { field: 'gross', code: 'abovePayable', template: 'guards.abovePayable', params: [inWords(payableIn(purse))] },
        ])
    },
    lines: [
      {
        account: earningsOf(user),
        amount: -gross,
        row: { type: 'PAYOUT', subject: 'MANUAL_PAYOUT', payoutSystem, comment, valueDate, createdBy: change.actor.id },
      },
      { account: cashOut(payoutSystem), amount: gross - commission },
      { account: payoutFees, amount: commission },
    ],
  })
  const [before, after] = [purseOf(posted.before, user), purseOf(posted.after, user)]
  tellBalance(change, 'accounts.EARNINGS', before.earnings, after.earnings)
  const id = await insert(change, 'ManualPayout', {
    user,
    operation: posted.operationId,
    gross: credits(gross),
    commission: credits(commission),
    net: credits(gross - commission),
    payoutSystem,
    reference,
    comment,
    valueDate,
    createdBy: change.actor.id,
  })
  await notify(change, user, 'payoutPaid', [inWords(gross - commission)])
  return { ids: [id] }
}

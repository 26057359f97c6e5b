// Undoing a payout that was recorded by hand: negates the stored entries, once (domain 7.5).
import type { Effect } from '../customTypes.ts'
import { purseOf } from '../money/purses.ts'
import { reverseMoney } from '../money/reverseMoney.ts'
import { tellBalance } from '../money/tellBalance.ts'

export const reverseManualPayout: Effect<'reverseManualPayout'> = async (change) => {
  const { record, actor, key } = change
  const { user } = record
  const posted = await reverseMoney(change, record.operation, {
    operation: {
      kind: 'MANUAL_PAYOUT_UNDO',
      cause: { actor: actor.id, key },
      subject: { kind: 'ManualPayout', id: record.id },
      ip: actor.ip,
    },
    row: {
      type: 'PAYOUT',
      subject: 'MANUAL_PAYOUT',
      payoutSystem: record.payoutSystem,
      comment: change.input.undoReason,
      createdBy: actor.id,
    },
  })
  tellBalance(change, 'accounts.EARNINGS', purseOf(posted.before, user).earnings, purseOf(posted.after, user).earnings)
  change.set('undoOperation', posted.operationId)
}

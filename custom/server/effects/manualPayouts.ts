// Undoing a payout that was recorded by hand: negates the stored entries, once (domain 7.5).
import type { Effect } from '../../../server/kit.ts'
import { byStaff } from '../money/byStaff.ts'
import { reverseMoney } from '../money/reverseMoney.ts'
import { tellMoved } from '../money/tellBalance.ts'

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
}

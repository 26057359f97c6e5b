// Payouts of the demo that were recorded by hand, some of them undone.
import { earningsOf } from '../custom/server/money/accounts.ts'
import type { Book, StoredOperation } from './book.ts'
import { payeeOf, payoutLines, putBackLines, referenceOf, type Paid } from './payoutLines.ts'
import { day, idOf, type Person } from './people.ts'
import type { Random } from './random.ts'

export interface ManualPayoutDemo extends Paid {
  readonly id: string
  readonly operation: StoredOperation
  readonly reference: string
  readonly comment: string
  readonly valueDate: string
  readonly made: Date
  readonly madeBy: Person
  undone?: { readonly time: Date; readonly by: Person; readonly reason: string; readonly operation: StoredOperation }
}

export interface ManualPayouts {
  readonly all: readonly ManualPayoutDemo[]
  /** Half of what is payable; undefined where something is held, or too little there. */
  readonly record: (creator: Person, time: Date) => ManualPayoutDemo | undefined
  readonly undo: (made: ManualPayoutDemo, time: Date) => void
}

const comment = 'Paid from the office account'

export const openManualPayouts = (
  book: Book,
  held: (creator: Person) => bigint,
  staff: readonly Person[],
  random: Random,
): ManualPayouts => {
  const all: ManualPayoutDemo[] = []
  return {
    all,
    record: (creator, time) => {
      const payable = book.balance(earningsOf(idOf(creator)))
      if (held(creator) > 0n || payable < 4_000n) return undefined
      const by = random.pick(staff)
      const paid: Paid = { creator, system: payeeOf(creator).system, gross: payable / 2n, commission: random.chance(0.5) ? 0n : 150n }
      const valueDate = new Date(Math.max(creator.registered.getTime(), time.getTime() - random.whole(0, 20) * day))
        .toISOString()
        .slice(0, 10)
      const { operation } = book.post(
        { kind: 'MANUAL_PAYOUT', time, actor: idOf(by), valueDate, subject: { kind: 'User', id: idOf(creator) } },
        payoutLines(paid, { subject: 'MANUAL_PAYOUT', comment, valueDate, createdBy: idOf(by) }),
      )
      const made = {
        ...paid,
        id: String(all.length + 1),
        operation,
        reference: referenceOf(random),
        comment,
        valueDate,
        made: time,
        madeBy: by,
      }
      all.push(made)
      return made
    },
    undo: (made, time) => {
      const by = random.pick(staff)
      const row = book.transactions.find((each) => each.operation === made.operation)?.id
      const asked = { ...made.operation, kind: 'MANUAL_PAYOUT_UNDO', time, actor: idOf(by), reverses: made.operation.id }
      made.undone = {
        time,
        by,
        reason: 'The transfer came back',
        operation: book.post(asked, putBackLines(made.operation, row, by)).operation,
      }
    },
  }
}

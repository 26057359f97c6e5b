// Month's ends of the demo: two months ago closed, the last one open with what a statement of a payout system leaves to explain.
import type { Work } from '../server/kit.ts'
import { compare } from '../custom/server/reconciling/compare.ts'
import type { StatedPayment } from '../custom/server/reconciling/readStatement.ts'
import { minorIn } from '../custom/server/money/credits.ts'
import { find, insert, loadRecords, write, type NewOf } from '../custom/server/store.ts'
import { payoutSystems } from './world.ts'

type Request = NewOf<'PayoutRequest'>

const monthBefore = (now: Date, months: number): string =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1)).toISOString().slice(0, 7)

const paidIn = (requests: readonly Request[], payoutSystem: string, month: string): readonly StatedPayment[] =>
  requests
    .filter((each) => each.status === 'PAID' && each.payoutSystem === payoutSystem && each.processedTime?.startsWith(month))
    .map(({ reference, processedTime, money }) => ({
      reference: reference ?? '',
      on: processedTime?.slice(0, 10) ?? '',
      minor: minorIn(money),
      currency: money?.currency ?? '',
    }))

/** One payment is left out, one cost a fee on its way, one was made by hand over there. */
const asThatSystemSays = ([, first, ...rest]: readonly StatedPayment[], month: string): readonly StatedPayment[] => [
  ...(first ? [{ ...first, minor: first.minor - 150n }] : []),
  ...rest,
  { reference: `FEE-${month}`, on: `${month}-28`, minor: 990n, currency: 'EUR' },
]

const reconcile = async (
  work: Work,
  payoutSystem: string,
  month: string,
  stated: readonly StatedPayment[],
  by: string,
): Promise<string> => {
  const [system] = await loadRecords(work, 'PayoutSystem', [payoutSystem])
  const begun = { title: `${system?.title ?? ''} ${month}`, payoutSystem, month, createdBy: by, comparedTime: work.time }
  const id = await insert(work, 'Reconciliation', begun)
  const { sums, paidOut } = await compare(work, { id, payoutSystem, month }, stated)
  await write(work, 'Reconciliation', id, { sums, paidOut })
  return id
}

/** @param by who of the staff did it */
export const reconcileMonths = async (work: Work, requests: readonly Request[], now: Date, by: string): Promise<void> => {
  const [system] = payoutSystems
  if (!system) return
  const [older, last] = [monthBefore(now, 2), monthBefore(now, 1)]
  const closed = await reconcile(work, system.id, older, paidIn(requests, system.id, older), by)
  for (const { id } of await find(work, 'ReconciliationLine', { reconciliation: closed, status: 'DIFFERS' }))
    await write(work, 'ReconciliationLine', id, { status: 'EXPLAINED', explanation: 'Made by hand, seen in the account', explainedBy: by })
  await write(work, 'Reconciliation', closed, {
    status: 'CLOSED',
    closedTime: work.time,
    closedBy: by,
    comment: 'Payments made by hand were looked up',
  })
  await reconcile(work, system.id, last, asThatSystemSays(paidIn(requests, system.id, last), last), by)
}

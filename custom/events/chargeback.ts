// Money taken back by a payment system: of a plain deposit, or of a purchase paid by card directly (domain 16.2). The payer comes under review.
import { AlreadyPosted, findExternal, Refusal, type Work } from '../../server/kit.ts'
import { minorOf, moneyOf } from '../../language/fields/money.ts'
import { cashIn, walletOf } from '../server/money/accounts.ts'
import { postMoney, type PostedMoney } from '../server/money/postMoney.ts'
import { reverseMoney } from '../server/money/reverseMoney.ts'
import { splitRefund } from '../server/money/splitRefund.ts'
import type { TransactionRow } from '../server/money/writeRows.ts'
import { find, type RowOf } from '../server/store.ts'
import { sourceOf, type Payment } from './deposit.ts'
import { noteSignal } from './raiseFraud.ts'
import { backLines, soldParts, withdrawAccess } from './refund.ts'
import { happenOnce, type Happened, type World } from '../server/world.ts'

const operationFor = ({ paymentSystem, externalId }: Payment) => ({
  kind: 'CHARGEBACK',
  cause: { source: sourceOf(paymentSystem), externalId },
  subject: { kind: 'PaymentSystem', id: paymentSystem },
})

/** The payment the other way round, and whose row it takes back. */
const backRow = (asked: Payment, { id, payment }: RowOf<'Transaction'>): TransactionRow => ({
  type: 'CHARGEBACK',
  reversalOf: id,
  ...asked,
  ...(payment === null ? {} : { payment: moneyOf(-minorOf(payment.amount), payment.currency) }),
})

/** Everybody gives back what is left of the sale, then the buyer's wallet pays the whole price back to the card. */
const takeSaleBack = async (work: Work, asked: Payment, operationId: string, row: TransactionRow): Promise<PostedMoney> => {
  const sold = await soldParts(work, operationId)
  const left = sold.price - sold.refunded
  const back = left > 0n ? splitRefund(sold.split, sold.refunded, left) : { creator: 0n, referrer: 0n, platform: 0n }
  const posted = await postMoney(work, {
    ...operationFor(asked),
    concerns: operationId,
    lines: [
      ...backLines(sold, back),
      { account: walletOf(sold.buyer), amount: -sold.price, row },
      { account: cashIn(asked.paymentSystem), amount: sold.price },
    ],
  })
  await withdrawAccess(work, sold)
  return posted
}

/** Credits may be spent already: the wallet goes below zero, creators keep what they earned. */
const takeDepositBack = (work: Work, asked: Payment, operationId: string, row: TransactionRow): Promise<PostedMoney> =>
  reverseMoney(work, operationId, { operation: operationFor(asked), row: { subject: 'PACKAGE', ...row } })

/** The payment that the system names so is taken back. */
export const chargeback = (world: World, { paymentSystem, externalId }: Payment): Promise<Happened> =>
  happenOnce(world, { name: 'chargeback' }, async (work) => {
    const asked = { paymentSystem, externalId }
    const source = sourceOf(paymentSystem)
    if ((await findExternal(work.tx, 'CHARGEBACK', source, externalId)) !== undefined) throw new AlreadyPosted('taken back before')
    const deposit = await findExternal(work.tx, 'DEPOSIT', source, externalId)
    const sale = deposit ?? (await findExternal(work.tx, 'PURCHASE', source, externalId))
    const [payer] = sale === undefined ? [] : await find(work, 'Transaction', { operation: sale, type: 'DEPOSIT' })
    if (sale === undefined || !payer) throw new Refusal('noPayment', 'refusals.gone')
    if (payer.status !== 'COMPLETED') throw new Refusal('notCompleted', 'refusals.state', [payer.status])
    const row = backRow(asked, payer)
    const { operationId } = await (deposit === undefined
      ? takeSaleBack(work, asked, sale, row)
      : takeDepositBack(work, asked, deposit, row))
    await noteSignal(work, { user: payer.user, signal: 'chargeback', detail: `payment ${externalId} was taken back` })
    return { operationId }
  })

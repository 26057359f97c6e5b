// Money taken back by a payment system: of a plain deposit, or of a purchase paid by card directly (domain 16.2). The payer comes under review.
import { AlreadyPosted, findExternal, Refusal, type Work } from '../../server/kit.ts'
import { cashIn, walletOf } from '../server/money/accounts.ts'
import { postMoney } from '../server/money/postMoney.ts'
import { reverseMoney } from '../server/money/reverseMoney.ts'
import { splitRefund } from '../server/money/splitRefund.ts'
import { find } from '../server/store.ts'
import { sourceOf } from './deposit.ts'
import { noteSignal } from './raiseFraud.ts'
import { backLines, withdrawAccess } from './refund.ts'
import { soldParts } from './soldParts.ts'
import { happenOnce, type Repeated, type World } from '../server/world.ts'

export interface Chargeback {
  readonly paymentSystem: string
  /** Of the payment that is taken back. */
  readonly externalId: string
}

const operationFor = ({ paymentSystem, externalId }: Chargeback) => ({
  kind: 'CHARGEBACK',
  cause: { source: sourceOf(paymentSystem), externalId },
  subject: { kind: 'PaymentSystem', id: paymentSystem },
})

/** Everybody gives back what is left of the sale, then the buyer's wallet pays the whole price back to the card. */
const takeSaleBack = async (work: Work, asked: Chargeback, operationId: string): Promise<string> => {
  const sold = await soldParts(work, operationId)
  const left = sold.price - sold.refunded
  const back = left > 0n ? splitRefund(sold.split, sold.refunded, left) : { creator: 0n, referrer: 0n, platform: 0n }
  const posted = await postMoney(work, {
    ...operationFor(asked),
    concerns: operationId,
    lines: [
      ...backLines(sold, back),
      {
        account: walletOf(sold.buyer),
        amount: -sold.price,
        row: { type: 'CHARGEBACK', paymentSystem: asked.paymentSystem, externalId: asked.externalId },
      },
      { account: cashIn(asked.paymentSystem), amount: sold.price },
    ],
  })
  await withdrawAccess(work, sold)
  return posted.operationId
}

/** Credits may be spent already: the wallet goes below zero, creators keep what they earned. */
const takeDepositBack = async (work: Work, asked: Chargeback, operationId: string): Promise<string> =>
  (
    await reverseMoney(work, operationId, {
      operation: operationFor(asked),
      row: { type: 'CHARGEBACK', subject: 'PACKAGE', paymentSystem: asked.paymentSystem, externalId: asked.externalId },
    })
  ).operationId

export const chargeback = (world: World, asked: Chargeback): Promise<{ readonly operationId: string } | Repeated> =>
  happenOnce(world, { name: 'chargeback' }, async (work) => {
    const source = sourceOf(asked.paymentSystem)
    if ((await findExternal(work.tx, 'CHARGEBACK', source, asked.externalId)) !== undefined) throw new AlreadyPosted('taken back before')
    const deposit = await findExternal(work.tx, 'DEPOSIT', source, asked.externalId)
    const sale = deposit ?? (await findExternal(work.tx, 'PURCHASE', source, asked.externalId))
    if (sale === undefined) throw new Refusal('noPayment', 'refusals.gone')
    const [payer] = await find(work, 'Transaction', { operation: sale, type: 'DEPOSIT' })
    if (!payer) throw new Refusal('noPayment', 'refusals.gone')
    if (payer.status !== 'COMPLETED') throw new Refusal('notCompleted', 'refusals.state', [payer.status])
    const operationId = deposit === undefined ? await takeSaleBack(work, asked, sale) : await takeDepositBack(work, asked, deposit)
    await noteSignal(work, { user: payer.user, signal: 'chargeback', detail: `payment ${asked.externalId} was taken back` })
    return { operationId }
  })

// Posts a sale: the buyer's credits to creator, referrer and platform, from the balance or by card directly (domain 16.2).
import { AlreadyPosted, findExternal, Refusal, type Work } from '../../server/kit.ts'
import { minorOf, type Money } from '../../language/fields/money.ts'
import { cashIn, walletOf } from '../server/money/accounts.ts'
import { postMoney, type MoneyLine, type PostedMoney } from '../server/money/postMoney.ts'
import { partLines, splitPurchase, type Bought, type Split } from '../server/money/splitPurchase.ts'
import { purseOf } from '../server/money/purses.ts'
import { refuse } from '../server/guards/answerEach.ts'
import { sourceOf } from './deposit.ts'
import { isCreatorRole } from '../server/people/levels.ts'
import { find, loadRecords, type RecordOf } from '../server/store.ts'

export interface Card {
  readonly paymentSystem: string
  readonly money: Money
}

export interface Sale {
  readonly buyer: RecordOf<'User'>
  readonly creator: RecordOf<'User'>
  /** Hundredths of a credit, positive. */
  readonly price: bigint
  /** What for: POST with its contentSet, MESSAGE, ATTACHMENT, MINUTE, CALL_MINUTE. */
  readonly what: Bought
  /** The site's id of the purchase, or with a card the payment system's. */
  readonly externalId: string
  /** Paid directly by card; absent = from the balance. */
  readonly card?: Card | undefined
  readonly ip?: string | undefined
  /** Who tells of it where no card is charged; absent = the site. */
  readonly teller?: 'renewal'
}

type Told = Pick<Sale, 'card' | 'externalId' | 'teller'>

/** By what it happens once. */
const causeOf = ({ card, externalId, teller }: Told) => ({
  source: card ? sourceOf(card.paymentSystem) : (teller ?? 'site'),
  externalId,
})

/** @throws AlreadyPosted where it was told before as one of these, whatever came of it and whatever has become of wallet and people since */
export const ensureUntold = async (work: Work, told: Told, kinds: readonly string[]): Promise<void> => {
  const { source, externalId } = causeOf(told)
  for (const kind of kinds)
    if ((await findExternal(work.tx, kind, source, externalId)) !== undefined) throw new AlreadyPosted('this charge was told before')
}

/** The creator's own percent or the site's, and the referrer's if there is one who still is a creator. */
const termsOf = async (work: Work, creator: RecordOf<'User'>) => {
  const [settings] = await loadRecords(work, 'SystemSettings', ['site'])
  // Held until the sale is posted: whoever leaves the creators' roles at this moment does so before it, without a share, or after it.
  const [referrer] = await find(work, 'User', { id: creator['referring.referrer'] ?? [] }, 'no key update')
  const shares = settings?.['referralProgram.enabled'] === true && referrer?.status !== 'DELETED' && isCreatorRole(referrer?.role ?? '')
  return {
    percent: creator['earnings.payoutPercent'] ?? settings?.['money.defaultUserPayoutPercent'] ?? '0',
    referralPercent: (shares ? settings['referralProgram.percent'] : null) ?? '0',
    referrer: shares ? referrer?.id : undefined,
  }
}

const shareLines = ({ buyer, creator, price, what, ip }: Sale, split: Split, referrer: string | undefined): readonly MoneyLine[] => [
  { account: walletOf(buyer.id), amount: -price, row: { type: 'SPENDING', counterparty: creator.id, ip, ...what } },
  ...partLines({ buyer: buyer.id, creator: creator.id, referrer }, split, what),
]

const cardLines = ({ buyer, price, card, externalId, ip }: Sale): readonly MoneyLine[] => {
  if (!card) return []
  return [
    { account: cashIn(card.paymentSystem), amount: -price },
    {
      account: walletOf(buyer.id),
      amount: price,
      row: { type: 'DEPOSIT', payment: card.money, paymentSystem: card.paymentSystem, externalId, ip },
    },
  ]
}

/**
 * Throws a Refusal where the wallet does not hold the price, or who sells is no creator, or the buyer: what was paid in would become earnings (domain 16.1).
 * A wallet below zero buys by card neither: it is repaid first.
 */
export const sellTo = async (work: Work, sale: Sale): Promise<PostedMoney> => {
  const { buyer, creator, price, card, what } = sale
  if (buyer.id === creator.id) throw refuse('ownSale')
  if (price <= 0n) throw new RangeError('a price must be positive')
  const terms = await termsOf(work, creator)
  const split = splitPurchase(price, terms.percent, terms.referralPercent)
  return postMoney(work, {
    kind: 'PURCHASE',
    cause: causeOf(sale),
    ip: sale.ip,
    subject: { kind: what.subject ?? 'PURCHASE', id: what.contentSet ?? what.subscription ?? creator.id },
    money: card && { minor: minorOf(card.money.amount), currency: card.money.currency },
    terms: { percent: terms.percent, referralPercent: terms.referralPercent },
    check: async (purses) => {
      // Of now: whoever leaves the creators' roles holds this lock.
      if (!isCreatorRole(purseOf(purses, creator.id).role)) throw refuse('creatorsOnly')
      const { wallet } = purseOf(purses, buyer.id)
      if (wallet >= (card ? 0n : price)) return
      // Told twice at once: the first has spent it.
      await ensureUntold(work, sale, ['PURCHASE'])
      throw new Refusal('walletSuffices', 'guards.walletBelowZero')
    },
    lines: [...cardLines(sale), ...shareLines(sale, split, terms.referrer)],
  })
}

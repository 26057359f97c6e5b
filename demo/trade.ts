// What members buy in the demo and what is given back, from the balance or by card; and corrections by staff.
import { backLines } from '../custom/events/refund.ts'
import { corrections, earningsOf, walletOf } from '../custom/server/money/accounts.ts'
import { partLines, splitPurchase, type Parties, type Split } from '../custom/server/money/splitPurchase.ts'
import type { TransactionRow } from '../custom/server/money/writeRows.ts'
import { splitRefund } from '../custom/server/money/splitRefund.ts'
import type { Book, DemoOperation, Line, StoredOperation } from './book.ts'
import { offerOf, type Offer, type Shop } from './offerOf.ts'
import { openPayments, type Payments } from './payments.ts'
import { idOf, type Person } from './people.ts'
import type { Random } from './random.ts'
import { creatorPercent, referralPercent } from './world.ts'

interface Purchase {
  readonly operation: StoredOperation
  readonly buyer: Person
  readonly creator: Person
  readonly what: Offer['what']
  readonly split: Split
  refunded: bigint
}

export interface Trade extends Pick<Payments, 'announce' | 'takeBack'> {
  readonly buy: (buyer: Person, creator: Person, time: Date) => void
  readonly refund: (time: Date) => void
  readonly correct: (person: Person, staff: Person, time: Date) => void
}

export interface Market extends Omit<Shop, 'hasBought'> {
  readonly book: Book
  /** What of a creator's earnings an open payout request holds; a correction leaves that. */
  readonly held: (creator: Person) => bigint
}

const comments = [
  'Goodwill for the failed upload',
  'Contest prize',
  'Charged twice by mistake',
  'Test of the new package',
  'Support case, promised credit',
]

const partiesOf = ({ buyer, creator }: Pick<Purchase, 'buyer' | 'creator'>): Parties => ({
  buyer: idOf(buyer),
  creator: idOf(creator),
  referrer: creator.referrer === undefined ? undefined : String(creator.referrer),
})

const saleLines = ({ buyer, creator, what, split }: Omit<Purchase, 'operation' | 'refunded'>, price: bigint): readonly Line[] => [
  { account: walletOf(idOf(buyer)), amount: -price, row: { type: 'SPENDING', counterparty: idOf(creator), ...what } },
  ...partLines(partiesOf({ buyer, creator }), split, what),
]

const correct = ({ book, held }: Market, random: Random, person: Person, staff: Person, time: Date): void => {
  const account = person.role === 'member' ? walletOf(idOf(person)) : earningsOf(idOf(person))
  const wish = BigInt(random.whole(1, 60)) * 50n
  const amount = random.chance(0.25) && book.balance(account) - held(person) > wish ? -wish : wish
  const row: TransactionRow = { type: 'MANUAL', subject: 'CORRECTION', comment: random.pick(comments), createdBy: idOf(staff) }
  const operation: DemoOperation = { kind: 'CORRECTION', time, actor: idOf(staff), subject: { kind: 'User', id: idOf(person) } }
  book.post(operation, [
    { account: corrections, amount: -amount },
    { account, amount, row },
  ])
}

const refundOne = ({ book, random, subscriptions }: Market, purchase: Purchase, time: Date): void => {
  const { split, refunded, operation, buyer, what } = purchase
  const left = split.creator + split.referrer + split.platform - refunded
  if (left === 0n) return
  const amount = random.chance(0.7) || left < 100n ? left : left / 2n
  purchase.refunded += amount
  const asked: DemoOperation = { kind: 'REFUND', time, source: 'site', concerns: operation.id, subject: { kind: 'User', id: idOf(buyer) } }
  book.post(asked, backLines({ ...partiesOf(purchase), what }, splitRefund(split, refunded, amount)))
  if (amount === left && what.subscription !== undefined) subscriptions.giveBack(what.subscription, time)
}

const sell = (market: Market & Shop, payments: Payments, buyer: Person, creator: Person, time: Date): Purchase | undefined => {
  const { book, random } = market
  const offer = offerOf(market, buyer, creator, time)
  if (!offer) return undefined
  const { what, price } = offer
  const terms = { percent: creator.percent ?? creatorPercent, referralPercent: creator.referrer === undefined ? '0' : referralPercent }
  const split = splitPurchase(price, terms.percent, terms.referralPercent)
  const missing = price - book.balance(walletOf(idOf(buyer)))
  const card = missing <= price && random.chance(0.06) ? payments.paidIn('PURCHASE', buyer, price, time) : undefined
  if (!card && missing > 0n) payments.deposit(buyer, missing, time)
  const subject = { kind: what.subject ?? '', id: what.contentSet ?? what.subscription ?? idOf(creator) }
  const operation: DemoOperation = { ...(card?.operation ?? { kind: 'PURCHASE', time, source: 'site' }), terms, subject }
  const posted = book.post(operation, [...(card?.lines ?? []), ...saleLines({ buyer, creator, what, split }, price)])
  return { operation: posted.operation, buyer, creator, what, split, refunded: 0n }
}

export const openTrade = (market: Market): Trade => {
  const { book, random } = market
  const purchases: Purchase[] = []
  const bought = new Set<string>()
  const hasBought: Shop['hasBought'] = (buyer, { id }) => bought.has(`${buyer.id} ${id}`)
  const payments = openPayments(book, random)
  return {
    announce: payments.announce,
    takeBack: payments.takeBack,
    buy: (buyer, creator, time) => {
      const made = sell({ ...market, hasBought }, payments, buyer, creator, time)
      if (!made) return
      purchases.push(made)
      if (made.what.contentSet !== undefined) bought.add(`${buyer.id} ${made.what.contentSet}`)
    },
    refund: (time) => {
      const purchase = purchases.at(-random.whole(1, Math.min(200, Math.max(1, purchases.length))))
      if (purchase) refundOne(market, purchase, time)
    },
    correct: (person, staff, time) => correct(market, random, person, staff, time),
  }
}

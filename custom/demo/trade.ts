// What members do in the demo: deposits, purchases, refunds, money taken back; and corrections by staff.
import { amountOf } from '../../language/fields/money.ts'
import { converted } from '../../server/kit.ts'
import { cashIn, corrections, earningsOf, platform, walletOf } from '../server/money/accounts.ts'
import type { TransactionRow } from '../server/money/postMoney.ts'
import { splitPurchase } from '../server/money/splitPurchase.ts'
import type { Split } from '../server/money/splitPurchase.ts'
import { splitRefund } from '../server/money/splitRefund.ts'
import { sells } from '../server/people/levels.ts'
import type { Book, DemoOperation, Line, StoredOperation } from './book.ts'
import type { Person } from './people.ts'
import type { Post } from './posts.ts'
import type { Random } from './random.ts'
import type { Subscriptions } from './subscriptionsMade.ts'
import { creatorPercent, packages, paymentSystems, rates, referralPercent } from './world.ts'
import type { PackageType } from './world.ts'

interface Purchase {
  readonly operation: StoredOperation
  readonly buyer: Person
  readonly creator: Person
  readonly referrer: string | undefined
  readonly what: What
  readonly split: Split
  refunded: bigint
}

type What = Pick<TransactionRow, 'subject' | 'contentSet' | 'subscription'>

export interface Trade {
  readonly buy: (buyer: Person, creator: Person, time: Date) => void
  readonly refund: (time: Date) => void
  readonly takeBack: (time: Date) => void
  readonly correct: (person: Person, staff: Person, time: Date) => void
  readonly announce: (buyer: Person, time: Date, status: 'PENDING' | 'FAILED') => void
}

export interface Market {
  readonly book: Book
  /** What of a creator's earnings an open payout request holds; a correction leaves that. */
  readonly held: (creator: Person) => bigint
  readonly postsOf: (creator: Person) => readonly Post[]
  readonly subscriptions: Subscriptions
  readonly random: Random
}

const offers = { POST: 40, MESSAGE: 24, CONTENT_SUBSCRIPTION: 16, PRO_SUBSCRIPTION: 6, ULTIMATE_SUBSCRIPTION: 3, MESSAGE_ATTACHMENT: 7, CALL_MINUTE: 4 } as const satisfies Partial<Record<PackageType, number>>
const levels = { CONTENT_SUBSCRIPTION: 'CONTENT', PRO_SUBSCRIPTION: 'PRO', ULTIMATE_SUBSCRIPTION: 'ULTIMATE' } as const
const subjects = { POST: 'POST', MESSAGE: 'MESSAGE', MESSAGE_ATTACHMENT: 'ATTACHMENT', CALL_MINUTE: 'CALL_MINUTE' } as const
const comments = ['Goodwill for the failed upload', 'Contest prize', 'Charged twice by mistake', 'Test of the new package', 'Support case, promised credit']

const idOf = (person: Person): string => String(person.id)
const referrerOf = ({ referrer }: Person): string | undefined => (referrer === undefined ? undefined : String(referrer))

/** Money and system of a payment from outside. */
const openPayments = (random: Random) => {
  const on = paymentSystems.filter(each => each.enabled)
  return (buyer: Person, credits: bigint) => {
    const [system, currency] = [random.pick(on), random.weighted({ EUR: 6, USD: 4 })]
    const minor = converted(credits, rates[currency].rate, rates[currency].decimals)
    const ip = buyer.lastLoginIp ?? buyer.registrationIp
    return { system: system.id, money: { minor, currency }, payment: { amount: amountOf(minor), currency }, ip }
  }
}

export const openTrade = ({ book, held, postsOf, subscriptions, random }: Market): Trade => {
  const purchases: Purchase[] = []
  const deposits: { readonly operation: StoredOperation; readonly buyer: Person; readonly credits: bigint; readonly row: TransactionRow }[] = []
  const pay = openPayments(random)

  const paidIn = (kind: string, buyer: Person, credits: bigint, time: Date) => {
    const { system, money, payment, ip } = pay(buyer, credits)
    const row: TransactionRow = { type: 'DEPOSIT', subject: 'PACKAGE', payment, paymentSystem: system, ip }
    const lines: readonly Line[] = [{ account: cashIn(system), amount: -credits }, { account: walletOf(idOf(buyer)), amount: credits, row }]
    return { operation: { kind, time, source: `payment:${system}`, money, ip, subject: { kind: 'PaymentSystem', id: system } } satisfies DemoOperation, lines, row }
  }
  const deposit = (buyer: Person, least: bigint, time: Date): void => {
    const fitting = packages.filter(each => each.type === 'DEPOSIT' && each.credits >= least)
    const credits = (random.chance(0.7) ? fitting[0] : random.pick(fitting))?.credits ?? least
    const { operation, lines, row } = paidIn('DEPOSIT', buyer, credits, time)
    deposits.push({ operation: book.post(operation, lines).operation, buyer, credits, row })
  }
  const whatOf = (buyer: Person, creator: Person, time: Date): { readonly what: What; readonly price: bigint } | undefined => {
    const type = random.weighted(offers)
    const preset = random.pick(packages.filter(each => each.type === type))
    if (type in subjects) {
      const post = type === 'POST' ? postsOf(creator).find(each => each.published && each.made < time) : undefined
      return type === 'POST' && !post ? undefined : { what: { subject: subjects[type as keyof typeof subjects], contentSet: post?.id }, price: preset.credits }
    }
    const level = levels[type as keyof typeof levels]
    if (!sells(creator.role, level)) return undefined
    const taken = subscriptions.take({ buyer, creator, level, package: preset.id, price: preset.credits, paymentSystem: undefined }, time)
    return { what: { subject: 'SUBSCRIPTION', subscription: taken.id }, price: taken.price }
  }
  const shares = (buyer: Person, creator: Person, what: What, { creator: earned, referrer: share, platform: kept }: Split): readonly Line[] => {
    const referrer = referrerOf(creator)
    return [
      { account: walletOf(idOf(buyer)), amount: -(earned + share + kept), row: { type: 'SPENDING', counterparty: idOf(creator), ...what } },
      { account: earningsOf(idOf(creator)), amount: earned, row: { type: 'EARNING', counterparty: idOf(buyer), ...what } },
      ...(referrer === undefined ? [] : [{ account: earningsOf(referrer), amount: share, row: { type: 'EARNING', subject: 'REFERRAL', counterparty: idOf(creator) } } as const]),
      { account: platform, amount: kept },
    ]
  }
  const buy = (buyer: Person, creator: Person, time: Date): void => {
    const wish = whatOf(buyer, creator, time)
    if (!wish) return
    const { what, price } = wish
    const terms = { percent: creator.percent ?? creatorPercent, referralPercent: creator.referrer === undefined ? '0' : referralPercent }
    const split = splitPurchase(price, terms.percent, terms.referralPercent)
    const missing = price - book.balance(walletOf(idOf(buyer)))
    const card = missing <= price && random.chance(0.06) ? paidIn('PURCHASE', buyer, price, time) : undefined
    if (!card && missing > 0n) deposit(buyer, missing, time)
    const operation: DemoOperation = { ...(card?.operation ?? { kind: 'PURCHASE', time, source: 'site' }), terms, subject: { kind: what.subject ?? '', id: what.contentSet ?? what.subscription ?? idOf(creator) } }
    const posted = book.post(operation, [...(card?.lines ?? []), ...shares(buyer, creator, what, split)])
    purchases.push({ operation: posted.operation, buyer, creator, referrer: referrerOf(creator), what, split, refunded: 0n })
  }
  const refund = (time: Date): void => {
    const purchase = purchases.at(-random.whole(1, Math.min(200, purchases.length)))
    const whole = purchase ? purchase.split.creator + purchase.split.referrer + purchase.split.platform : 0n
    if (!purchase || purchase.refunded === whole) return
    const left = whole - purchase.refunded
    const amount = random.chance(0.7) || left < 100n ? left : left / 2n
    const back = splitRefund(purchase.split, purchase.refunded, amount)
    purchase.refunded += amount
    const { what, referrer } = purchase
    const [buyer, creator] = [idOf(purchase.buyer), idOf(purchase.creator)]
    book.post({ kind: 'REFUND', time, source: 'site', concerns: purchase.operation.id, subject: { kind: 'User', id: buyer } }, [
      { account: earningsOf(creator), amount: -back.creator, row: { type: 'EARNING', counterparty: buyer, ...what } },
      ...(referrer === undefined ? [] : [{ account: earningsOf(referrer), amount: -back.referrer, row: { type: 'EARNING', subject: 'REFERRAL', counterparty: creator } } as const]),
      { account: platform, amount: -back.platform },
      { account: walletOf(buyer), amount, row: { type: 'REFUND', counterparty: creator, ...what } },
    ])
  }
  const takeBack = (time: Date): void => {
    const at = deposits.findLastIndex(each => each.buyer.fraud !== 'UNKNOWN')
    const [found] = at < 0 ? [] : deposits.splice(at, 1)
    if (!found) return
    const { operation, buyer, credits, row } = found
    const system = row.paymentSystem ?? '1'
    book.post({ ...operation, kind: 'CHARGEBACK', time, reverses: operation.id }, [
      { account: cashIn(system), amount: credits }, { account: walletOf(idOf(buyer)), amount: -credits, row: { ...row, type: 'CHARGEBACK' } },
    ])
  }
  const correct = (person: Person, staff: Person, time: Date): void => {
    const account = person.role === 'member' ? walletOf(idOf(person)) : earningsOf(idOf(person))
    const wish = BigInt(random.whole(1, 60)) * 50n
    const amount = random.chance(0.25) && book.balance(account) - held(person) > wish ? -wish : wish
    const row: TransactionRow = { type: 'MANUAL', subject: 'CORRECTION', comment: random.pick(comments), createdBy: idOf(staff) }
    book.post({ kind: 'CORRECTION', time, actor: idOf(staff), subject: { kind: 'User', id: idOf(person) } }, [{ account: corrections, amount: -amount }, { account, amount, row }])
  }
  const announce = (buyer: Person, time: Date, status: 'PENDING' | 'FAILED'): void => {
    const { operation, row } = paidIn('DEPOSIT', buyer, 1_000n, time)
    book.announce(operation, { account: walletOf(idOf(buyer)), amount: 1_000n, row }, status)
  }
  return { buy, refund, takeBack, correct, announce }
}

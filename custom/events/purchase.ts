// A member buys something of a creator: a post, a message, a call, a level (domain 16.2, 23).
import { Refusal, sql, type Work } from '../../server/kit.ts'
import { credits } from '../server/money/credits.ts'
import { refuse } from '../server/guards/answerEach.ts'
import { sells, type Level } from '../server/people/levels.ts'
import { sourceOf } from './deposit.ts'
import { ensureMayPay, ensureMaySell, loadUser } from './parties.ts'
import { sellTo, type Card } from './sellTo.ts'
import { isOut } from '../server/posts/isReady.ts'
import type { Bought } from '../server/money/partLines.ts'
import { happenOnce, type Repeated, type World } from '../server/world.ts'
import { find, insert } from '../server/store.ts'

export interface Purchase {
  readonly buyer: string
  readonly creator: string
  /** Hundredths of a credit. */
  readonly price: bigint
  /** What for: POST with its contentSet, MESSAGE, ATTACHMENT, MINUTE, CALL_MINUTE. */
  readonly what: Bought
  /** The site's id of the purchase, or with a card the payment system's. */
  readonly externalId: string
  readonly card?: Card
  readonly ip?: string
}

export interface Purchased {
  readonly operationId: string
}

const site = 'site'
const causeOf = ({ card, externalId }: Pick<Purchase, 'card' | 'externalId'>) => ({
  source: card ? sourceOf(card.paymentSystem) : site,
  externalId,
})

/** All of a sale but for what is sold. */
const saleOf = async (work: Work, asked: Omit<Purchase, 'what'>) => {
  const [buyer, creator] = [await loadUser(work, asked.buyer), await loadUser(work, asked.creator)]
  ensureMayPay(buyer)
  ensureMaySell(creator)
  return { buyer, creator, price: asked.price, cause: causeOf(asked), card: asked.card, ip: asked.ip }
}

/** Whoever bought a post sees it from then on: one that is not out yet, or another creator's, cannot be bought. */
const ensureSold = async (work: Work, creator: string, post: string): Promise<void> => {
  const sold = await find(
    work,
    'ContentSet',
    (own) => sql`${own.id} = ${post}::bigint and ${own.user} = ${creator}::bigint and ${isOut(own)}`,
    'key share',
  )
  if (sold.length === 0) throw new Refusal('postSold', 'refusals.changed')
}

export const purchase = (world: World, asked: Purchase): Promise<Purchased | Repeated> =>
  happenOnce(world, { name: 'purchase', entity: 'User', record: asked.buyer }, async (work) => {
    const sale = await saleOf(work, asked)
    if (asked.what.contentSet) await ensureSold(work, asked.creator, asked.what.contentSet)
    const { operationId } = await sellTo(work, { ...sale, what: asked.what })
    return { operationId }
  })

const sold = {
  CONTENT: 'subscriptionLevels.contentEnabled',
  PRO: 'subscriptionLevels.proEnabled',
  ULTIMATE: 'subscriptionLevels.ultimateEnabled',
} as const satisfies Record<Level, string>

export interface NewSubscription extends Omit<Purchase, 'what'> {
  readonly level: Level
  readonly package?: string
}

export const monthMs = 30 * 86_400_000

/** The first period of a subscription; renew() charges the next ones at the price agreed now. */
export const subscribe = (world: World, asked: NewSubscription): Promise<(Purchased & { readonly subscription: string }) | Repeated> =>
  happenOnce(world, { name: 'subscribe', entity: 'User', record: asked.buyer }, async (work) => {
    const sale = await saleOf(work, asked)
    const { buyer, creator } = sale
    if (!sells(creator.role, asked.level)) throw refuse('earningsOfCreators')
    if (creator[sold[asked.level]] !== true) throw refuse('levelNotSold')
    const paidUntil = new Date(Date.parse(work.time) + monthMs).toISOString()
    const subscription = await insert(work, 'Subscription', {
      subscriber: buyer.id,
      creator: creator.id,
      level: asked.level,
      package: asked.package,
      price: credits(asked.price),
      paidWith: asked.card ? 'CARD' : 'BALANCE',
      paymentSystem: asked.card?.paymentSystem,
      startTime: work.time,
      paidUntil,
      nextChargeTime: paidUntil,
    })
    const { operationId } = await sellTo(work, { ...sale, what: { subject: 'SUBSCRIPTION', subscription } })
    return { operationId, subscription }
  })

// A member buys something of a creator: a post, a message, a call, a level (domain 16.2, 23).
import { Refusal, sql, type Work } from '../../server/kit.ts'
import { credits } from '../server/money/credits.ts'
import { refuse } from '../server/guards/answerEach.ts'
import { sells, type Level } from '../server/people/levels.ts'
import { partiesOf } from './parties.ts'
import { ensureUntold, sellTo, type Sale } from './sellTo.ts'
import { creatorIsApproved, isOut } from '../server/posts/isReady.ts'
import { happenOnce, type Happened, type World } from '../server/world.ts'
import { find, insert } from '../server/store.ts'

export interface Purchase extends Omit<Sale, 'buyer' | 'creator' | 'teller'> {
  readonly buyer: string
  readonly creator: string
}

/** Whoever bought a post sees it from then on: one that is not out yet, of a creator who may show none, or another's, cannot be bought. */
const ensureSold = async (work: Work, creator: string, post: string): Promise<void> => {
  const sold = await find(
    work,
    'ContentSet',
    (own) => sql`${own.id} = ${post}::bigint and ${own.user} = ${creator}::bigint and ${isOut(own)} and ${creatorIsApproved(own)}`,
    'key share',
  )
  if (sold.length === 0) throw new Refusal('postSold', 'refusals.changed')
}

export const purchase = (world: World, asked: Purchase): Promise<Happened> =>
  happenOnce(world, { name: 'purchase', entity: 'User', record: asked.buyer }, async (work) => {
    await ensureUntold(work, asked, ['PURCHASE'])
    const parties = await partiesOf(work, asked)
    if (asked.what.contentSet) await ensureSold(work, asked.creator, asked.what.contentSet)
    const { operationId } = await sellTo(work, { ...asked, ...parties })
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
export const subscribe = (world: World, asked: NewSubscription): Promise<Happened<{ readonly subscription: string }>> =>
  happenOnce(world, { name: 'subscribe', entity: 'User', record: asked.buyer }, async (work) => {
    await ensureUntold(work, asked, ['PURCHASE'])
    const { buyer, creator } = await partiesOf(work, asked)
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
    const { operationId } = await sellTo(work, { ...asked, buyer, creator, what: { subject: 'SUBSCRIPTION', subscription } })
    return { operationId, subscription }
  })

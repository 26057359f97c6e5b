// What a buyer takes of a creator in the demo: a post, a message, a call, a level; at the price of a preset.
import type { TransactionRow } from '../custom/server/money/writeRows.ts'
import { sells } from '../custom/server/people/levels.ts'
import type { Person } from './people.ts'
import type { Post } from './posts.ts'
import type { OfferedPost } from './postVerifications.ts'
import type { Random } from './random.ts'
import type { Subscriptions } from './subscriptionsMade.ts'
import { packages, type PackageType } from './world.ts'

export interface Shop {
  readonly postsOf: (creator: Person) => readonly OfferedPost[]
  readonly subscriptions: Subscriptions
  readonly hasBought: (buyer: Person, post: Post) => boolean
  readonly random: Random
}

export interface Offer {
  readonly what: Pick<TransactionRow, 'subject' | 'contentSet' | 'subscription'>
  /** Hundredths of a credit. */
  readonly price: bigint
}

const weights = {
  POST: 40,
  MESSAGE: 24,
  CONTENT_SUBSCRIPTION: 16,
  PRO_SUBSCRIPTION: 6,
  ULTIMATE_SUBSCRIPTION: 3,
  MESSAGE_ATTACHMENT: 7,
  CALL_MINUTE: 4,
} as const satisfies Partial<Record<PackageType, number>>
const levels = { CONTENT_SUBSCRIPTION: 'CONTENT', PRO_SUBSCRIPTION: 'PRO', ULTIMATE_SUBSCRIPTION: 'ULTIMATE' } as const
const subjects = { MESSAGE: 'MESSAGE', MESSAGE_ATTACHMENT: 'ATTACHMENT', CALL_MINUTE: 'CALL_MINUTE' } as const

const isLevel = (type: keyof typeof weights): type is keyof typeof levels => type in levels

/** Undefined where this creator has nothing of the kind that chance chose. */
export const offerOf = (
  { postsOf, subscriptions, hasBought, random }: Shop,
  buyer: Person,
  creator: Person,
  time: Date,
): Offer | undefined => {
  const type = random.weighted(weights)
  const preset = random.pick(packages.filter((each) => each.type === type))
  if (isLevel(type)) {
    const level = levels[type]
    if (!sells(creator.role, level)) return undefined
    const taken = subscriptions.take({ buyer, creator, level, package: preset.id, price: preset.credits }, time)
    return { what: { subject: 'SUBSCRIPTION', subscription: taken.id }, price: taken.price }
  }
  if (type !== 'POST') return { what: { subject: subjects[type] }, price: preset.credits }
  const shown = postsOf(creator).filter(({ post, since }) => since < time && !hasBought(buyer, post))
  if (shown.length === 0) return undefined
  const { post } = random.pick(shown)
  const price = packages.find(({ id }) => id === post.package)?.credits
  return price === undefined ? undefined : { what: { subject: 'POST', contentSet: post.id }, price }
}

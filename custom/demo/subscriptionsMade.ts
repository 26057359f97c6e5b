// Subscriptions of the demo: begun or prolonged by a purchase, run out when nothing follows.
import { day, isCreator } from './people.ts'
import type { Person } from './people.ts'
import type { Random } from './random.ts'

export interface SubscriptionDemo {
  readonly id: string
  readonly buyer: Person
  readonly creator: Person
  readonly level: 'CONTENT' | 'PRO' | 'ULTIMATE'
  readonly package: string
  readonly price: bigint
  readonly started: Date
  paidUntil: Date
}

export interface SubscriptionState {
  readonly status: 'ACTIVE' | 'CANCELLED' | 'PAST_DUE' | 'EXPIRED'
  readonly recurring: boolean
  readonly cancelTime: Date | undefined
}

const period = 30 * day

/** How it stands now: a paid one may be cancelled, an unpaid one is past due for three days. */
export const stateNow = ({ paidUntil, buyer, creator }: SubscriptionDemo, now: Date, random: Random): SubscriptionState => {
  const left = paidUntil.getTime() - now.getTime()
  const ends =
    buyer.status === 'DELETED' || creator.status === 'DELETED' || buyer.fraud === 'FRAUD' || !isCreator(creator) || random.chance(0.18)
  if (left > 0 && ends)
    return { status: 'CANCELLED', recurring: false, cancelTime: new Date(Math.min(now.getTime() - 1_000, paidUntil.getTime() - 4 * day)) }
  if (left > 0) return { status: 'ACTIVE', recurring: true, cancelTime: undefined }
  if (left > -3 * day && !ends) return { status: 'PAST_DUE', recurring: true, cancelTime: undefined }
  return { status: 'EXPIRED', recurring: false, cancelTime: undefined }
}

export interface Subscriptions {
  readonly all: readonly SubscriptionDemo[]
  /** Begins one, or prolongs the one there is for another period. */
  readonly take: (wish: Omit<SubscriptionDemo, 'id' | 'started' | 'paidUntil'>, time: Date) => SubscriptionDemo
}

export const openSubscriptions = (): Subscriptions => {
  const all: SubscriptionDemo[] = []
  const running = new Map<string, SubscriptionDemo>()
  return {
    all,
    take: (wish, time) => {
      const between = `${wish.buyer.id} ${wish.creator.id}`
      const found = running.get(between)
      if (found && found.paidUntil.getTime() > time.getTime() - 3 * day) {
        found.paidUntil = new Date(found.paidUntil.getTime() + period)
        return found
      }
      const made = { ...wish, id: String(all.length + 1), started: time, paidUntil: new Date(time.getTime() + period) }
      all.push(made)
      running.set(between, made)
      return made
    },
  }
}

// Subscriptions of the demo: begun or prolonged by a purchase, run out when nothing follows.
import { day, isCreator, type Person } from './people.ts'
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
  /** When all that was paid was given back. */
  ended?: Date
}

export interface SubscriptionState {
  readonly status: 'ACTIVE' | 'CANCELLED' | 'PAST_DUE' | 'EXPIRED'
  readonly recurring: boolean
  readonly cancelTime: Date | undefined
}

const period = 30 * day

/** How it stands now: a paid one may be cancelled, an unpaid one is past due for three days. */
export const stateNow = ({ paidUntil, buyer, creator, ended }: SubscriptionDemo, now: Date, random: Random): SubscriptionState => {
  if (ended) return { status: 'EXPIRED', recurring: false, cancelTime: ended }
  const left = paidUntil.getTime() - now.getTime()
  const ends =
    buyer.status !== 'ACTIVE' || creator.status === 'DELETED' || buyer.fraud === 'FRAUD' || !isCreator(creator) || random.chance(0.18)
  if (left > 0 && ends)
    return { status: 'CANCELLED', recurring: false, cancelTime: new Date(Math.min(now.getTime() - 1_000, paidUntil.getTime() - 4 * day)) }
  if (left > 0) return { status: 'ACTIVE', recurring: true, cancelTime: undefined }
  if (left > -3 * day && !ends) return { status: 'PAST_DUE', recurring: true, cancelTime: undefined }
  return { status: 'EXPIRED', recurring: false, cancelTime: undefined }
}

export interface Subscriptions {
  readonly all: readonly SubscriptionDemo[]
  /** Begins one, or prolongs the one there is for another period. */
  readonly take: (wish: Omit<SubscriptionDemo, 'id' | 'started' | 'paidUntil' | 'ended'>, time: Date) => SubscriptionDemo
  /** A period was given back: it is not paid any more. */
  readonly giveBack: (id: string, time: Date) => void
}

const betweenOf = ({ buyer, creator }: Pick<SubscriptionDemo, 'buyer' | 'creator'>): string => `${buyer.id} ${creator.id}`

export const openSubscriptions = (): Subscriptions => {
  const all: SubscriptionDemo[] = []
  const running = new Map<string, SubscriptionDemo>()
  return {
    all,
    take: (wish, time) => {
      const between = betweenOf(wish)
      const found = running.get(between)
      if (found && found.paidUntil.getTime() > time.getTime() - 3 * day) {
        found.paidUntil = new Date(found.paidUntil.getTime() + period)
        return found
      }
      const made: SubscriptionDemo = { ...wish, id: String(all.length + 1), started: time, paidUntil: new Date(time.getTime() + period) }
      all.push(made)
      running.set(between, made)
      return made
    },
    giveBack: (id, time) => {
      const found = all[Number(id) - 1]
      if (!found) return
      const left = found.paidUntil.getTime() - period
      found.paidUntil = new Date(Math.max(left, Math.min(found.paidUntil.getTime(), time.getTime())))
      if (left > found.started.getTime()) return
      found.ended = found.paidUntil
      running.delete(betweenOf(found))
    },
  }
}

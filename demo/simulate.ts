// Two years of the demo's business, event after event in the order of time: deposits, purchases, refunds, corrections, payouts.
import { alikeBy } from '../language/alike.ts'
import { openBook, type Book } from './book.ts'
import { runEvents, type Event, type Later } from './events.ts'
import { openManualPayouts, type ManualPayouts } from './manualPayoutsMade.ts'
import { day, isBarred, isCreator, isStaff, isThere, isVerified, type Person } from './people.ts'
import type { OfferedPost } from './postVerifications.ts'
import type { Random } from './random.ts'
import { openRequests, type RequestDemo, type Requests } from './requestsMade.ts'
import { openSubscriptions, type Subscriptions } from './subscriptionsMade.ts'
import { openTrade, type Trade } from './trade.ts'

export interface Size {
  readonly transactions: number
  readonly requests: number
}

export interface Business {
  readonly book: Book
  readonly requests: Requests
  readonly manual: ManualPayouts
  readonly subscriptions: Subscriptions
}

interface Stage {
  readonly buyers: readonly Person[]
  readonly sellers: readonly Person[]
  readonly payable: readonly Person[]
  readonly staff: readonly Person[]
  readonly now: number
  readonly random: Random
}

const hour = 3_600_000
const span = 730 * day
/** Rows of the books that one event makes, a little less. */
const rowsAnEvent = 2.05

const stageOf = (people: readonly Person[], now: Date, random: Random): Stage => {
  const kept = people.filter((each) => each.status !== 'DELETED')
  const sellers = kept.filter((each) => isCreator(each) && each.verification === 'APPROVED')
  return {
    buyers: kept.filter((each) => each.role === 'member'),
    sellers,
    payable: sellers.filter((each) => each.payee),
    staff: people.filter((each) => isStaff(each) && each.status === 'ACTIVE'),
    now: now.getTime(),
    random,
  }
}

/** Somebody who could do it at that time. */
const oneOf = (
  people: readonly Person[],
  time: number,
  random: Random,
  may: (person: Person, time: number) => boolean,
): Person | undefined => {
  for (let tries = 0; tries < 20; tries += 1) {
    const found = random.pick(people)
    if (may(found, time)) return found
  }
  return undefined
}
const maySell = (person: Person, time: number): boolean => isThere(person, time) && isVerified(person, time)
const mayPay = (person: Person, time: number): boolean => isThere(person, time) && !isBarred(person, time)

const trading = ({ buyers, sellers, staff, random, now }: Stage, trade: Trade, time: number): void => {
  const [buyer, seller] = [oneOf(buyers, time, random, mayPay), oneOf(sellers, time, random, maySell)]
  if (!buyer || !seller) return
  const at = new Date(time)
  const event = random.weighted({ buy: 960, refund: 14, takeBack: 3, correct: 7, fail: 12 })
  if (event === 'buy') trade.buy(buyer, seller, at)
  else if (event === 'refund') trade.refund(at)
  else if (event === 'takeBack') trade.takeBack(at)
  else if (event === 'correct') trade.correct(random.chance(0.5) ? buyer : seller, random.pick(staff), at)
  else trade.announce(buyer, at, time > now - day ? 'PENDING' : 'FAILED')
}

/** Paid or declined within days; a few are undone and decided anew. What was made lately is open. */
const decide = (request: RequestDemo, requests: Requests, { random, now }: Stage, later: Later): void => {
  const done = request.made.getTime() + random.whole(1, 4) * day + random.whole(0, day)
  const decideAt = (time: number, pays: boolean): void =>
    later(time, () => (pays && mayPay(request.creator, time) ? requests.pay : requests.decline)(request, new Date(time)))
  if (done > now - 9 * day) return
  decideAt(done, random.chance(0.88))
  if (!random.chance(0.06)) return
  later(done + 5 * hour, () => requests.undo(request, new Date(done + 5 * hour)))
  decideAt(done + 7 * hour, random.chance(0.5))
}

const requesting = (stage: Stage, requests: Requests, time: number, later: Later): void => {
  for (let tries = 0; tries < 200; tries += 1) {
    const creator = oneOf(stage.payable, time, stage.random, mayPay)
    const made = creator && requests.make(creator, new Date(time))
    if (!made) continue
    decide(made, requests, stage, later)
    return
  }
}

const payingByHand = ({ payable, random, now }: Stage, manual: ManualPayouts, time: number, later: Later): void => {
  const creator = oneOf(payable, time, random, mayPay)
  const made = creator && manual.record(creator, new Date(time))
  const undone = Math.min(time + 2 * day, now - 1_000)
  if (made && random.chance(0.25)) later(undone, () => manual.undo(made, new Date(undone)))
}

/** Seven of eight requests over the whole time, the rest in the last nine days, so that a queue is waiting. */
const requestTime = (at: number, count: number, { now, random }: Stage): number =>
  at < count * 0.86 ? now - 15 * day - Math.round((span - 120 * day) * random.next()) : now - Math.round(9 * day * random.next()) - 2_000

const times = (count: number, time: (at: number) => number, run: (time: number) => void): readonly Event[] =>
  Array.from({ length: Math.round(count) }, (_each, at) => time(at)).map((each) => ({ time: each, run: () => run(each) }))

export const simulate = (people: readonly Person[], posts: readonly OfferedPost[], size: Size, now: Date, random: Random): Business => {
  const stage = stageOf(people, now, random)
  const book = openBook()
  const requests = openRequests(book, stage.staff, random)
  const manual = openManualPayouts(book, requests.held, stage.staff, random)
  const subscriptions = openSubscriptions()
  const shelves = alikeBy(posts, ({ post }) => post.creator)
  const trade = openTrade({ book, held: requests.held, postsOf: (creator) => shelves.get(creator) ?? [], subscriptions, random })
  // The younger the denser.
  const tradeTime = (): number => stage.now - Math.round(span * random.next() ** 1.7) - 1_000
  const handTime = (): number => stage.now - 3 * day - Math.round(300 * day * random.next())
  runEvents((later) => [
    ...times(size.transactions / rowsAnEvent, tradeTime, (time) => trading(stage, trade, time)),
    ...times(
      size.requests,
      (at) => requestTime(at, size.requests, stage),
      (time) => requesting(stage, requests, time, later),
    ),
    ...times(40, handTime, (time) => payingByHand(stage, manual, time, later)),
  ])
  return { book, requests, manual, subscriptions }
}

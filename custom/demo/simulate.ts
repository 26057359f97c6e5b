// Two years of the demo's business, event after event in the order of time: deposits, purchases, refunds, corrections, payouts.
import { openBook } from './book.ts'
import type { Book } from './book.ts'
import { day, isCreator, isStaff } from './people.ts'
import type { Person } from './people.ts'
import { openPayouts } from './payoutsMade.ts'
import type { Payouts, RequestDemo } from './payoutsMade.ts'
import type { Post } from './posts.ts'
import type { Random } from './random.ts'
import { openSubscriptions } from './subscriptionsMade.ts'
import type { Subscriptions } from './subscriptionsMade.ts'
import { openTrade } from './trade.ts'
import type { Trade } from './trade.ts'

export interface Size {
  readonly transactions: number
  readonly requests: number
}

export interface Business {
  readonly book: Book
  readonly payouts: Payouts
  readonly subscriptions: Subscriptions
}

const span = 730 * day
/** Rows of the books that one event makes, about. */
const rowsAnEvent = 2.17

/** Times of the events, the younger the denser. */
const eventTimes = (count: number, now: number, random: Random): readonly number[] =>
  Array.from({ length: count }, () => now - Math.round(span * random.next() ** 1.7) - 1_000).toSorted((a, b) => a - b)

const registeredBy = (people: readonly Person[], time: number, random: Random): Person | undefined => {
  for (let tries = 0; tries < 20; tries += 1) {
    const found = random.pick(people)
    if (found.registered.getTime() < time) return found
  }
  return undefined
}

interface Stage {
  readonly buyers: readonly Person[]
  readonly sellers: readonly Person[]
  readonly payable: readonly Person[]
  readonly staff: readonly Person[]
  readonly now: number
  readonly random: Random
}

const stageOf = (people: readonly Person[], now: Date, random: Random): Stage => ({
  buyers: people.filter(each => each.role === 'member' && each.status !== 'DELETED'),
  sellers: people.filter(each => isCreator(each) && each.verification === 'APPROVED' && each.status !== 'DELETED'),
  payable: people.filter(each => isCreator(each) && each.payee && each.verification === 'APPROVED' && each.status !== 'DELETED' && (each.fraud === 'UNKNOWN' || each.fraud === 'PASSED')),
  staff: people.filter(each => isStaff(each) && each.status === 'ACTIVE'),
  now: now.getTime(),
  random,
})

const isBarred = ({ status, fraud }: Person): boolean => status !== 'ACTIVE' || fraud === 'FRAUD' || fraud === 'POSSIBLE'

const trading = ({ buyers, sellers, staff, random, now }: Stage, trade: Trade, time: number): void => {
  const [buyer, seller] = [registeredBy(buyers, time, random), registeredBy(sellers, time, random)]
  // Whoever may not pay now has not done so lately.
  if (!buyer || !seller || (time > now - 20 * day && (isBarred(buyer) || seller.status !== 'ACTIVE'))) return
  const at = new Date(time)
  const event = random.weighted({ buy: 960, refund: 14, takeBack: 3, correct: 7, fail: 12 })
  if (event === 'buy') trade.buy(buyer, seller, at)
  else if (event === 'refund') trade.refund(at)
  else if (event === 'takeBack') trade.takeBack(at)
  else if (event === 'correct') trade.correct(random.chance(0.5) ? buyer : seller, random.pick(staff), at)
  else trade.announce(buyer, at, time > now - day ? 'PENDING' : 'FAILED')
}

type Later = (time: number, run: () => void) => void

const handle = (request: RequestDemo, payouts: Payouts, { random, now }: Stage, later: Later): void => {
  const done = request.made.getTime() + random.whole(1, 4) * day + random.whole(0, day)
  if (done > now - 9 * day) return
  const [first, second] = [random.chance(0.88), random.chance(0.5)].map(paid => (paid ? 'pay' : 'decline'))
  later(done, () => payouts.process(request, new Date(done), first ?? 'pay'))
  if (!random.chance(0.06)) return
  later(done + 5 * 3_600_000, () => payouts.undo(request, new Date(done + 5 * 3_600_000)))
  later(done + 7 * 3_600_000, () => payouts.process(request, new Date(done + 7 * 3_600_000), second ?? 'decline'))
}

const paying = (stage: Stage, payouts: Payouts, time: number, later: Later): void => {
  const { payable, random } = stage
  for (let tries = 0; tries < 200; tries += 1) {
    const creator = registeredBy(payable, time, random)
    if (!creator || !payouts.request(creator, new Date(time))) continue
    const made = payouts.requests.at(-1)
    if (made) handle(made, payouts, stage, later)
    return
  }
}

const payingByHand = ({ payable, random, now }: Stage, payouts: Payouts, time: number, later: Later): void => {
  const creator = registeredBy(payable, time, random)
  if (!creator || !payouts.byHand(creator, new Date(time))) return
  const made = payouts.manual.at(-1)
  const undone = Math.min(time + 2 * day, now - 1_000)
  if (made && random.chance(0.25)) later(undone, () => payouts.undoByHand(made, new Date(undone)))
}

/** Requests: seven of eight over the whole time, the rest in the last nine days, so that a queue is waiting. */
const requestTimes = (count: number, now: number, random: Random): readonly number[] => [
  ...Array.from({ length: Math.round(count * 0.86) }, () => now - 15 * day - Math.round((span - 120 * day) * random.next())),
  ...Array.from({ length: count - Math.round(count * 0.86) }, () => now - Math.round(9 * day * random.next()) - 2_000),
]

interface Event {
  readonly time: number
  readonly run: () => void
}

/** Runs events in the order of their times; each may cause further ones. */
const runAll = (planned: readonly Event[], caused: Event[]): void => {
  const runDue = (until: number): void => {
    for (;;) {
      const next = caused.filter(each => each.time <= until).reduce<Event | undefined>((first, each) => (first && first.time <= each.time ? first : each), undefined)
      if (!next) return
      caused.splice(caused.indexOf(next), 1)
      next.run()
    }
  }
  for (const event of planned) {
    runDue(event.time)
    event.run()
  }
  runDue(Infinity)
}

const byCreator = (posts: readonly Post[]): ReadonlyMap<Person, readonly Post[]> => {
  const found = new Map<Person, Post[]>()
  for (const post of posts) found.set(post.creator, [...(found.get(post.creator) ?? []), post])
  return found
}

export const simulate = (people: readonly Person[], posts: readonly Post[], size: Size, now: Date, random: Random): Business => {
  const book = openBook()
  const stage = stageOf(people, now, random)
  const payouts = openPayouts(book, stage.staff, random)
  const subscriptions = openSubscriptions()
  const shelves = byCreator(posts)
  const trade = openTrade({ book, held: payouts.held, postsOf: creator => shelves.get(creator) ?? [], subscriptions, random })
  const caused: Event[] = []
  const later: Later = (time, run) => void caused.push({ time, run })
  const events = [
    ...eventTimes(Math.round(size.transactions / rowsAnEvent), stage.now, random).map(time => ({ time, run: () => trading(stage, trade, time) })),
    ...requestTimes(size.requests, stage.now, random).map(time => ({ time, run: () => paying(stage, payouts, time, later) })),
    ...Array.from({ length: 24 }, () => stage.now - 3 * day - Math.round(300 * day * random.next())).map(time => ({ time, run: () => payingByHand(stage, payouts, time, later) })),
  ].toSorted((a, b) => a.time - b.time)
  runAll(events, caused)
  return { book, payouts, subscriptions }
}

// A period of a subscription ends: charged for the next, retried for three days, or run out (domain 5.10, 17).
import { Refusal, type Work } from '../../server/kit.ts'
import { minorIn } from '../server/money/credits.ts'
import { isBlockedFrom } from '../server/people/isBlockedFrom.ts'
import { payIn } from './deposit.ts'
import { partiesOf } from './parties.ts'
import { monthMs } from './purchase.ts'
import { ensureUntold, sellTo, type Card } from './sellTo.ts'
import { happenOnce, type Repeated, type World } from '../server/world.ts'
import { find, write, type RecordOf, type RowOf } from '../server/store.ts'

export interface Renewal {
  readonly subscription: string
  /** Of this period's charge. */
  readonly externalId: string
  /** The payment system charged the card; absent = from the balance. */
  readonly card?: Card
}

export interface Renewed {
  readonly status: 'ACTIVE' | 'PAST_DUE' | 'EXPIRED'
  readonly operationId?: string
}

const retryForMs = 3 * 86_400_000

/** By what is stored of the subscriber: nobody pays for what is hidden from there (domain 5.13). */
const ensureNotBlocked = async (work: Work, creator: string, buyer: RecordOf<'User'>): Promise<void> => {
  const place = { country: buyer['personal.country'], region: buyer['personal.region'], ip: buyer['registration.lastLoginIp'] }
  const known = Object.fromEntries(Object.entries(place).filter(([, value]) => value !== null))
  if (await isBlockedFrom(work.tx, creator, known)) throw new Refusal('placeBlocked', 'refusals.changed')
}

const charge = async (work: Work, subscription: RowOf<'Subscription'>, renewal: Renewal): Promise<string> => {
  const { buyer, creator } = await partiesOf(work, { buyer: subscription.subscriber, creator: subscription.creator })
  await ensureNotBlocked(work, creator.id, buyer)
  const posted = await sellTo(work, {
    ...renewal,
    buyer,
    creator,
    price: minorIn(subscription.price),
    what: { subject: 'SUBSCRIPTION', subscription: subscription.id },
    teller: 'renewal',
  })
  return posted.operationId
}

/** Undefined where it may not be charged now; then it is tried again until patience ends. */
const tryCharge = (work: Work, subscription: RowOf<'Subscription'>, renewal: Renewal): Promise<string | undefined> =>
  charge(work, subscription, renewal).catch((error: unknown) => {
    // Refused before anything was written: the transaction goes on.
    if (error instanceof Refusal) return undefined
    throw error
  })

/** What the payment system charged for a period that is not sold stands in the wallet, from where it can be spent or charged back. */
const keepPaid = async (work: Work, { subscriber, price }: RowOf<'Subscription'>, { card, externalId }: Renewal): Promise<void> => {
  if (card) await payIn(work, { user: subscriber, credits: minorIn(price), ...card, externalId })
}

/** At the price agreed. Only what is to be renewed and due is sold; a cancelled one runs out. */
export const renew = (world: World, renewal: Renewal): Promise<Renewed | Repeated> =>
  happenOnce(world, { name: 'renew', entity: 'Subscription', record: renewal.subscription }, async (work): Promise<Renewed> => {
    const [subscription] = await find(work, 'Subscription', { id: renewal.subscription }, 'no key update')
    if (!subscription) throw new Refusal('unknownSubscription', 'refusals.gone')
    await ensureUntold(work, { ...renewal, teller: 'renewal' }, ['PURCHASE', 'DEPOSIT'])
    const [now, due] = [Date.parse(work.time), Date.parse(subscription.paidUntil)]
    const status = subscription.status
    if (status === 'EXPIRED') {
      await keepPaid(work, subscription, renewal)
      return { status }
    }
    if (now < due) throw new Refusal('notDue', 'refusals.state', [status])
    const operationId = subscription.recurring === true && status !== 'CANCELLED' ? await tryCharge(work, subscription, renewal) : undefined
    if (operationId !== undefined) {
      const paidUntil = new Date(Math.max(due, now - retryForMs) + monthMs).toISOString()
      await write(work, 'Subscription', subscription.id, { status: 'ACTIVE', paidUntil, nextChargeTime: paidUntil })
      return { status: 'ACTIVE', operationId }
    }
    await keepPaid(work, subscription, renewal)
    const over = subscription.recurring !== true || status === 'CANCELLED' || now >= due + retryForMs
    const became = over ? 'EXPIRED' : 'PAST_DUE'
    const next = over ? { recurring: false, nextChargeTime: null } : { nextChargeTime: new Date(now + 86_400_000).toISOString() }
    await write(work, 'Subscription', subscription.id, { status: became, ...next })
    return { status: became }
  })

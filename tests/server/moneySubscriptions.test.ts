// Subscriptions begun, renewed and run out; signals of fraud; mails in the outbox (domain 5.4, 5.10, 17, 23).
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkLedger } from '../../custom/server/checkLedger.ts'
import { mail, raiseFraud, refund, renew, subscribe } from '../../custom/events/index.ts'
import { openMoney } from './money/openMoney.ts'
import type { Money } from './money/openMoney.ts'
import { covers } from '../covers.ts'

let money: Money
let count = 0
const next = (): string => `x-${++count}`

beforeAll(async () => {
  money = await openMoney()
})
afterAll(() => money.stop())

/** A buyer with credits, a creator at 70 %, referred by another. */
const cast = async (credits: bigint) => {
  const referrer = await money.person('pro_business')
  const seller = await money.person('free_business', { 'referring.referrer': referrer })
  const buyer = await money.person('member')
  if (credits > 0n) await money.fund(buyer, credits)
  return { referrer, seller, buyer }
}

/** What is kept of the states that a part of a record went through, its first one left out. */
const steps = async (entity: string, part: string, record: string): Promise<readonly string[]> =>
  (
    await money.sql(
      "select from_state || ' ' || to_state as step from state_change where entity = $1 and part = $2 and record = $3 and from_state is not null order by id",
      [entity, part, record],
    )
  ).map(({ step }) => String(step))

describe('a subscription', () => {
  const level = 'CONTENT' as const
  const status = (id: string) => money.value('select status from subscriptions where id = $1', id)
  const age = (id: string, days: number) =>
    money.sql('update subscriptions set paid_until = now() - make_interval(days => $2) where id = $1', [id, days])
  const begin = async (credits: bigint) => {
    const parties = await cast(credits)
    const begun = await subscribe(money.world, { buyer: parties.buyer, creator: parties.seller, price: 500n, level, externalId: next() })
    if ('repeated' in begun) throw new Error('it was told before')
    return { ...parties, ...begun }
  }

  it('is charged for the next period at the price agreed, once', async () => {
    const { buyer, subscription } = await begin(1_500n)
    await expect(renew(money.world, { subscription, externalId: next() })).rejects.toMatchObject({ rule: 'notDue' })
    await age(subscription, 0)
    expect(await renew(money.world, { subscription, externalId: next() })).toMatchObject({ status: 'ACTIVE' })
    expect(await money.balance(buyer)).toMatchObject({ wallet: 500n })
  })

  it('that cannot be paid is retried for three days, then runs out', async () => {
    const { subscription } = await begin(500n)
    await age(subscription, 1)
    expect(await renew(money.world, { subscription, externalId: next() })).toEqual({ status: 'PAST_DUE' })
    await age(subscription, 4)
    expect(await renew(money.world, { subscription, externalId: next() })).toEqual({ status: 'EXPIRED' })
    expect(await status(subscription)).toBe('EXPIRED')
    expect(await steps('Subscription', '', subscription)).toEqual(['ACTIVE PAST_DUE', 'PAST_DUE EXPIRED'])
  })

  it('to a disabled creator is not renewed', async () => {
    const { subscription, seller, buyer } = await begin(1_500n)
    await money.change('User', '', seller, { status: 'DISABLED' })
    await age(subscription, 1)
    expect(await renew(money.world, { subscription, externalId: next() })).toEqual({ status: 'PAST_DUE' })
    expect(await money.balance(buyer)).toMatchObject({ wallet: 1_000n })
  })

  it('refunded as a whole loses its access', async () => {
    const { subscription, operationId } = await begin(500n)
    await refund(money.world, { operationId, externalId: next() })
    expect(await status(subscription)).toBe('EXPIRED')
    expect(await steps('Subscription', '', subscription)).toEqual(['ACTIVE EXPIRED'])
  })

  it("above the creator's tier is refused", async () => {
    const { buyer, seller } = await cast(1_000n)
    await expect(subscribe(money.world, { buyer, creator: seller, price: 1n, level: 'PRO', externalId: next() })).rejects.toMatchObject({
      name: 'Refusal',
    })
  })
})

describe('a signal of fraud', () => {
  it('raises a review once; after a passed one only a chargeback does', async () => {
    covers('fraudActions')
    const user = await money.person('member')
    expect(await raiseFraud(money.world, { user, signal: 'location', detail: 'DE, then BR' })).toBe(true)
    expect(await raiseFraud(money.world, { user, signal: 'location', detail: 'again' })).toBe(false)
    await money.change('User', 'fraud', user, { status: 'PASSED' })
    expect(await raiseFraud(money.world, { user, signal: 'location', detail: 'again' })).toBe(false)
    expect(await raiseFraud(money.world, { user, signal: 'chargeback', detail: 'x' })).toBe(true)
    expect(await money.value('select cardinality(signals) from users_fraud where id = $1', user)).toBe(4)
    expect(await steps('User', 'fraud', user)).toEqual(['UNKNOWN POSSIBLE', 'POSSIBLE PASSED', 'PASSED POSSIBLE'])
  })
})

it('a mail waits in the outbox', async () => {
  const id = await mail(money.world, 'somebody@example.com', 'welcome', ['Ada'])
  expect(await money.sql('select "to", template, params from mails where id = $1', [id])).toEqual([
    { to: 'somebody@example.com', template: 'welcome', params: ['Ada'] },
  ])
})

it('leaves money that is sound', async () => expect(await checkLedger(money.world.db)).toEqual([]))

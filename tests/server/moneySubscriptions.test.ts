// Subscriptions begun, renewed and run out; signals of fraud; mails in the outbox (domain 5.4, 5.10, 17, 23).
import { beforeAll, describe, expect, it } from 'vitest'
import { checkLedger } from '../../custom/server/checkLedger.ts'
import { write } from '../../server/actions/write.ts'
import { chargeback, mail, raiseFraud, refund, renew, subscribe } from '../../custom/events/index.ts'
import { openMoney, type Money } from './money/openMoney.ts'
import { covers } from '../covers.ts'

let money: Money
let count = 0
const next = (): string => `x-${++count}`

beforeAll(async () => (money = await openMoney()).stop)

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
    const parties = await money.cast(credits)
    const begun = await subscribe(money.world, { buyer: parties.buyer, creator: parties.seller, price: 500n, level, externalId: next() })
    if ('repeated' in begun) throw new Error('it was told before')
    return { ...parties, ...begun }
  }

  it('is charged for the next period at the price agreed, once', async () => {
    const { buyer, subscription } = await begin(1_500n)
    await expect(renew(money.world, { subscription, externalId: next() })).rejects.toMatchObject({ rule: 'notDue' })
    await age(subscription, 0)
    const externalId = next()
    expect(await renew(money.world, { subscription, externalId })).toMatchObject({ status: 'ACTIVE' })
    expect(await renew(money.world, { subscription, externalId })).toEqual({ repeated: true })
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

  it('that is past due and is stopped has nothing left to run: it has expired', async () => {
    const { subscription } = await begin(500n)
    await age(subscription, 1)
    expect(await renew(money.world, { subscription, externalId: next() })).toEqual({ status: 'PAST_DUE' })
    await money.act(money.admin, 'subscriptionsStopRenewal', subscription)
    const stored = 'select status, recurring, next_charge_time, cancel_time is not null as stopped from subscriptions where id = $1'
    expect(await money.sql(stored, [subscription])).toEqual([
      { status: 'EXPIRED', recurring: false, next_charge_time: null, stopped: true },
    ])
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

  it('keeps its access where an earlier period is refunded, and counts as paid what was not', async () => {
    const { subscription, operationId, seller } = await begin(1_500n)
    await age(subscription, 0)
    await renew(money.world, { subscription, externalId: next() })
    await refund(money.world, { operationId, amount: 200n, externalId: next() })
    const paid = async () =>
      (await money.run(money.admin, 'subscriptionsSearch', { filter: { creator: [seller] } }, ['totalPaid']))['items']
    expect(await paid()).toEqual([expect.objectContaining({ totalPaid: { amount: '8.00', currency: 'CRE' } })])
    await refund(money.world, { operationId, externalId: next() })
    expect(await paid()).toEqual([expect.objectContaining({ totalPaid: { amount: '5.00', currency: 'CRE' } })])
    expect(await status(subscription)).toBe('ACTIVE')
  })

  it('from a place that its creator blocks is not renewed (domain 5.13)', async () => {
    for (const [place, of] of [
      ['FR', { 'personal.country': 'FR' }],
      ['DE___BE', { 'personal.country': 'DE', 'personal.region': 'DE___BE' }],
      ['203.0.113.7', { 'registration.lastLoginIp': '203.0.113.7' }],
    ] as const) {
      const { subscription, seller, buyer } = await begin(1_500n)
      for (const [path, value] of Object.entries(of)) {
        const [part = '', field = ''] = path.split('.')
        await money.change('User', part, buyer, { [field]: value })
      }
      await money.run(money.admin, 'blockedLocationsCreate', { input: { user: seller, location: place } }, ['name'])
      await age(subscription, 1)
      expect([place, await renew(money.world, { subscription, externalId: next() })]).toEqual([place, { status: 'PAST_DUE' }])
      expect(await money.balance(buyer)).toMatchObject({ wallet: 1_000n })
    }
  })

  it('charged by card after its renewal was stopped, leaves what was paid in the wallet, once; it may be charged back', async () => {
    const { subscription, buyer } = await begin(500n)
    const card = { paymentSystem: '1', money: { amount: '5', currency: 'EUR' } }
    const externalId = next()
    await age(subscription, 0)
    await money.act(money.admin, 'subscriptionsStopRenewal', subscription)
    expect(await renew(money.world, { subscription, externalId, card })).toEqual({ status: 'EXPIRED' })
    expect(await renew(money.world, { subscription, externalId, card })).toEqual({ repeated: true })
    expect(await money.balance(buyer)).toMatchObject({ wallet: 500n })
    await chargeback(money.world, { paymentSystem: '1', externalId })
    expect(await money.balance(buyer)).toMatchObject({ wallet: 0n })
  })

  it('of a level whose preset was deleted is begun no more (domain 10.2)', async () => {
    const presets = { input: { type: 'CONTENT_SUBSCRIPTION', credits: { amount: '7', currency: 'CRE' } } }
    const made = await money.run(money.admin, 'paymentPackagesCreate', presets, ['title'])
    const preset = String((made['record'] as Readonly<Record<string, unknown>>)['id'])
    const { seller, buyer } = await money.cast(1_500n)
    await money.change('User', 'subscriptionLevels', seller, { contentEnabled: true, contentPackage: preset, proPackage: preset })
    const asked = { buyer, creator: seller, price: 700n, level }
    expect(await subscribe(money.world, { ...asked, externalId: next() })).toHaveProperty('subscription')
    expect(await money.act(money.admin, 'paymentPackagesDelete', preset)).toMatchObject({ __typename: 'Done' })
    await expect(subscribe(money.world, { ...asked, externalId: next() })).rejects.toMatchObject({ rule: 'levelNotSold' })
    expect(
      await money.sql(
        'select content_enabled, pro_enabled, content_package_id, pro_package_id from users_subscription_levels where id = $1',
        [seller],
      ),
    ).toEqual([{ content_enabled: false, pro_enabled: false, content_package_id: null, pro_package_id: null }])
  })

  it("above the creator's tier is refused", async () => {
    const { buyer, seller } = await money.cast(1_000n)
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

  it('that comes while staff mark the user leaves the mark, and waits for it', async () => {
    const user = await money.person('member')
    let signal: Promise<boolean> | undefined
    await money.within(async (work) => {
      await write(work, 'User', 'fraud', user, { status: 'FRAUD' })
      signal = raiseFraud(money.world, { user, signal: 'location', detail: 'DE, then BR' })
      await expect.poll(() => money.value('select count(*)::int from pg_locks where not granted')).toBe(1)
    })
    expect(await signal).toBe(false)
    expect(await money.sql('select status, cardinality(signals) as signals from users_fraud where id = $1', [user])).toEqual([
      { status: 'FRAUD', signals: 1 },
    ])
  })
})

it('a mail waits in the outbox', async () => {
  const id = await mail(money.world, 'somebody@example.com', 'welcome', ['Ada'])
  expect(await money.sql('select "to", template, params from mails where id = $1', [id])).toEqual([
    { to: 'somebody@example.com', template: 'welcome', params: ['Ada'] },
  ])
})

it('leaves money that is sound', async () => expect(await checkLedger(money.world.db)).toEqual([]))

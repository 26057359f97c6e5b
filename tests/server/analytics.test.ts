// Analytics: figures of the site and of a creator against sums of the same books made another way, with days as they are where the viewer is (domain 12).
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { covers } from '../covers.ts'
import { chargeback, deposit, purchase, refund, sendMessage, subscribe } from '../../custom/events/index.ts'
import { openMoney, type Money } from './money/openMoney.ts'

interface Figure {
  readonly name: string
  readonly day?: string | null
  readonly key?: string | null
  readonly title?: string | null
  readonly value: string
  readonly before?: string | null
  readonly currency?: string | null
}
type Figures = readonly Figure[]

let money: Money
let count = 0
let cast: { readonly creator: string; readonly other: string; readonly member: string; readonly post: string }
const next = (): string => `a-${++count}`
const site = async (period: object, parts = ['people', 'approved', 'money', 'platform']): Promise<Readonly<Record<string, Figures>>> =>
  (await money.run(money.admin, 'analyticsGetSite', { period }, parts)) as Readonly<Record<string, Figures>>
const creatorOf = async (id: string, period: object): Promise<Readonly<Record<string, Figures>>> =>
  (await money.run(money.admin, 'analyticsGetCreator', { id, period }, ['earnings', 'subscribers', 'posts', 'messages'])) as Readonly<
    Record<string, Figures>
  >
const named = (figures: Figures | undefined, name: string): Figures => (figures ?? []).filter((each) => each.name === name)
const one = (figures: Figures | undefined, name: string): Figure | undefined => named(figures, name)[0]

const day = (ago = 0): string => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
const today = { from: day(1), until: day(-1), zone: 'UTC' }

/** Books all that is there to an instant: a day of the past, or the hours around midnight. */
const moveAll = async (time: string, operations: readonly string[]): Promise<void> => {
  await money.sql('update transactions set create_time = $1 where operation = any($2)', [time, operations])
}
const buy = async (buyer: string, creator: string, price: bigint, what: object): Promise<string> => {
  const sold = await purchase(money.world, { buyer, creator, price, what: { subject: 'MESSAGE', ...what }, externalId: next() })
  if ('repeated' in sold) throw new Error('it was told before')
  return sold.operationId
}

beforeAll(async () => {
  money = await openMoney()
  const referrer = await money.person('pro_business')
  const creator = await money.person('free_business', { 'referring.referrer': referrer, 'verification.status': 'APPROVED' })
  const other = await money.person('pro_business')
  const member = await money.person('member')
  await money.fund(member, 100_000n)
  const [made] = await money.sql(
    `insert into content_sets (user_id, type, description, published, publish_time, processing_status) values ($1, 'POST', 'Autumn', true, now(), 'OK') returning id::text as id`,
    [creator],
  )
  cast = { creator, other, member, post: String(made?.['id']) }
  const post = await buy(member, creator, 10_000n, { subject: 'POST', contentSet: cast.post })
  await refund(money.world, { operationId: post, amount: 4_000n, externalId: next() })
  await buy(member, creator, 500n, { subject: 'MESSAGE' })
  await buy(member, other, 1_500n, { subject: 'CALL_MINUTE' })
  await subscribe(money.world, { buyer: member, creator, price: 2_000n, level: 'CONTENT', externalId: next() })
  const back = next()
  await deposit(money.world, {
    user: member,
    credits: 100n,
    money: { amount: '9.20', currency: 'USD' },
    paymentSystem: '1',
    externalId: back,
  })
  await chargeback(money.world, { paymentSystem: '1', externalId: back })
})
afterAll(() => money.stop())

describe('figures of the site', () => {
  it('are the sums of the books', async () => {
    covers('managesAnalytics')
    const { money: moved, platform } = await site(today)
    const sum = async (types: string): Promise<string> =>
      String(await money.value(`select to_char(sum(amount) / 100.0, 'FM9999990.00') from transactions where type in (${types})`))
    expect(one(moved, 'spending')?.value).toBe((await sum(`'SPENDING','REFUND'`)).replace('-', ''))
    expect(one(moved, 'spending')?.value).toBe('100.00')
    expect(one(moved, 'earnings')?.value).toBe(await sum(`'EARNING'`))
    expect(one(platform, 'platformShare')?.value).toBe(
      await money.value(`select to_char(sum(balance) / 100.0, 'FM9999990.00') from ledger_account where kind = 'PLATFORM'`),
    )
    expect(one(moved, 'payingMembers')).toMatchObject({ value: '1', before: '0' })
    expect(one(moved, 'payouts')?.value).toBe('0.00')
  })

  it('count a payment in its money, less what was taken back', async () => {
    const { money: moved } = await site(today)
    expect(one(moved, 'deposits')).toMatchObject({ value: '1.00', currency: 'EUR', before: '0.00' })
  })

  it('tell of what is given back under the kind of the sale', async () => {
    const { money: moved } = await site(today)
    const byKind = Object.fromEntries(named(moved, 'spendingPerDay').map(({ key, value }) => [key, value]))
    expect(byKind).toEqual({ POST: '60.00', MESSAGE: '5.00', CALLS: '15.00', SUBSCRIPTION: '20.00' })
  })

  it('name the best of both sides with their profiles', async () => {
    const { money: moved } = await site(today)
    expect(named(moved, 'bestCreators').map(({ key }) => key)).toEqual([cast.creator, cast.other, expect.any(String)])
    expect(named(moved, 'bestMembers')).toMatchObject([{ key: cast.member, value: '100.00', currency: 'CRE' }])
  })

  it('count people by role and status, and compare with as many days before', async () => {
    const { people } = await site(today)
    const all = await money.value('select count(*)::text from users')
    expect(one(people, 'newUsers')?.value).toBe(all)
    expect(named(people, 'registrations').reduce((sum, { value }) => sum + Number(value), 0)).toBe(Number(all))
    expect(named(people, 'users.ACTIVE').reduce((sum, { value }) => sum + Number(value), 0)).toBe(Number(all))
    const later = await site({ from: day(-2), until: day(-4), zone: 'UTC' })
    expect(one(later['people'], 'newUsers')).toMatchObject({ value: '0', before: all })
  })

  it('count approved creators by the day of the decision', async () => {
    await money.change('User', 'verification', cast.creator, { status: 'APPROVED', decidedTime: new Date().toISOString() })
    expect(one((await site(today))['approved'], 'approvedCreators')).toMatchObject({ value: '1', before: '0' })
  })
})

describe('a part', () => {
  it('that is not read is not counted', async () => {
    const answer = await site(today, ['people'])
    expect(answer['money']).toEqual([])
    expect(answer['people']).not.toEqual([])
  })
})

describe('days', () => {
  it('begin and end at midnight where the viewer is, on the long and the short day too', async () => {
    const buyer = await money.person('member')
    await money.fund(buyer, 10_000n)
    // In Berlin 26 October 2025 has 25 hours: from 22:00 UTC on the 25th to 23:00 UTC on the 26th. 30 March has 23.
    const at: readonly (readonly [time: string, price: bigint])[] = [
      ['2025-10-25T21:59:59Z', 1n],
      ['2025-10-25T22:00:00Z', 20n],
      ['2025-10-26T22:59:59Z', 300n],
      ['2025-10-26T23:00:00Z', 4_000n],
    ]
    for (const [time, price] of at) await moveAll(time, [await buy(buyer, cast.other, price, {})])
    const perDay = async (zone: string): Promise<Readonly<Record<string, string>>> => {
      const { money: moved } = await site({ from: '2025-10-26', until: '2025-10-26', zone })
      return Object.fromEntries(named(moved, 'spendingPerDay').map((each) => [String(each.day), each.value]))
    }
    expect(await perDay('Europe/Berlin')).toEqual({ '2025-10-26': '3.20' })
    expect(await perDay('UTC')).toEqual({ '2025-10-26': '43.00' })
    const compared = await site({ from: '2025-10-26', until: '2025-10-26', zone: 'Europe/Berlin' })
    expect(one(compared['money'], 'spending')).toMatchObject({ value: '3.20', before: '0.01' })
  })

  it.each([
    ['a zone nobody knows', { ...today, zone: 'Europe/Nowhere' }, 'BAD_REQUEST'],
    ['an offset, which the database reads the other way round', { ...today, zone: '+05:00' }, 'BAD_REQUEST'],
    ['an end before the beginning', { from: day(), until: day(3), zone: 'UTC' }, 'BAD_REQUEST'],
    ['too many of them', { from: '2020-01-01', until: '2025-01-01', zone: 'UTC' }, 'LIMIT'],
  ])('refuse %s', async (_what, period, code) => {
    await expect(site(period)).rejects.toMatchObject({ code })
  })
})

describe('figures of a creator', () => {
  it('count nobody as having access whose renewal is overdue, nor as lost', async () => {
    const { seller: creator, buyer } = await money.cast(1_000n)
    await subscribe(money.world, { buyer, creator, price: 100n, level: 'CONTENT', externalId: next() })
    const overdue = "status = 'PAST_DUE', start_time = now() - interval '31 days', paid_until = now() - interval '1 day'"
    await money.sql(`update subscriptions set ${overdue} where creator_id = $1`, [creator])
    const { subscribers: of } = await creatorOf(creator, today)
    expect([one(of, 'activeSubscribers'), one(of, 'lostSubscribers')]).toMatchObject([{ value: '0', before: '1' }, { value: '0' }])
  })

  it('are what was earned by kind, subscribers, posts and the best of them', async () => {
    covers('managesAnalytics')
    const { earnings, subscribers, posts } = await creatorOf(cast.creator, today)
    const earned = await money.value(
      `select to_char(sum(amount) / 100.0, 'FM9990.00') from transactions where user_id = $1 and type = 'EARNING'`,
      cast.creator,
    )
    expect(one(earnings, 'earned')?.value).toBe(earned)
    expect(Object.fromEntries(named(earnings, 'earnedBy').map(({ key, value }) => [key, value]))).toEqual({
      POST: '42.00',
      MESSAGE: '3.50',
      SUBSCRIPTION: '14.00',
    })
    expect(one(subscribers, 'activeSubscribers')).toMatchObject({ value: '1', before: '0' })
    expect(one(subscribers, 'newSubscribers')?.value).toBe('1')
    expect(one(subscribers, 'lostSubscribers')?.value).toBe('0')
    expect(one(posts, 'postsPublished')?.value).toBe('1')
    expect(named(posts, 'bestPosts')).toMatchObject([{ key: cast.post, title: 'Autumn', value: '42.00' }])
  })

  it('count the messages of both sides, paid or not, for whoever may read them', async () => {
    const [creator, fan] = [await money.person('free_business'), await money.person('member')]
    await sendMessage(money.world, { from: fan, to: creator, text: 'Hi', price: 100n, paid: true })
    await sendMessage(money.world, { from: creator, to: fan, text: 'Hello' })
    await sendMessage(money.world, { from: creator, text: 'A question to the site' })
    await sendMessage(money.world, { from: fan, text: 'Somebody else’s question' })
    expect(one((await creatorOf(creator, today))['messages'], 'messages')).toMatchObject({ value: '3', before: '0' })
    expect(one((await creatorOf(creator, { from: day(-2), until: day(-4), zone: 'UTC' }))['messages'], 'messages')?.before).toBe('3')
  })

  it('lead to posts that are there', async () => {
    await money.sql('update content_sets set deleted_time = now() where id = $1', [cast.post])
    expect(named((await creatorOf(cast.creator, today))['posts'], 'bestPosts')).toMatchObject([{ key: null, title: 'Autumn' }])
    await money.sql('update content_sets set deleted_time = null where id = $1', [cast.post])
  })

  it('keep payouts on a line of their own', async () => {
    const paid = await money.creator(5_000n)
    await money.sql(
      `insert into transactions (operation, type, user_id, user_role, account, amount) values ('999999', 'PAYOUT', $1, 'free_business', 'EARNINGS', -2000)`,
      [paid],
    )
    const { earnings } = await creatorOf(paid, today)
    expect(one(earnings, 'earned')?.value).toBe('50.00')
    expect(one(earnings, 'paidOut')?.value).toBe('20.00')
    expect(named(earnings, 'payoutsPerDay')).toMatchObject([{ value: '20.00' }])
  })

  it('are none for somebody who is not there', async () => {
    expect(await money.run(money.admin, 'analyticsGetCreator', { id: '999999999', period: today }, ['earnings'])).toBeUndefined()
  })
})

// What hangs on a creator's profile: user tags in their order, subscriptions (domain 5.10 to 5.12).
import { beforeAll, describe, expect, it } from 'vitest'
import { subscribe } from '../../custom/events/index.ts'
import { openMoney, type Money } from './money/openMoney.ts'
import { itemsOf, type Bag } from './records/workbench.ts'
import { covers } from '../covers.ts'

let money: Money
let count = 0

beforeAll(async () => (money = await openMoney()).stop)

describe('user tags', () => {
  let creator: string
  let tags: readonly string[]
  const add = (tag: string | undefined, user = creator): Promise<Bag> =>
    money.run(money.manager, 'userTagsCreate', { input: { user, tag } }, ['tag'])
  const order = async (): Promise<readonly string[]> =>
    itemsOf(
      await money.run(money.manager, 'userTagsFindAll', { filter: { user: [creator] }, sort: { by: 'position', direction: 'ASCENDING' } }, [
        'tag',
      ]),
    ).map((each) => (each['tag'] as Bag)['title'] as string)
  const idOf = async (title: string): Promise<string> =>
    String(
      await money.value(
        'select u.id from user_tags u join tags t on t.id = u.tag_id where u.user_id = $1 and t.title = $2',
        creator,
        title,
      ),
    )

  beforeAll(async () => {
    creator = await money.person('free_business')
    const titles = Array.from({ length: 11 }, (_each, at) => `Category ${String.fromCodePoint(65 + at)}`)
    for (const title of titles) await money.run(money.admin, 'tagsCreate', { input: { title, type: 'category' } })
    tags = (await money.sql('select id::text as id from tags order by title')).map((each) => String(each['id']))
  })

  it('come last when added, once each', async () => {
    for (const tag of tags.slice(0, 4)) expect(await add(tag)).toMatchObject({ __typename: 'UserTagSaved' })
    expect(await order()).toEqual(['Category A', 'Category B', 'Category C', 'Category D'])
    expect(await add(tags[1])).toMatchObject({
      __typename: 'Invalid',
      errors: [{ code: 'unique', message: 'The creator has this category already' }],
    })
  })

  it('move before another or last, and a preview moves nothing', async () => {
    const d = await idOf('Category D')
    await money.act(money.manager, 'userTagsReorderPreview', d, { before: await idOf('Category B') })
    expect(await order()).toEqual(['Category A', 'Category B', 'Category C', 'Category D'])
    expect(await money.act(money.manager, 'userTagsReorder', d, { before: await idOf('Category B') })).toMatchObject({ __typename: 'Done' })
    expect(await order()).toEqual(['Category A', 'Category D', 'Category B', 'Category C'])
    await money.act(money.manager, 'userTagsReorder', await idOf('Category A'), {})
    expect(await order()).toEqual(['Category D', 'Category B', 'Category C', 'Category A'])
  })

  it('do not move by an old version, nor before what is in another order', async () => {
    const id = await idOf('Category D')
    expect(await money.run(money.manager, 'userTagsReorder', { id, version: 99, input: {} })).toMatchObject({ __typename: 'Stale' })
    const other = await money.person('pro_business')
    const made = await add(tags[0], other)
    const foreign = String((made['record'] as Bag)['id'])
    expect(await money.act(money.manager, 'userTagsReorder', id, { before: foreign })).toMatchObject({ __typename: 'Stale' })
    expect(await order()).toEqual(['Category D', 'Category B', 'Category C', 'Category A'])
  })

  it('moved by two at once stand in one order all the same', async () => {
    const [b, c] = [await idOf('Category B'), await idOf('Category C')]
    const answers = await Promise.all([
      money.act(money.manager, 'userTagsReorder', b, {}),
      money.act(money.admin, 'userTagsReorder', c, {}),
    ])
    expect(answers.filter((each) => each['__typename'] === 'Done').length).toBeGreaterThan(0)
    const places = await money.sql('select position from user_tags where user_id = $1 order by position', [creator])
    expect(places.map((each) => each['position'])).toEqual([0, 1, 2, 3])
  })

  it('are at most ten, and of creators only', async () => {
    for (const tag of tags.slice(4, 10)) await add(tag)
    expect(await add(tags[10])).toMatchObject({ __typename: 'Refused', message: 'A creator has at most 10 categories' })
    expect(await add(tags[0], await money.person('member'))).toMatchObject({ __typename: 'Refused', rule: 'creatorsOnly' })
  })

  it('ask their own rights', async () => {
    const reader = money.callerOf('manager', '2', ['getAnyUserInfo', 'createAnyUserTag'])
    await expect(money.act(reader, 'userTagsReorder', await idOf('Category A'), {})).rejects.toMatchObject({ code: 'DENIED' })
    await expect(money.act(reader, 'userTagsDelete', await idOf('Category A'))).rejects.toMatchObject({ code: 'DENIED' })
  })

  it('go with their category, which counts the creators once', async () => {
    await money.change('User', 'questionnaire', creator, { category: [tags[0]] })
    const preview = await money.act(money.admin, 'tagsDeletePreview', tags[0] ?? '')
    expect(preview).toMatchObject({ counts: [{ name: 'creators', value: 2 }] })
    await money.act(money.admin, 'tagsDelete', tags[0] ?? '')
    expect(await order()).not.toContain('Category A')
  })
})

describe('a subscription', () => {
  it('is shown to both sides with what it costs next, and its renewal stops', async () => {
    covers('managesSubscriptions')
    const creator = await money.person('free_business')
    const buyer = await money.person('member')
    await money.fund(buyer, 1_000n)
    count += 1
    const begun = await subscribe(money.world, { buyer, creator, price: 500n, level: 'CONTENT', externalId: `list-${count}` })
    if ('repeated' in begun) throw new Error('it was told before')
    const paths = ['subscriber', 'status', 'recurring', 'nextChargeTime', 'nextChargeAmount', 'totalPaid', 'cancelTime', 'paidUntil']
    const read = async (filter: Bag): Promise<readonly Bag[]> =>
      itemsOf(await money.run(money.manager, 'subscriptionsSearch', { filter, sort: { by: 'startTime', direction: 'DESCENDING' } }, paths))
    const cost = { amount: '5.00', currency: 'CRE' }
    const [before] = await read({ creator: [creator] })
    expect(before).toMatchObject({ status: 'ACTIVE', recurring: true, nextChargeAmount: cost, totalPaid: cost })
    expect(await money.run(money.manager, 'subscriptionsGetStats', { filter: { creator: [creator], status: ['ACTIVE'] } })).toMatchObject([
      { key: 'CONTENT', count: 1 },
    ])
    const one = money.callerOf('manager', '2', ['getAnySubscription', 'updateAnySubscription'])
    await expect(money.act(one, 'subscriptionsStopRenewal', begun.subscription)).rejects.toMatchObject({ code: 'DENIED' })
    expect(await money.act(money.manager, 'subscriptionsStopRenewal', begun.subscription)).toMatchObject({
      __typename: 'SubscriptionSaved',
    })
    const [after] = await read({ subscriber: [buyer] })
    expect(after).toMatchObject({
      status: 'CANCELLED',
      recurring: false,
      nextChargeTime: null,
      nextChargeAmount: null,
      paidUntil: before?.['paidUntil'],
    })
    expect(after?.['cancelTime']).not.toBeNull()
    expect(await money.balance(buyer)).toMatchObject({ wallet: 500n })
  })

  it('to a level that is switched off is not begun, and one that was goes on', async () => {
    const creator = await money.person('pro_business', { 'subscriptionLevels.proEnabled': false })
    const buyer = await money.person('member')
    await money.fund(buyer, 1_000n)
    await expect(subscribe(money.world, { buyer, creator, price: 1n, level: 'PRO', externalId: 'off-1' })).rejects.toMatchObject({
      rule: 'levelNotSold',
    })
  })
})

// What a creator's profile holds of prices, levels, referring, payee information and earnings (domain 5.6, 5.7, 5.17).
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { purchase } from '../../custom/events/index.ts'
import { insert } from '../../server/actions/insert.ts'
import { openMoney, type Money } from './money/openMoney.ts'
import type { Bag } from './records/workbench.ts'
import { covers } from '../covers.ts'

let money: Money
const presets: Record<string, string> = {}
const types = ['POST', 'MESSAGE', 'MINUTE', 'CONTENT_SUBSCRIPTION', 'PRO_SUBSCRIPTION']

beforeAll(async () => {
  money = await openMoney()
  await money.within(async (work) => {
    for (const type of types)
      presets[type] = await insert(work, 'PaymentPackage', { type, title: '5.00 Cr', credits: { amount: '5.00', currency: 'CRE' } })
    presets['old'] = await insert(work, 'PaymentPackage', {
      type: 'POST',
      title: '9.00 Cr',
      credits: { amount: '9.00', currency: 'CRE' },
      deletedTime: work.time,
    })
  })
})
afterAll(() => money.stop())

const save = (operation: string, id: string, patch: Bag, caller = money.manager): Promise<Bag> =>
  money.act(caller, operation, id, undefined, { patch })
const part = async (operation: string, id: string, paths: readonly string[], caller = money.manager): Promise<Bag> =>
  money.run(caller, operation, { id }, paths)

describe('prices', () => {
  it('are presets of their kind that are still offered', async () => {
    covers('managesEarnings')
    const creator = await money.person('free_business')
    const wrong = {
      __typename: 'Invalid',
      errors: [{ field: 'postPackage', message: 'Default post price is none that can be chosen here' }],
    }
    expect(await save('contentPricesUpdate', creator, { postPackage: presets['MESSAGE'] })).toMatchObject(wrong)
    expect(await save('contentPricesUpdate', creator, { postPackage: presets['old'] })).toMatchObject({
      __typename: 'Invalid',
      errors: [{ field: 'postPackage', message: 'Default post price no longer exists' }],
    })
    expect(await save('contentPricesUpdate', creator, { postPackage: presets['POST'] })).toMatchObject({
      __typename: 'UserContentPricesSaved',
    })
    expect(await save('earningsUpdate', creator, { messagePackage: presets['POST'] })).toMatchObject({ __typename: 'Invalid' })
    expect(await save('earningsUpdate', creator, { messagePackage: presets['MESSAGE'] })).toMatchObject({ __typename: 'UserEarningsSaved' })
  })

  it('are offered by kind, and what is offered narrows nothing else', async () => {
    const ask = async (field?: string): Promise<readonly unknown[]> =>
      (
        (await money.run(money.manager, 'paymentPackagesAutocomplete', { text: '', field }, ['title', 'type'])) as unknown as readonly Bag[]
      ).map((each) => each['type'])
    expect(await ask('UserContentPrices.postPackage')).toEqual(['POST'])
    expect(await ask('UserEarnings.messagePackage')).toEqual(['MESSAGE'])
    // What was deleted is offered nowhere.
    expect((await ask()).length).toBe(types.length)
    expect((await ask('User.nothing')).length).toBe(types.length)
  })

  it('of a level are there before it is switched on, and only for tiers that sell it', async () => {
    const free = await money.person('free_business', { 'subscriptionLevels.contentEnabled': false, 'subscriptionLevels.proEnabled': false })
    expect(await save('subscriptionLevelsUpdate', free, { contentEnabled: true })).toMatchObject({
      __typename: 'Invalid',
      errors: [{ field: 'contentPackage', message: 'Choose a price before the level is switched on' }],
    })
    const both = { contentEnabled: true, contentPackage: presets['CONTENT_SUBSCRIPTION'] }
    expect(await save('subscriptionLevelsUpdate', free, both)).toMatchObject({ __typename: 'UserSubscriptionLevelsSaved' })
    expect(await save('subscriptionLevelsUpdate', free, { proPackage: presets['PRO_SUBSCRIPTION'] })).toMatchObject({
      __typename: 'Invalid',
      errors: [{ field: 'proPackage', code: 'of' }],
    })
  })
})

describe('referring', () => {
  const set = (id: string, referrer: string | null, caller = money.admin): Promise<Bag> =>
    save('userReferringsUpdate', id, { referrer }, caller)

  it('is reassigned and removed by admins, with a stamp', async () => {
    covers('managesReferring')
    const [one, two] = [await money.person('free_business'), await money.person('pro_business')]
    await expect(set(one, two, money.manager)).rejects.toMatchObject({ code: 'DENIED' })
    expect(await set(one, two)).toMatchObject({ __typename: 'UserReferringSaved' })
    expect(
      await part('userReferringsGet', one, ['referring.referrer', 'referring.since', 'referring.percent', 'referring.earned']),
    ).toMatchObject({
      referrer: { id: two },
      since: expect.any(String),
      percent: '5%',
      earned: { amount: '0.00', currency: 'CRE' },
    })
    expect(await set(one, null)).toMatchObject({ __typename: 'UserReferringSaved' })
    expect(await part('userReferringsGet', one, ['referring.referrer', 'referring.since', 'referring.earned'])).toMatchObject({
      referrer: null,
      since: null,
      earned: null,
    })
  })

  it('is neither by oneself nor by a member nor in a circle', async () => {
    const [a, b, c] = [await money.person('free_business'), await money.person('free_business'), await money.person('free_business')]
    const told = (message: string) => ({ __typename: 'Invalid', errors: [{ field: 'referrer', message }] })
    expect(await set(a, a)).toMatchObject(told('Nobody is referred by themselves'))
    expect(await set(a, await money.person('member'))).toMatchObject(told('Referred by is none that can be chosen here'))
    await set(b, a)
    await set(c, b)
    expect(await set(a, c)).toMatchObject(told('This creator was referred by the one in question, directly or through others'))
  })

  it('set crosswise at the same time makes no circle', async () => {
    const [a, b] = [await money.person('free_business'), await money.person('free_business')]
    const answers = await Promise.all([set(a, b), set(b, a)])
    expect(answers.map((each) => each['__typename']).toSorted()).toEqual(['Invalid', 'UserReferringSaved'])
  })

  it('counts what the creator brought the referrer, and lists the referred', async () => {
    const referrer = await money.person('pro_business')
    const seller = await money.person('free_business', { 'referring.referrer': referrer })
    const buyer = await money.person('member')
    const externalId = await money.fund(buyer, 10_000n)
    await purchase(money.world, { buyer, creator: seller, price: 10_000n, what: { subject: 'POST' }, externalId })
    // 70 % of 100.00, and 5 % of that.
    expect(await part('userReferringsGet', seller, ['referring.earned'])).toMatchObject({ earned: { amount: '3.50' } })
    const listed = await money.run(money.manager, 'usersSearch', { filter: { 'referring.referrer': [referrer] } }, ['screenName'])
    expect((listed['items'] as readonly Bag[]).map((each) => each['id'])).toEqual([seller])
  })
})

describe('payee information', () => {
  it('says what is missing until it is complete', async () => {
    const creator = await money.person('free_business')
    const read = () => part('payeeInfoGet', creator, ['payee.complete', 'payee.missing'])
    expect(await read()).toMatchObject({ complete: false, missing: ['PAYOUT_SYSTEM', 'ACCOUNT', 'HOLDER', 'COUNTRY', 'CURRENCY'] })
    await save('payeeInfoUpdate', creator, {
      payoutSystem: '1',
      accountIdentifier: 'DE89370400440532013000',
      holderName: 'A',
      country: 'DE',
      currency: 'EUR',
    })
    expect(await read()).toMatchObject({ complete: true, missing: [] })
    await money.change('PayoutSystem', '', '1', { status: 'OFF' })
    expect(await read()).toMatchObject({ complete: false, missing: ['PAYOUT_SYSTEM_OFF'] })
    await money.change('PayoutSystem', '', '1', { status: 'ON' })
  })

  it('takes no mask for an account', async () => {
    const creator = await money.creator()
    const { accountIdentifier } = await part('payeeInfoGet', creator, ['payee.accountIdentifier'])
    expect(accountIdentifier).toMatch(/^\u2022{4} .{4}$/)
    expect(await save('payeeInfoUpdate', creator, { accountIdentifier })).toMatchObject({
      __typename: 'Invalid',
      errors: [{ field: 'accountIdentifier' }],
    })
  })
})

describe('earnings', () => {
  it('say what came in, was paid out, is held and can be paid', async () => {
    covers('managesEarnings')
    const creator = await money.creator(12_000n)
    await money.run(money.manager, 'payoutRequestsCreate', {
      id: creator,
      version: 1,
      input: { gross: { amount: '50.00', currency: 'CRE' } },
    })
    const paths = ['balance.earnedEver', 'balance.paidOut', 'balance.onHold', 'balance.payable']
    expect(await part('balancesGet', creator, paths)).toMatchObject({
      earnedEver: { amount: '120.00' },
      paidOut: { amount: '0.00' },
      onHold: { amount: '50.00' },
      payable: { amount: '70.00' },
    })
    const id = String(await money.value('select id from payout_requests where user_id = $1', creator))
    expect(await money.act(money.admin, 'payoutRequestsPay', id, {})).toMatchObject({ __typename: 'PayoutRequestSaved' })
    expect(await part('balancesGet', creator, paths)).toMatchObject({
      paidOut: { amount: '50.00' },
      onHold: { amount: '0.00' },
      payable: { amount: '70.00' },
    })
  })

  it('keep the percent to its own right, and show the default to whoever sees the section', async () => {
    const creator = await money.person('free_business')
    await expect(save('earningsUpdate', creator, { payoutPercent: '80.00' })).rejects.toMatchObject({ code: 'DENIED' })
    expect(await save('earningsUpdate', creator, { payoutPercent: '80.00' }, money.admin)).toMatchObject({
      __typename: 'UserEarningsSaved',
    })
    expect(await part('earningsGet', creator, ['earnings.defaultPercent', 'earnings.payoutPercent'])).toMatchObject({
      defaultPercent: '70%',
      payoutPercent: '80.00',
    })
  })
})

// Settings > Pricing: presets of every kind, what one must be like, what its deletion takes along (domain 10.2, acceptance 15 and 16).
import { beforeAll, describe, expect, it } from 'vitest'
import { waysToPay } from '../../custom/events/index.ts'
import { insert } from '../../server/actions/insert.ts'
import { write } from '../../server/actions/write.ts'
import { askedOf, kinds, waysIn } from './money/presetsSeen.ts'
import { cre, openMoney, type Money } from './money/openMoney.ts'
import type { Bag } from './records/workbench.ts'
import { covers } from '../covers.ts'
import { fieldOf } from '../product/tables.ts'
import { proves } from '../proves.ts'

const eur = (amount: string): Bag => ({ amount, currency: 'EUR' })

let money: Money

beforeAll(async () => (money = await openMoney()).stop)

const told = ['title', 'prices', 'usedBy']
const create = (type: string, credits: string, prices?: readonly Bag[]): Promise<Bag> =>
  money.run(money.admin, 'paymentPackagesCreate', { input: { type, credits: cre(credits), ...(prices && { prices }) } }, told)
const made = async (type: string, credits: string, prices?: readonly Bag[]): Promise<string> => {
  const answer = await create(type, credits, prices)
  expect(answer).toMatchObject({ __typename: 'PaymentPackageSaved' })
  return String((answer['record'] as Bag)['id'])
}
const listed = async (filter?: Bag): Promise<readonly Bag[]> =>
  ((await money.run(money.admin, 'paymentPackagesFindAll', filter ? { filter } : {}, ['title', 'type', 'prices', 'usedBy']))['items'] ??
    []) as readonly Bag[]
const previewOf = (id: string): Promise<Bag> => money.act(money.admin, 'paymentPackagesDeletePreview', id)
const post = (user: string, preset: string, values: Bag = {}): Promise<string> =>
  money.within((work) =>
    insert(work, 'ContentSet', { user, type: 'POST', description: 'A post', package: preset, publishTime: work.time, ...values }),
  )

describe('a preset', () => {
  it('is named by its credits, and keeps a price in each currency', async () => {
    expect(await create('POST', '5', [eur('4.60'), { amount: '5', currency: 'USD' }])).toMatchObject({
      record: { title: '5.00 Cr', prices: [eur('4.60'), { amount: '5.00', currency: 'USD' }], usedBy: 0 },
    })
  })

  it('acceptance 16: of a deposit needs a price in money', async () => {
    expect(await create('DEPOSIT', '10')).toMatchObject({
      __typename: 'Invalid',
      errors: [{ field: 'prices', message: 'Fields are empty' }],
    })
    const id = await made('DEPOSIT', '10', [eur('9.20')])
    expect(await money.run(money.admin, 'paymentPackagesUpdate', { id, version: 1, patch: { prices: null } })).toMatchObject({
      __typename: 'Invalid',
      errors: [{ field: 'prices', message: 'Fields are empty' }],
    })
  })

  it.each([
    ['no credits', { type: 'POST' }, 'credits', 'Credits is required'],
    ['credits of zero', { type: 'POST', credits: cre('0') }, 'credits', 'Credits should be greater than zero'],
    ['credits that are no number', { type: 'POST', credits: cre('abc') }, 'credits', 'Credits should be number'],
    ['a price of zero', { type: 'POST', credits: cre('7'), prices: [eur('0')] }, 'prices', 'Money prices should be greater than zero'],
    [
      'two prices in one currency',
      { type: 'POST', credits: cre('7'), prices: [eur('1'), eur('2')] },
      'prices',
      'Money prices is not valid',
    ],
    [
      'a price in a currency that is not there',
      { type: 'POST', credits: cre('7'), prices: [{ amount: '1', currency: 'GBP' }] },
      'prices',
      undefined,
    ],
  ])('is refused with %s', async (_what, input, field, message) => {
    const answer = await money.run(money.admin, 'paymentPackagesCreate', { input })
    expect(answer).toMatchObject({ __typename: 'Invalid', errors: [{ field, ...(message === undefined ? {} : { message }) }] })
  })

  it('has no twin of its kind while it lives, and leaves its place when it goes', async () => {
    const id = await made('MINUTE', '1.50')
    expect(await create('MINUTE', '1.5')).toMatchObject({
      __typename: 'Invalid',
      errors: [{ field: 'credits', message: 'There is a preset of this kind with the same credits' }],
    })
    await made('CALL_MINUTE', '1.50')
    expect(await money.act(money.admin, 'paymentPackagesDelete', id)).toMatchObject({ __typename: 'Done' })
    expect(await money.act(money.admin, 'paymentPackagesDelete', id)).toMatchObject({ __typename: 'Gone' })
    expect(await money.run(money.admin, 'paymentPackagesFindById', { id }, ['title'])).toBeNull()
    await made('MINUTE', '1.50')
    expect((await listed({ type: ['MINUTE'] })).map((each) => each['title'])).toEqual(['1.50 Cr'])
    expect(await money.run(money.admin, 'paymentPackagesAutocomplete', { ids: [id] }, ['title'])).toMatchObject([{ title: '1.50 Cr' }])
  })

  it('keeps to the decimals of its currencies', async () => {
    await money.within((work) => insert(work, 'Currency', { code: 'JPY', name: 'Yen', decimals: 0, rate: '150' }))
    expect(await create('POST', '8', [{ amount: '1200.50', currency: 'JPY' }])).toMatchObject({
      errors: [{ field: 'prices', message: 'Prices in JPY have at most 0 decimals' }],
    })
    const id = await made('POST', '8', [{ amount: '1200.00', currency: 'JPY' }])
    await money.act(money.admin, 'currenciesSwitchOff', 'JPY')
    const edit = await money.run(money.admin, 'paymentPackagesUpdate', { id, version: 1, patch: { credits: cre('9') } }, [
      'title',
      'prices',
    ])
    expect(edit).toMatchObject({ record: { title: '9.00 Cr', prices: [{ amount: '1200.00', currency: 'JPY' }] } })
    // Typed while the currency had two: it stays as it is.
    await money.within((work) => write(work, 'PaymentPackage', '', id, { prices: [{ amount: '1200.50', currency: 'JPY' }] }))
    const later = await money.run(money.admin, 'paymentPackagesUpdate', { id, version: 3, patch: { credits: cre('8') } })
    expect(later).toMatchObject({ __typename: 'PaymentPackageSaved' })
  })

  it('acceptance 16: may be of every kind, whatever the flags say', async () => {
    await money.within((work) =>
      write(work, 'SystemSettings', 'frontendConfig', 'site', { calling: false, paidSentMessage: false, tags: false, netbilling: false }),
    )
    for (const kind of kinds) await made(kind, '77', kind === 'DEPOSIT' ? [eur('70')] : undefined)
    expect(new Set((await listed()).map((each) => each['type']))).toEqual(new Set(kinds))
  })

  it('is one of thirty of its kind at most', async () => {
    for (let each = 1; each < 30; each += 1) await made('CONTENT_SUBSCRIPTION', String(each))
    expect(await create('CONTENT_SUBSCRIPTION', '31')).toMatchObject({ rule: 'presetLimit' })
    await made('PRO_SUBSCRIPTION', '31')
  })

  it("is the admin's to change", async () => {
    for (const [operation, args] of [
      ['paymentPackagesCreate', { input: { type: 'POST', credits: cre('3') } }],
      ['paymentPackagesUpdate', { id: '1', version: 1, patch: {} }],
      ['paymentPackagesDelete', { id: '1', version: 1 }],
    ] as const)
      await expect(money.run(money.manager, operation, args)).rejects.toMatchObject({ code: 'DENIED' })
  })
})

describe('deleting a preset', () => {
  it('acceptance 15: of posts unpublishes the three that use it; buyers keep access', async () => {
    covers('managesPricing', 'callPackages')
    const preset = await made('POST', '12')
    const creator = await money.creator()
    const posts = [await post(creator, preset), await post(creator, preset), await post(creator, preset)]
    const draft = await post(creator, preset, { published: false })
    // It sells nothing any more.
    await money.sql('update content_sets set deleted_time = now(), published = false where id = $1', [await post(creator, preset)])
    const { kind, counted } = await askedOf(money, preset)
    expect((await listed({ type: ['POST'] })).find((each) => each['title'] === '12.00 Cr')).toMatchObject({ usedBy: 4 })
    expect(await previewOf(preset)).toMatchObject({
      allowed: true,
      counts: expect.arrayContaining([{ name: 'posts', value: 3 }]) as unknown,
    })
    expect(await money.value('select count(*)::int from content_sets where published and package_id = $1', preset)).toBe(3)
    expect(await money.act(money.admin, 'paymentPackagesDelete', preset)).toMatchObject({ __typename: 'Done' })
    expect(await money.sql('select published from content_sets where id = any($1)', [[...posts, draft]])).toEqual(
      Array.from({ length: 4 }, () => ({ published: false })),
    )
    proves('pricePostGone', { kind, counted })
  })

  it('of messages takes it from the creators who chose it, and tells them', async () => {
    const preset = await made('MESSAGE', '2')
    const asked = await askedOf(money, preset)
    const creator = await money.creator(0n, { 'earnings.messagePackage': preset })
    const other = await money.creator()
    expect(await previewOf(preset)).toMatchObject({ counts: expect.arrayContaining([{ name: 'creators', value: 1 }]) as unknown })
    expect(await money.act(money.admin, 'paymentPackagesDelete', preset)).toMatchObject({ __typename: 'Done' })
    expect(await money.value('select message_package_id from users_earnings where id = $1', creator)).toBeNull()
    const mailed = await money.sql(
      'select m.params from mails m join users u on u.email = m."to" where m.template = \'presetDeleted\' and u.id = any($1)',
      [[creator, other]],
    )
    expect(mailed).toEqual([{ params: ['MESSAGE', '2.00 Cr'] }])
    proves('priceMessageGone', { kind: asked.kind, told: asked.told })
  })

  it('cannot be chosen any more', async () => {
    const preset = await made('MESSAGE', '3')
    const creator = await money.creator()
    await money.act(money.admin, 'paymentPackagesDelete', preset)
    const version = await money.value('select version from users_earnings where id = $1', creator)
    expect(await money.run(money.admin, 'earningsUpdate', { id: creator, version, patch: { messagePackage: preset } })).toMatchObject({
      __typename: 'Invalid',
      errors: [{ field: 'messagePackage' }],
    })
  })
})

describe('what customers are offered', () => {
  it('acceptance 16: is the balance only, where a preset has no money price', async () => {
    const preset = await made('POST', '21')
    const ways = await waysToPay(money.world, preset)
    expect(ways).toEqual({ balance: true, money: [] })
    proves('onlyFromBalance', { left: fieldOf('PaymentPackage', 'prices').name.replace(/s$/, ''), way: waysIn(ways) })
  })

  it('is every system that is on and takes the currency of a price', async () => {
    const preset = await made('POST', '22', [eur('20'), { amount: '22', currency: 'USD' }])
    expect(await waysToPay(money.world, preset)).toEqual({
      balance: true,
      money: [
        { price: eur('20.00'), systems: ['1'] },
        { price: { amount: '22.00', currency: 'USD' }, systems: ['1'] },
      ],
    })
  })

  it('keeps to what a system takes at once, and is nothing once the preset is deleted', async () => {
    const preset = await made('DEPOSIT', '500', [eur('460')])
    const asked = await askedOf(money, preset)
    await money.change('PaymentSystem', '', '1', { maxDeposit: cre('499.99') })
    expect(await waysToPay(money.world, preset)).toEqual({ balance: false, money: [] })
    await money.change('PaymentSystem', '', '1', { maxDeposit: cre('500') })
    expect(await waysToPay(money.world, preset)).toMatchObject({ balance: false, money: [{ systems: ['1'] }] })
    await money.act(money.admin, 'paymentPackagesDelete', preset)
    expect(await waysToPay(money.world, preset)).toBeUndefined()
    proves('priceDepositGone', { kind: asked.kind, told: asked.told })
  })
})

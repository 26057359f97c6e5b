// Settings > Payment Systems, Payout Systems, Currencies: drafts, switching on and off, tests, what a deletion takes along (domain 10.3-10.5, acceptance 17).
import { beforeAll, describe, expect, it } from 'vitest'
import { insert } from '../../server/actions/insert.ts'
import { cre, openMoney, type Money } from './money/openMoney.ts'
import type { Bag } from './records/workbench.ts'
import { payment, payout, systemsOf, terms } from './money/systemsOf.ts'
import { covers } from '../covers.ts'
import { inWords } from '../product/contract.ts'
import { proves } from '../proves.ts'

let money: Money

beforeAll(async () => (money = await openMoney()).stop)

const { act, create, made, stateOf, edit, merchant } = systemsOf(() => money)

/** A subscription that is renewed by card. */
const paidByCard = async (system: string): Promise<string> => {
  const [subscriber, creator] = [await money.person('member'), await money.creator()]
  return money.within((work) =>
    insert(work, 'Subscription', {
      subscriber,
      creator,
      level: 'CONTENT',
      price: cre('5.00'),
      paidWith: 'CARD',
      paymentSystem: system,
      startTime: work.time,
      paidUntil: work.time,
      nextChargeTime: work.time,
    }),
  )
}

it('is a draft until currencies are chosen, whichever it is', async () => {
  const seen = await Promise.all(
    [payment, payout].map(async (sort) => {
      const id = await made(sort, { title: 'Draft', kind: 'OTHER', ...(sort === payout && terms) })
      const before = String(await stateOf(sort, id))
      const ends: string[] = []
      for (const patch of [{ title: 'Still one' }, { currencies: ['EUR'] }]) {
        await edit(sort, id, patch)
        if ((await stateOf(sort, id)) !== before) ends.push(...Object.keys(patch))
      }
      return { system: inWords(sort.wire).replace(/ systems$/, ''), state: before.toLowerCase(), ends: ends.join() }
    }),
  )
  const alike = new Set(seen.map(({ state, ends }) => `${state} ${ends}`))
  const [{ state, ends } = seen[0]!] = seen
  expect(alike.size).toBe(1)
  proves('draftSystems', { systems: seen.map(({ system }) => system), state, until: ends })
  proves('systemDrafts', { state: `${state}s`, until: ends })
})

describe.each([
  { what: 'a payment system', sort: payment, on: 'paymentSystemsSwitchOn', more: {} },
  { what: 'a payout system', sort: payout, on: 'payoutSystemsSwitchOn', more: terms },
])('$what', ({ sort, on, more }) => {
  it('acceptance 17: is a draft until currencies are chosen, and again when the last one goes', async () => {
    covers('managesPaymentSystems')
    const id = await made(sort, { title: 'Voucher', kind: 'OTHER', ...more })
    expect(await stateOf(sort, id)).toBe('DRAFT')
    expect(await money.act(money.admin, on, id)).toMatchObject({ __typename: 'Refused', rule: 'state' })
    await edit(sort, id, { currencies: ['EUR'] })
    expect(await stateOf(sort, id)).toBe('OFF')
    expect(await money.act(money.admin, on, id)).toMatchObject({ __typename: expect.stringMatching(/Saved$/) as unknown })
    await edit(sort, id, { currencies: ['EUR', 'USD'] })
    expect(await stateOf(sort, id)).toBe('ON')
    expect(await edit(sort, id, { currencies: [] })).toMatchObject({
      rule: 'becomesDraft',
      ticks: [{ name: 'becomesDraft', params: ['Voucher'] }],
    })
    expect(await stateOf(sort, id)).toBe('ON')
    await edit(sort, id, { currencies: [] }, ['becomesDraft'])
    expect(await stateOf(sort, id)).toBe('DRAFT')
  })

  it('offers and takes currencies that are on, and no credits; one that went off since stays', async () => {
    const off = sort === payment ? 'GBP' : 'CHF'
    await money.within((work) => insert(work, 'Currency', { code: off, name: 'Off', decimals: 2, rate: '1', status: 'ON' }))
    const id = await made(sort, { title: 'Has it', kind: 'OTHER', currencies: ['EUR', off], ...more })
    await money.change('Currency', '', off, { status: 'OFF' })
    const field = `${sort === payment ? 'PaymentSystem' : 'PayoutSystem'}.currencies`
    const offered = (await money.run(money.admin, 'currenciesAutocomplete', { field })) as unknown as readonly Bag[]
    expect(offered.map((each) => each['id'])).toEqual(['EUR', 'USD'])
    await edit(sort, id, { currencies: [off, 'USD'] })
    for (const code of ['CRE', off])
      expect(await create(sort, { title: 'No', kind: 'OTHER', currencies: [code], ...more })).toMatchObject({
        __typename: 'Invalid',
        errors: [{ field: 'currencies' }],
      })
  })

  it('keeps its name in what happened, and is chosen no more once it is deleted', async () => {
    const id = await made(sort, { title: 'Gone soon', kind: 'OTHER', currencies: ['EUR'], ...more })
    const { wire } = sort
    expect(await money.act(money.admin, `${wire}Delete`, id)).toMatchObject({ __typename: 'Done' })
    const { items } = await money.run(money.admin, `${wire}FindAll`, {}, ['title'])
    expect((items as readonly Bag[]).map((each) => each['id'])).not.toContain(id)
    expect(await money.run(money.admin, `${wire}Autocomplete`, { text: 'Gone' }, ['title'])).toEqual([])
    expect(await money.run(money.admin, `${wire}Autocomplete`, { ids: [id] }, ['title'])).toMatchObject([{ title: 'Gone soon' }])
    expect(await edit(sort, id, { title: 'Back' })).toMatchObject({ __typename: 'Gone' })
  })

  it("is the admin's to change", async () => {
    for (const [operation, args] of [
      [`${sort.wire}Create`, { input: {} }],
      [`${sort.wire}Update`, { id: '1', version: 1, patch: {} }],
      [on, { id: '1', version: 1 }],
    ] as const)
      await expect(money.run(money.manager, operation, args)).rejects.toMatchObject({ code: 'DENIED' })
  })
})

describe('payment systems', () => {
  const voucher = { title: 'Voucher', kind: 'OTHER', currencies: ['EUR'] }

  it('are of the kinds whose flag is on, besides the wallets and other', async () => {
    for (const kind of ['PAYPAL', 'PAXUM', 'OTHER', 'NETBILLING'])
      expect(await create(payment, { title: kind, kind })).toMatchObject({ __typename: 'PaymentSystemSaved' })
    for (const kind of ['CCBILL', 'STRIPE'])
      expect(await create(payment, { title: kind, kind })).toMatchObject({ __typename: 'Invalid', errors: [{ field: 'kind' }] })
    await money.change('SystemSettings', 'frontendConfig', 'site', { stripe: true, paypal: false, netbilling: false })
    expect(await create(payment, { title: 'Stripe', kind: 'STRIPE' })).toMatchObject({ __typename: 'PaymentSystemSaved' })
    expect(await create(payment, { title: 'Wallet', kind: 'PAYPAL' })).toMatchObject({ __typename: 'PaymentSystemSaved' })
    expect(await create(payment, { title: 'Gateway', kind: 'NETBILLING' })).toMatchObject({ __typename: 'Invalid' })
  })

  it('take at least what they take at most', async () => {
    const input = { title: 'Narrow', kind: 'OTHER', minDeposit: cre('50.00'), maxDeposit: cre('49.99') }
    expect(await create(payment, input)).toMatchObject({
      errors: [{ field: 'maxDeposit', message: 'Maximum deposit should be greater than or equal to 50.00' }],
    })
  })

  it('are switched on with what their kind needs, and keep it while they are on', async () => {
    const id = await made(payment, { title: 'Wallet', kind: 'PAYPAL', currencies: ['EUR'] })
    expect(await money.act(money.admin, 'paymentSystemsSwitchOn', id)).toMatchObject({
      rule: 'systemReady',
      message: 'Fill in the merchant settings first: Merchant, Secret key',
    })
    await merchant(id, { merchantId: 'shop@example.com', secret: 'a-long-secret' })
    expect(await money.act(money.admin, 'paymentSystemsSwitchOn', id)).toMatchObject({ __typename: 'PaymentSystemSaved' })
    expect(await merchant(id, { merchantId: null })).toMatchObject({ __typename: 'Invalid', errors: [{ field: 'merchantId' }] })
    expect(await merchant(id, { siteCode: 'x1' })).toMatchObject({ __typename: 'PaymentSystemMerchantSaved' })
  })

  it('are put in order by moving them before one another; a new one comes last, a deleted one has no place', async () => {
    await money.sql('update payment_systems set deleted_time = now() where deleted_time is null')
    const [a, b, c, d] = [
      await made(payment, voucher),
      await made(payment, voucher),
      await made(payment, voucher),
      await made(payment, voucher),
    ]
    const order = async (): Promise<unknown> =>
      (
        (await money.run(money.admin, 'paymentSystemsFindAll', { sort: { by: 'position', direction: 'ASCENDING' } }, ['title']))[
          'items'
        ] as readonly Bag[]
      ).map((each) => each['id'])
    const move = (id: string, before: string | null): Promise<Bag> => money.act(money.admin, 'paymentSystemsReorder', id, { before })
    expect(await order()).toEqual([a, b, c, d])
    await money.act(money.admin, 'paymentSystemsDelete', b)
    expect(await move(d, a)).toMatchObject({ __typename: expect.stringMatching(/Saved$|Done$/) as unknown })
    expect(await order()).toEqual([d, a, c])
    await move(d, null)
    expect(await order()).toEqual([a, c, d])
    expect(await move(a, b)).toMatchObject({ __typename: 'Stale' })
    await expect(money.act(money.manager, 'paymentSystemsReorder', a, { before: null })).rejects.toMatchObject({ code: 'DENIED' })
  })

  it('stop the renewals that go through them; the only one that is on asks twice', async () => {
    const [id, keeps] = [
      await made(payment, { title: 'Cards', kind: 'OTHER', currencies: ['EUR'] }),
      await made(payment, { title: 'Other cards', kind: 'OTHER', currencies: ['EUR'] }),
    ]
    await money.sql("update payment_systems set status = 'OFF' where status = 'ON'")
    await money.act(money.admin, 'paymentSystemsSwitchOn', id)
    const subscription = await paidByCard(id)
    expect(await money.act(money.admin, 'paymentSystemsDelete', id)).toMatchObject({
      rule: 'onlyPaymentSystem',
      ticks: [{ name: 'onlyPaymentSystem', params: ['1'] }],
    })
    await money.act(money.admin, 'paymentSystemsSwitchOn', keeps)
    const emptied = await act('paymentSystemsUpdatePreview', id, { patch: { currencies: [] } })
    expect(emptied).toMatchObject({ ticks: [{ name: 'becomesDraft' }], counts: [{ name: 'subscriptions', value: 1 }] })
    expect(await act('paymentSystemsUpdatePreview', id, { patch: { currencies: ['USD'] } })).toMatchObject({ ticks: [], counts: [] })
    const seen = await money.act(money.admin, 'paymentSystemsDeletePreview', id)
    expect(seen).toMatchObject({ ticks: [], counts: [{ name: 'subscriptions', value: 1 }] })
    await money.act(money.admin, 'paymentSystemsSwitchOff', keeps)
    expect(await money.act(money.admin, 'paymentSystemsDelete', id, undefined, { ticks: ['onlyPaymentSystem'] })).toMatchObject({
      __typename: 'Done',
    })
    expect(await money.sql('select status, recurring from subscriptions where id = $1', [subscription])).toEqual([
      { status: 'CANCELLED', recurring: false },
    ])
  })
})

// Settings > Payment Systems, Payout Systems, Currencies: drafts, switching on and off, tests, what a deletion takes along (domain 10.3-10.5, acceptance 17).
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkGateway } from '../../custom/server/outside/index.ts'
import { insert } from '../../server/kit.ts'
import { openMoney } from './money/openMoney.ts'
import type { Money } from './money/openMoney.ts'
import type { Bag } from './records/workbench.ts'
import { covers } from '../covers.ts'

let money: Money

beforeAll(async () => {
  money = await openMoney()
})
afterAll(() => money.stop())

const cre = (amount: string): Bag => ({ amount, currency: 'CRE' })
const payment = { create: 'paymentSystemsCreate', update: 'paymentSystemsUpdate', table: 'payment_systems' }
const payout = { create: 'payoutSystemsCreate', update: 'payoutSystemsUpdate', table: 'payout_systems' }
type Sort = typeof payment

const create = (sort: Sort, input: Bag): Promise<Bag> =>
  money.run(money.admin, sort.create, { input: sort === payment ? { position: 1, ...input } : input }, ['status'])
const made = async (sort: Sort, input: Bag): Promise<string> => {
  const answer = await create(sort, input)
  expect(answer).toMatchObject({ record: { id: expect.any(String) as unknown } })
  return String((answer['record'] as Bag)['id'])
}
const stateOf = (sort: Sort, id: string): Promise<unknown> => money.value(`select status from ${sort.table} where id = $1`, id)
const edit = (sort: Sort, id: string, patch: Bag): Promise<Bag> => money.act(money.admin, sort.update, id, undefined, { patch })
const merchant = (id: string, patch: Bag): Promise<Bag> => money.act(money.admin, 'paymentSystemMerchantUpdate', id, undefined, { patch })
const terms: Bag = { commissionPercent: '1.00', commissionFixed: cre('0.00'), minAmount: cre('10.00') }

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

describe.each([
  { what: 'a payment system', sort: payment, on: 'paymentSystemsSwitchOn', more: {} },
  { what: 'a payout system', sort: payout, on: 'payoutSystemsSwitchOn', more: terms },
])('$what', ({ sort, on, more }) => {
  it('acceptance 17: is a draft until currencies are chosen, and again when the last one goes', async () => {
    covers('draftSystems', 'managesPaymentSystems')
    const id = await made(sort, { title: 'Voucher', kind: 'OTHER', ...more })
    expect(await stateOf(sort, id)).toBe('DRAFT')
    expect(await money.act(money.admin, on, id)).toMatchObject({ __typename: 'Refused', rule: 'state' })
    await edit(sort, id, { currencies: ['EUR'] })
    expect(await stateOf(sort, id)).toBe('OFF')
    expect(await money.act(money.admin, on, id)).toMatchObject({ __typename: expect.stringMatching(/Saved$/) as unknown })
    await edit(sort, id, { currencies: ['EUR', 'USD'] })
    expect(await stateOf(sort, id)).toBe('ON')
    await edit(sort, id, { currencies: [] })
    expect(await stateOf(sort, id)).toBe('DRAFT')
  })

  it('takes currencies that are on, and no credits', async () => {
    await money.within((work) =>
      insert(work, 'Currency', { code: sort === payment ? 'GBP' : 'CHF', name: 'Off', decimals: 2, rate: '1', status: 'OFF' }),
    )
    for (const code of ['CRE', sort === payment ? 'GBP' : 'CHF'])
      expect(await create(sort, { title: 'No', kind: 'OTHER', currencies: [code], ...more })).toMatchObject({
        __typename: 'Invalid',
        errors: [{ field: 'currencies' }],
      })
  })

  it('keeps its name in what happened, and is chosen no more once it is deleted', async () => {
    const id = await made(sort, { title: 'Gone soon', kind: 'OTHER', currencies: ['EUR'], ...more })
    const wire = sort === payment ? 'paymentSystems' : 'payoutSystems'
    expect(await money.act(money.admin, `${wire}Delete`, id)).toMatchObject({ __typename: 'Done' })
    const { items } = await money.run(money.admin, `${wire}FindAll`, {}, ['title'])
    expect((items as readonly Bag[]).map((each) => each['id'])).not.toContain(id)
    expect(await money.run(money.admin, `${wire}Autocomplete`, { text: 'Gone' }, ['title'])).toEqual([])
    expect(await money.run(money.admin, `${wire}Autocomplete`, { ids: [id] }, ['title'])).toMatchObject([{ title: 'Gone soon' }])
    expect(await edit(sort, id, { title: 'Back' })).toMatchObject({ __typename: 'Gone' })
  })

  it("is the admin's to change", async () => {
    for (const [operation, args] of [
      [sort.create, { input: {} }],
      [sort.update, { id: '1', version: 1, patch: {} }],
      [on, { id: '1', version: 1 }],
    ] as const)
      await expect(money.run(money.manager, operation, args)).rejects.toMatchObject({ code: 'DENIED' })
  })
})

describe('payment systems', () => {
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

  it('keep their secret to themselves', async () => {
    const id = await made(payment, { title: 'Secretive', kind: 'PAYPAL' })
    const secret = 'nobody-reads-this'
    expect(JSON.stringify(await merchant(id, { merchantId: 'm', secret }))).not.toContain(secret)
    const read = await money.run(money.admin, 'paymentSystemsFindById', { id }, [
      'title',
      'merchant.merchantId',
      'merchant.secretSet',
      'merchant.secret',
    ])
    expect(read['merchant']).toMatchObject({ merchantId: 'm', secretSet: true })
    expect(JSON.stringify(read)).not.toContain(secret)
    expect(JSON.stringify(await money.sql('select * from payment_systems_merchant'))).not.toContain(secret)
    expect(JSON.stringify(await money.asOwner('select * from audit_record'))).not.toContain(secret)
  })

  it.each([
    ['shop', 'PASSED'],
    ['refused-shop', 'REFUSED'],
    ['silent-shop', 'SILENT'],
    [null, 'INCOMPLETE'],
  ])('are tested with their settings: merchant %s is %s', async (merchantId, testAnswer) => {
    const id = await made(payment, { title: 'Tested', kind: 'PAXUM' })
    await merchant(id, { merchantId, secret: 'a-long-secret' })
    await money.act(money.admin, 'paymentSystemsTestPreview', id)
    expect(await money.value('select test_answer from payment_systems where id = $1', id)).toBeNull()
    expect(await money.act(money.admin, 'paymentSystemsTest', id)).toMatchObject({ __typename: 'Done', details: { testAnswer } })
    expect(await money.value('select test_answer from payment_systems where id = $1', id)).toBe(testAnswer)
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

describe("a deployment's own check of payment systems", () => {
  it.each([
    [204, 'PASSED'],
    [403, 'REFUSED'],
    [500, 'SILENT'],
  ])('answers %i: %s', async (status, answer) => {
    const asked: unknown[] = []
    const service = createServer((request, response) => {
      request.on('data', (piece: Buffer) => asked.push(JSON.parse(piece.toString())))
      request.on('end', () => response.writeHead(status).end())
    }).listen(0, '127.0.0.1')
    await new Promise((resolve) => service.once('listening', resolve))
    const address = `http://127.0.0.1:${(service.address() as AddressInfo).port}/check`
    const check = { kind: 'OTHER', title: 'Own', settings: { merchantId: 'silent-but-ours', siteCode: null, secret: null } }
    expect(await checkGateway(check, address)).toBe(answer)
    expect(asked).toEqual([check])
    await new Promise((resolve) => service.close(resolve))
    expect(await checkGateway(check, address)).toBe('SILENT')
  })
})

// Settings > Payout Systems and Currencies: amounts, whom a system that goes leaves behind, what a currency takes along (domain 10.4, 10.5).
import { beforeAll, describe, expect, it } from 'vitest'
import { cre, openMoney, type Money } from './money/openMoney.ts'
import { payment, payout, systemsOf, terms } from './money/systemsOf.ts'
import type { Bag } from './records/workbench.ts'
import { covers } from '../covers.ts'

let money: Money

beforeAll(async () => (money = await openMoney()).stop)

const { act, create, made, stateOf } = systemsOf(() => money)

describe('payout systems', () => {
  it.each([
    ['commissionPercent', '101', 'Commission, % should be less than or equal to 100'],
    ['commissionFixed', cre('-1'), 'Fixed commission should be greater than or equal to 0'],
    ['minAmount', cre('0'), 'Minimum request size should be greater than zero'],
  ])('refuse a wrong %s', async (field, value, message) => {
    expect(await create(payout, { title: 'Wrong', kind: 'OTHER', ...terms, [field]: value })).toMatchObject({
      errors: [{ field, message }],
    })
  })

  it('count the creators who must choose another, whose payee information is incomplete from then on', async () => {
    covers('managesPayoutSystems')
    const id = await made(payout, { title: 'Bank 2', kind: 'OTHER', currencies: ['EUR'], ...terms })
    await money.act(money.admin, 'payoutSystemsSwitchOn', id)
    const creator = await money.creator(0n, { 'payee.payoutSystem': id })
    const isComplete = async (): Promise<unknown> =>
      ((await money.run(money.admin, 'usersFindById', { id: creator }, ['payee.complete']))['payee'] as Bag)['complete']
    expect(await isComplete()).toBe(true)
    for (const operation of ['payoutSystemsSwitchOffPreview', 'payoutSystemsDeletePreview'])
      expect(await money.act(money.admin, operation, id)).toMatchObject({
        counts: [
          { name: 'payees', value: 1 },
          { name: 'requests', value: 0 },
        ],
      })
    for (const [currencies, ticks, payees] of [
      [['USD'], [], 1],
      [['EUR', 'USD'], [], undefined],
      [[], [{ name: 'becomesDraft' }], 1],
    ] as const)
      expect(await act('payoutSystemsUpdatePreview', id, { patch: { currencies } })).toMatchObject({
        ticks,
        counts:
          payees === undefined
            ? []
            : [
                { name: 'payees', value: payees },
                { name: 'requests', value: 0 },
              ],
      })
    await money.act(money.admin, 'payoutSystemsDelete', id)
    expect(await isComplete()).toBe(false)
  })
})

describe('currencies', () => {
  it('begin with the internal one, which nobody changes', async () => {
    covers('managesCurrencies')
    const { items } = await money.run(
      money.admin,
      'currenciesFindAll',
      { sort: { by: 'order', direction: 'ASC' } },
      { paths: new Set(['code']), can: true },
    )
    const [first = {}] = items as readonly Bag[]
    expect(first).toMatchObject({ code: 'CRE' })
    expect((first['can'] as readonly Bag[]).filter((each) => each['allowed'] === true)).toEqual([])
  })

  it.each([['0'], ['-1'], ['1.1234567'], ['x']])('have no rate of %s', async (rate) => {
    expect(await money.act(money.admin, 'currenciesUpdate', 'EUR', undefined, { patch: { rate } })).toMatchObject({
      __typename: 'Invalid',
      errors: [{ field: 'rate' }],
    })
  })

  it('name the systems that become drafts with them', async () => {
    const id = await made(payment, { title: 'Dollars only', kind: 'OTHER', currencies: ['USD'] })
    expect(await money.act(money.admin, 'currenciesSwitchOffPreview', 'USD')).toMatchObject({
      values: [{ field: 'currencies.becomeDrafts', text: expect.stringContaining('Dollars only') as unknown }],
    })
    await money.act(money.admin, 'currenciesSwitchOff', 'USD')
    expect(await stateOf(payment, id)).toBe('DRAFT')
  })
})

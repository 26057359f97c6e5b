// Amounts that never go below zero: what a creator is paid, and what can be paid out, whatever was taken back meanwhile (domain 7.3, 16.1).
import { beforeAll, describe, expect, it } from 'vitest'
import { refund } from '../../custom/events/index.ts'
import { cre, openMoney, type Money } from './money/openMoney.ts'
import type { Bag } from './records/workbench.ts'

let money: Money

beforeAll(async () => (money = await openMoney()).stop)

const request = (user: string, input: Bag = {}) => money.act(money.manager, 'payoutRequestsCreate', user, input)
const requestsOf = (user: string) => money.value('select count(*)::int from payout_requests where user_id = $1', user)

it('a part that is nothing opens no account', async () => {
  await money.creator(5_000n)
  const accounts = await money.sql('select distinct kind from ledger_account order by kind')
  expect(accounts).toEqual([{ kind: 'CASH_IN:1' }, { kind: 'EARNINGS' }, { kind: 'WALLET' }])
})

describe('a request whose commission leaves nothing', () => {
  it('fails the criterion of enough credits, to the cent', async () => {
    const user = await money.creator(5_000n)
    // 5 % of 50.00 are 2.50.
    expect(await request(user, { commissionFixed: cre('47.50') })).toMatchObject({
      __typename: 'Refused',
      rule: 'criteria',
      params: ['@payouts.criteria.C4'],
    })
    expect(await requestsOf(user)).toBe(0)
    expect(await request(user, { commissionFixed: cre('47.49') })).toMatchObject({ __typename: 'Done', count: 1 })
  })

  it('is refused on its amount, where a lower one was wished', async () => {
    const user = await money.creator(5_000n)
    const wish = (gross: string): Bag => ({ gross: cre(gross), commissionFixed: cre('19.00') })
    expect(await request(user, wish('20.00'))).toMatchObject({
      __typename: 'Invalid',
      errors: [{ field: 'gross', code: 'net', template: 'payouts.criteria.C4' }],
    })
    expect(await requestsOf(user)).toBe(0)
    expect(await request(user, wish('20.01'))).toMatchObject({ __typename: 'Done', count: 1 })
  })
})

const setRate = (rate: string) => money.change('Currency', '', 'EUR', { rate })

it('a request that comes to less than the smallest coin of its currency fails the criterion of enough credits', async () => {
  const user = await money.creator(5_000n)
  // 46.50 Cr are 0.00465 EUR.
  await setRate('0.0001')
  expect(await request(user)).toMatchObject({ __typename: 'Refused', rule: 'criteria', params: ['@payouts.criteria.C4'] })
  await setRate('0.0002')
  expect(await request(user, { gross: cre('20.00') })).toMatchObject({ __typename: 'Invalid', errors: [{ field: 'gross', code: 'net' }] })
  expect(await request(user)).toMatchObject({ __typename: 'Done', count: 1 })
  expect(await money.value('select money_minor from payout_requests where user_id = $1', user)).toBe('1')
  await setRate('0.92')
})

it('at the highest rate that may be set, millions of credits make a request', async () => {
  const user = await money.creator(500_000_000n)
  const version = await money.value("select version from currencies where id = 'EUR'")
  await money.run(money.admin, 'currenciesUpdate', { id: 'EUR', version, patch: { rate: '100000000' } })
  expect(await request(user, { commissionPercent: '0', commissionFixed: cre('0') })).toMatchObject({ __typename: 'Done', count: 1 })
  expect(await money.value('select money_minor from payout_requests where user_id = $1', user)).toBe('50000000000000000')
  await setRate('0.92')
})

it('of earnings that were taken back while they were held, nothing is payable', async () => {
  const user = await money.creator(5_000n)
  const made = await request(user)
  const sale = await money.value("select operation from transactions where user_id = $1 and type = 'EARNING'", user)
  await refund(money.world, { operationId: String(sale), amount: 3_000n, externalId: 'taken back' })
  expect(await money.balance(user)).toMatchObject({ earnings: 2_000n, hold: 5_000n })
  expect(await money.run(money.manager, 'balancesGet', { id: user }, ['balance.payable'])).toMatchObject({ payable: cre('0.00') })
  const preview = await money.act(money.manager, 'payoutRequestsDeclinePreview', (made['ids'] as readonly string[])[0] ?? '', {
    reason: 'x',
  })
  expect(preview['balances']).toEqual([
    { account: 'accounts.ON_HOLD', before: cre('50.00'), after: cre('0.00') },
    { account: 'accounts.PAYABLE', before: cre('0.00'), after: cre('20.00') },
  ])
})

it('of earnings of which a part is held, the rest is payable', async () => {
  const user = await money.creator(5_000n)
  const made = await request(user, { gross: cre('20.00') })
  expect(await money.run(money.manager, 'balancesGet', { id: user }, ['balance.payable'])).toMatchObject({ payable: cre('30.00') })
  const preview = await money.act(money.manager, 'payoutRequestsDeclinePreview', (made['ids'] as readonly string[])[0] ?? '', {
    reason: 'x',
  })
  expect(preview['balances']).toContainEqual({ account: 'accounts.PAYABLE', before: cre('30.00'), after: cre('50.00') })
})

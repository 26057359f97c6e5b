// What payee information must agree with: the payout system's currencies and the look of its accounts (domain 5.6).
import { beforeAll, describe, expect, it } from 'vitest'
import { insert } from '../../server/actions/insert.ts'
import { openMoney, type Money } from './money/openMoney.ts'
import type { Bag } from './records/workbench.ts'

let money: Money

beforeAll(async () => (money = await openMoney()).stop)

describe('payee information', () => {
  it('payee information names a system that is on and a currency it pays in', async () => {
    const user = await money.creator()
    const update = (patch: Bag) => money.act(money.manager, 'payeeInfoUpdate', user, undefined, { patch })
    expect(await update({ currency: 'USD' })).toMatchObject({
      __typename: 'Invalid',
      errors: [{ field: 'currency', message: 'Bank pays in EUR' }],
    })
    expect(await update({ holderName: 'Somebody Else' })).toMatchObject({ __typename: 'UserPayeeSaved' })
    const offered = await money.run(money.manager, 'currenciesAutocomplete', { text: '', field: 'UserPayee.currency' })
    expect(offered).toMatchObject([{ id: 'EUR' }, { id: 'USD' }])
    expect(await update({ payoutSystem: '99' })).toMatchObject({ __typename: 'Invalid' })
  })
})

describe('an account and a holder of blanks', () => {
  it('are none, and the creator cannot be paid', async () => {
    const user = await money.creator()
    const patch = { accountIdentifier: ' ', holderName: '\t ' }
    expect(await money.act(money.manager, 'payeeInfoUpdate', user, undefined, { patch })).toMatchObject({ __typename: 'UserPayeeSaved' })
    expect(await money.run(money.manager, 'payeeInfoGet', { id: user }, ['payee.complete', 'payee.missing'])).toMatchObject({
      complete: false,
      missing: ['ACCOUNT', 'HOLDER'],
    })
    expect(await money.sql('select account_identifier, holder_name from users_payee where id = $1', [user])).toEqual([
      { account_identifier: null, holder_name: null },
    ])
  })
})

describe('an account for payouts', () => {
  it.each([
    ['PAYPAL', 'ann', 'ann@example.com', 'An account at Wallet is an e-mail address'],
    ['PAXUM', 'ann', '4711', 'An account at Wallet is an e-mail address or a number'],
  ])('of %s is none like %s, but like %s', async (kind, bad, good, message) => {
    const system = await money.within((work) => insert(work, 'PayoutSystem', { title: 'Wallet', kind, currencies: ['EUR'], status: 'ON' }))
    const user = await money.creator()
    const update = (patch: Bag) => money.act(money.manager, 'payeeInfoUpdate', user, undefined, { patch })
    const refused = { __typename: 'Invalid', errors: [{ field: 'accountIdentifier', message }] }
    expect(await update({ payoutSystem: system, accountIdentifier: bad })).toMatchObject(refused)
    expect(await update({ payoutSystem: system, accountIdentifier: good })).toMatchObject({ __typename: 'UserPayeeSaved' })
    expect(await update({ accountIdentifier: bad })).toMatchObject(refused)
    expect(await update({ holderName: 'Somebody Else' })).toMatchObject({ __typename: 'UserPayeeSaved' })
  })

  it('of another kind may be anything', async () => {
    const user = await money.creator()
    const update = (patch: Bag) => money.act(money.manager, 'payeeInfoUpdate', user, undefined, { patch })
    expect(await update({ accountIdentifier: 'DE89 3704 0044' })).toMatchObject({ __typename: 'UserPayeeSaved' })
  })
})

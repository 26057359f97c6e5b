// Corrections by staff: which account, which limits, asked again when repeated (domain 6.4).
import { beforeAll, describe, expect, it } from 'vitest'
import { checkLedger } from '../../custom/server/checkLedger.ts'
import { cre, openMoney, type Money } from './money/openMoney.ts'
import type { Bag } from './records/workbench.ts'
import { covers } from '../covers.ts'

let money: Money

beforeAll(async () => (money = await openMoney()).stop)

describe('a correction', () => {
  const correct = (user: string, amount: string, input: Bag = {}, args: Bag = {}) =>
    money.run(money.admin, 'manualTransactionsCreate', { input: { user, amount: cre(amount), comment: 'why', ...input }, ...args })

  it('goes to the wallet of members and the earnings of creators, where nothing else is said', async () => {
    covers('managesMoney')
    const [member, creator] = [await money.person('member'), await money.creator()]
    for (const user of [member, creator]) expect(await correct(user, '10')).toMatchObject({ __typename: 'Done' })
    expect(await money.balance(member)).toMatchObject({ wallet: 1_000n, total: 1_000n })
    expect(await money.balance(creator)).toMatchObject({ earnings: 1_000n, total: 1_000n })
    expect(await correct(member, '10', { account: 'EARNINGS' })).toMatchObject({ rule: 'earningsOfCreators' })
  })

  it.each([
    ['0', 'errors.notZero'],
    ['abc', 'errors.number'],
    ['100000.01', 'errors.atMost'],
    ['-100000.01', 'errors.atLeast'],
    ['1.005', 'errors.number'],
  ])('of %s is refused', async (amount, template) => {
    const user = await money.person('member')
    expect(await correct(user, amount)).toMatchObject({ __typename: 'Invalid', errors: [{ field: 'amount', template }] })
  })

  it('acceptance 8: leaves a wallet at or above zero, also when two come at once (M16)', async () => {
    const user = await money.person('member')
    await money.fund(user, 500n)
    expect(await correct(user, '-10')).toMatchObject({ rule: 'walletBelowZero' })
    const answers = await Promise.all([correct(user, '-3', { comment: 'a' }), correct(user, '-3', { comment: 'b' })])
    expect(answers.map((each) => each['__typename']).toSorted()).toEqual(['Done', 'Refused'])
    expect(await money.balance(user)).toMatchObject({ wallet: 200n })
  })

  it('may make earnings a debt, but leaves what is on hold', async () => {
    const user = await money.creator(2_000n)
    await money.act(money.admin, 'payoutRequestsCreate', user, {})
    expect(await correct(user, '-0.01')).toMatchObject({ rule: 'earningsBelowHold' })
    expect(await correct(user, '5')).toMatchObject({ __typename: 'Done' })
    expect(await correct(user, '-5')).toMatchObject({ __typename: 'Done' })
    const debtor = await money.creator()
    expect(await correct(debtor, '-7.50')).toMatchObject({ __typename: 'Done' })
    expect(await money.balance(debtor)).toMatchObject({ earnings: -750n, total: -750n })
  })

  it('acceptance 8: again with the same values asks first', async () => {
    const user = await money.person('member')
    expect(await correct(user, '1')).toMatchObject({ __typename: 'Done' })
    expect(await correct(user, '1')).toMatchObject({ rule: 'repeat' })
    expect(await correct(user, '1', {}, { ticks: ['repeat'] })).toMatchObject({ __typename: 'Done' })
    expect(await money.balance(user)).toMatchObject({ wallet: 200n })
  })

  it.each([
    ['the list', 'the profile'],
    ['the profile', 'the list'],
  ])('from %s and again from %s asks first: the same is the same whatever the way in (domain 2)', async (first) => {
    const [member, creator] = [await money.person('member'), await money.creator()]
    for (const [user, account] of [
      [member, 'WALLET'],
      [creator, 'EARNINGS'],
    ] as const) {
      const onList = (args: Bag = {}) => correct(user, '1.50', {}, args)
      const onProfile = (args: Bag = {}) =>
        money.run(money.admin, 'manualTransactionsCreateFor', { id: user, input: { account, amount: cre('1.5'), comment: 'why' }, ...args })
      const [before, after] = first === 'the list' ? [onList, onProfile] : [onProfile, onList]
      expect(await before()).toMatchObject({ __typename: 'Done' })
      expect(await after()).toMatchObject({ rule: 'repeat', ticks: [{ name: 'repeat' }] })
      expect(await after({ ticks: ['repeat'] })).toMatchObject({ __typename: 'Done' })
      expect(await money.balance(user)).toMatchObject({ total: 300n })
    }
    expect(await correct(creator, '1.50', { account: 'WALLET' })).toMatchObject({ __typename: 'Done' })
  })

  it('of both ways at once is done once, and asked about once', async () => {
    const user = await money.person('member')
    const answers = await Promise.all([
      correct(user, '4', { account: 'WALLET' }),
      money.run(money.admin, 'manualTransactionsCreateFor', { id: user, input: { account: 'WALLET', amount: cre('4'), comment: 'why' } }),
    ])
    expect(answers.map((each) => each['__typename']).toSorted()).toEqual(['Done', 'Refused'])
    expect(await money.balance(user)).toMatchObject({ wallet: 400n })
  })

  it('from a profile only adds: it carries no version, so that it conflicts with no edit of the user (domain 2)', async () => {
    const user = await money.person('member')
    const add = (amount: string) =>
      money.run(money.admin, 'manualTransactionsCreateFor', { id: user, input: { account: 'WALLET', amount: cre(amount), comment: 'why' } })
    await money.change('User', '', user, { screenName: 'Edited meanwhile' })
    expect(await Promise.all([add('1'), add('2')])).toMatchObject([{ __typename: 'Done' }, { __typename: 'Done' }])
    expect(await money.balance(user)).toMatchObject({ wallet: 300n })
  })

  it('of the deleted is refused', async () => {
    const user = await money.person('member', { status: 'DELETED' })
    expect(await correct(user, '1')).toMatchObject({ rule: 'notDeleted' })
  })

  it.each(['', 'x', '1.5', '9223372036854775808'])('of the user %j, who is none, is told so beside the field', async (user) => {
    const errors = [{ field: 'user', params: ['@entities.transactions.asks.correct.user'] }]
    expect(await correct(user, '1')).toMatchObject({ __typename: 'Invalid', errors })
  })

  it('acceptance 8: is previewed with the balance before and after', async () => {
    const user = await money.person('member')
    const seen = await money.run(money.admin, 'manualTransactionsCreatePreview', { input: { user, amount: cre('-0.00'), comment: 'x' } })
    expect(seen).toMatchObject({ allowed: false })
    expect(
      await money.run(money.admin, 'manualTransactionsCreatePreview', { input: { user, amount: cre('2,5'), comment: 'x' } }),
    ).toMatchObject({ balances: [{ account: 'accounts.WALLET', before: cre('0.00'), after: cre('2.50') }] })
    expect(await money.balance(user)).toMatchObject({ wallet: 0n })
  })
})

it('leaves money that is sound', async () => expect(await checkLedger(money.world.db)).toEqual([]))

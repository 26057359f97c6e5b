// Pay, decline and undo of payout requests through the console's own operations: amounts, ticks, races, previews (domain 7.6).
import { beforeAll, describe, expect, it } from 'vitest'
import { uuid7 } from '../../server/actions/uuid7.ts'
import { checkLedger } from '../../custom/server/checkLedger.ts'
import { raiseFraud } from '../../custom/events/index.ts'
import { cre, openMoney, type Money } from './money/openMoney.ts'
import type { Bag } from './records/workbench.ts'
import { covers } from '../covers.ts'

let money: Money

beforeAll(async () => (money = await openMoney()).stop)

const create = (user: string, input: Bag = {}) => money.act(money.manager, 'payoutRequestsCreate', user, input)
const row = async (id: string): Promise<Bag> => (await money.sql('select * from payout_requests where id = $1', [id]))[0] ?? {}
const pay = (id: string, args: Bag = {}) => money.act(money.manager, 'payoutRequestsPay', id, { reference: 'TX 1' }, args)
const decline = (id: string) => money.act(money.manager, 'payoutRequestsDecline', id, { reason: 'no such account' })
const undo = (id: string) => money.act(money.manager, 'payoutRequestsUndo', id)

describe('pay, decline and undo', () => {
  it('acceptance 11: move gross out and back to the cent, and stored entries are negated whatever the settings are then (M05)', async () => {
    covers('managesMoney', 'payoutActions')
    const { user, id } = await money.requestFor(12_000n)
    expect(await pay(id)).toMatchObject({ __typename: 'PayoutRequestSaved' })
    expect(await money.balance(user)).toMatchObject({ earnings: 0n, hold: 0n, total: 0n })
    expect(await row(id)).toMatchObject({ status: 'PAID', reference: 'TX 1', processed_by_id: money.manager.id })
    await money.change('Currency', '', 'EUR', { rate: '2.500000' })
    await money.change('PayoutSystem', '', '1', { commissionPercent: '50.00' })
    expect(await undo(id)).toMatchObject({ __typename: 'PayoutRequestSaved' })
    await money.change('Currency', '', 'EUR', { rate: '0.920000' })
    await money.change('PayoutSystem', '', '1', { commissionPercent: '5.00' })
    expect(await money.balance(user)).toMatchObject({ earnings: 12_000n, hold: 12_000n })
    expect(await row(id)).toMatchObject({ status: 'NEW', reference: null, payout_transaction_id: null })
    const posted = await money.sql(
      'select type, amount::int as amount, reversal_of_id is not null as reverses from transactions where payout_request_id = $1 order by id',
      [id],
    )
    expect(posted).toEqual([
      { type: 'PAYOUT', amount: -12_000, reverses: false },
      { type: 'PAYOUT', amount: 12_000, reverses: true },
    ])
    expect(await pay(id)).toMatchObject({ __typename: 'PayoutRequestSaved' })
  })

  it('acceptance 11: decline makes the amount payable again, undo holds it again', async () => {
    covers('payoutActions')
    const { user, id } = await money.requestFor(2_000n)
    expect(await decline(id)).toMatchObject({ __typename: 'PayoutRequestSaved' })
    expect(await money.balance(user)).toMatchObject({ earnings: 2_000n, hold: 0n })
    expect(await undo(id)).toMatchObject({ __typename: 'PayoutRequestSaved' })
    expect(await money.balance(user)).toMatchObject({ hold: 2_000n })
    expect(await money.sql("select template, params from mails where params[2] = 'no such account' and params[1] = '20.00'")).toEqual([
      { template: 'payoutDeclined', params: ['20.00', 'no such account'] },
    ])
  })

  it('acceptance 11: undo of a declined one is refused while another is open, and once the creator fails a criterion', async () => {
    const { user, id } = await money.requestFor(4_000n)
    await decline(id)
    await create(user, { gross: cre('10.00') })
    expect(await undo(id)).toMatchObject({ __typename: 'Refused', rule: 'noOtherOpenRequest' })
    const other = await money.requestFor(4_000n)
    await decline(other.id)
    await raiseFraud(money.world, { user: other.user, signal: 'location', detail: 'x' })
    expect(await undo(other.id)).toMatchObject({ __typename: 'Refused', rule: 'stillQualifies' })
  })

  it('acceptance 12: pay is refused under fraud review and for the deleted; decline is not (M21)', async () => {
    const { user, id } = await money.requestFor(2_000n)
    await raiseFraud(money.world, { user, signal: 'location', detail: 'x' })
    expect(await pay(id)).toMatchObject({ __typename: 'Refused', rule: 'payeeNotFraud' })
    expect(await decline(id)).toMatchObject({ __typename: 'PayoutRequestSaved' })
  })

  it('pay of a disabled creator needs a tick', async () => {
    const { user, id } = await money.requestFor(2_000n)
    await money.change('User', '', user, { status: 'DISABLED' })
    expect(await pay(id)).toMatchObject({ __typename: 'Refused', rule: 'payeeEnabled', ticks: [{ name: 'payeeEnabled' }] })
    expect(await pay(id, { ticks: ['payeeEnabled'] })).toMatchObject({ __typename: 'PayoutRequestSaved' })
  })

  it('acceptance 12: pay after a change of the payee names both masked accounts, and a later change asks again (M20)', async () => {
    const { user, id } = await money.requestFor(2_000n)
    await money.change('User', 'payee', user, { accountIdentifier: 'thief@evil.example' })
    const seen = await money.run(money.manager, 'payoutRequestsPayPreview', { id, version: 1, input: {} })
    const [tick] = seen['ticks'] as { name: string; params: string[] }[]
    expect(tick?.params[1]).toMatch(/^•+ mple$/)
    expect(tick?.params[2]).toBe('@entities.users.fields.payee.accountIdentifier')
    await money.change('User', 'payee', user, { accountIdentifier: 'thief2@evil.example' })
    expect(await pay(id, { ticks: [tick?.name] })).toMatchObject({ __typename: 'Refused', rule: 'payeeUnchanged' })
    const again = await money.run(money.manager, 'payoutRequestsPayPreview', { id, version: 1, input: {} })
    expect(await pay(id, { ticks: (again['ticks'] as { name: string }[]).map((each) => each.name) })).toMatchObject({
      __typename: 'PayoutRequestSaved',
    })
    expect((await row(id))['account']).toMatch(/@pay\.example\.com$/)
  })

  it('says that another holder has the same account', async () => {
    const { user, id } = await money.requestFor(2_000n)
    await money.change('User', 'payee', user, { holderName: 'A Thief' })
    const { ticks } = await money.run(money.manager, 'payoutRequestsPayPreview', { id, version: 1, input: {} })
    expect(ticks).toMatchObject([
      { template: 'ticks.payeeUnchangedAccount', params: [expect.stringContaining('•'), '@entities.users.fields.payee.holderName'] },
    ])
    expect(JSON.stringify(ticks)).not.toContain('A Thief')
  })

  it('says so where both accounts end alike, and shows the payee of now to whoever may read it, masked', async () => {
    const { user, id } = await money.requestFor(2_000n)
    const account = String((await row(id))['account'])
    await money.change('User', 'payee', user, { accountIdentifier: `thief${account.slice(-4)}`, holderName: 'A Thief', country: 'BR' })
    const preview = (caller: typeof money.manager) => money.run(caller, 'payoutRequestsPayPreview', { id, version: 1, input: {} })
    const seen = await preview(money.manager)
    const [tick] = seen['ticks'] as { template: string; params: string[] }[]
    expect(tick).toMatchObject({ template: 'ticks.payeeUnchangedAlike' })
    expect(tick?.params[0]).toBe(tick?.params[1])
    expect(tick?.params[2]).toMatch(/accountIdentifier @.*holderName @.*country$/)
    expect(seen['details']).toMatchObject({
      payeeNow: {
        id: user,
        payee: {
          accountIdentifier: tick?.params[1],
          holderName: 'A Thief',
          country: 'BR',
          payoutSystem: { title: expect.any(String) as string },
        },
      },
    })
    expect(JSON.stringify(seen)).not.toContain('thief')
    const { id: staff, rights } = money.manager
    const blind = money.callerOf(
      'manager',
      staff,
      [...rights].filter((right) => right !== 'getAnyPayeeInfo'),
    )
    expect(await preview(blind)).toMatchObject({ allowed: true, ticks: seen['ticks'], details: null })
    const other = await money.requestFor(2_000n)
    expect(await money.run(money.manager, 'payoutRequestsPayPreview', { id: other.id, version: 1, input: {} })).toMatchObject({
      details: null,
    })
  })

  it('pay is refused when earnings fell below the request', async () => {
    const { user, id } = await money.requestFor(2_000n)
    await money.sql('update users_balance set on_hold = 0 where id = $1', [user])
    expect(
      await money.act(money.admin, 'manualTransactionsCreateFor', user, { account: 'EARNINGS', amount: cre('-5.00'), comment: 'x' }),
    ).toMatchObject({ __typename: 'Done' })
    await money.sql('update users_balance set on_hold = 2000 where id = $1', [user])
    expect(await pay(id)).toMatchObject({ __typename: 'Refused', rule: 'earningsSuffice' })
  })

  it.each(['pay', 'decline'])('of many at once, one pays (M02): pay against %s', async (against) => {
    for (let round = 0; round < 10; round += 1) {
      const { id } = await money.requestFor(2_000n)
      const version = 1
      const other =
        against === 'pay' ? pay(id, { version }) : money.act(money.manager, 'payoutRequestsDecline', id, { reason: 'x' }, { version })
      const answers = await Promise.all([pay(id, { version }), other, money.act(money.admin, 'payoutRequestsPay', id, {}, { version })])
      expect(answers.filter((each) => each['__typename'] === 'PayoutRequestSaved')).toHaveLength(1)
      expect(answers.filter((each) => each['__typename'] === 'PayoutRequestConflict')).toHaveLength(2)
    }
  })

  it('undone by two at once is undone once (M06)', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { user, id } = await money.requestFor(2_000n)
      await pay(id)
      const version = Number((await row(id))['version'])
      const undoing = () => money.act(money.manager, 'payoutRequestsUndo', id, undefined, { version })
      const answers = await Promise.all([undoing(), undoing(), undoing()])
      expect(answers.filter((each) => each['__typename'] === 'PayoutRequestSaved')).toHaveLength(1)
      expect(await money.balance(user)).toMatchObject({ earnings: 2_000n, hold: 2_000n })
    }
  })

  it('opened again while another is generated: one of them is open', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { user, id } = await money.requestFor(2_000n)
      await decline(id)
      await Promise.all([undo(id), create(user), create(user, { gross: cre('15.00') })])
      expect(await money.sql("select id from payout_requests where status = 'NEW' and user_id = $1", [user])).toHaveLength(1)
    }
  })

  it('the same key pays once and answers the same', async () => {
    const { id } = await money.requestFor(2_000n)
    const args = { id, version: 1, input: {}, key: uuid7() }
    const answers = await Promise.all([1, 2, 3].map(() => money.run(money.manager, 'payoutRequestsPay', args, [])))
    expect(answers.map((each) => each['__typename'])).toEqual(Array.from({ length: 3 }, () => 'PayoutRequestSaved'))
    expect(await money.value('select count(*)::int from transactions where payout_request_id = $1', id)).toBe(1)
  })

  it('a preview leaves nothing and tells what the action does (M25)', async () => {
    const { user, id } = await money.requestFor(2_000n)
    const seen = await money.run(money.manager, 'payoutRequestsPayPreview', { id, version: 1, input: {} })
    expect(seen).toMatchObject({
      allowed: true,
      balances: [{ account: 'accounts.EARNINGS', before: cre('20.00'), after: cre('0.00') }, { account: 'accounts.ON_HOLD' }],
    })
    expect(await money.balance(user)).toMatchObject({ earnings: 2_000n, hold: 2_000n })
    expect(await money.value('select count(*)::int from transactions where payout_request_id = $1', id)).toBe(0)
  })
})

it('leaves money that is sound', async () => expect(await checkLedger(money.world.db)).toEqual([]))

// How a payout request is formed, and payouts recorded by hand: criteria, holds, undo (domain 7.3-7.5).
import { beforeAll, describe, expect, it } from 'vitest'
import { checkLedger } from '../../custom/server/checkLedger.ts'
import { raiseFraud, requestPayout } from '../../custom/events/index.ts'
import { cre, openMoney, type Money } from './money/openMoney.ts'
import type { Bag } from './records/workbench.ts'
import { covers } from '../covers.ts'

let money: Money

beforeAll(async () => (money = await openMoney()).stop)

const create = (user: string, input: Bag = {}) => money.act(money.manager, 'payoutRequestsCreate', user, input)
const row = async (id: string): Promise<Bag> => (await money.sql('select * from payout_requests where id = $1', [id]))[0] ?? {}
describe('a request', () => {
  it('acceptance 10: has the figures of domain 7.3 and a copy of the payee, and holds gross', async () => {
    const { user, id } = await money.requestFor(12_000n)
    expect(await row(id)).toMatchObject({
      status: 'NEW',
      gross: '12000',
      commission: '700',
      net: '11300',
      money_minor: '10396',
      money_currency: 'EUR',
      rate: '0.920000',
      origin: 'STAFF',
      payee_country: 'DE',
      calculation: '120.00 Cr − 5% (6.00 Cr) − 1.00 Cr = 113.00 Cr × 0.92 = 103.96 EUR',
    })
    expect(await money.balance(user)).toMatchObject({ earnings: 12_000n, hold: 12_000n })
  })

  it('may be lowered to the minimum, never raised above what is payable', async () => {
    const user = await money.creator(5_000n)
    expect(await create(user, { gross: cre('50.01') })).toMatchObject({
      __typename: 'Invalid',
      errors: [{ field: 'gross', template: 'guards.abovePayable' }],
    })
    expect(await create(user, { gross: cre('9.99') })).toMatchObject({ __typename: 'Invalid', errors: [{ field: 'gross' }] })
    expect(await create(user, { gross: cre('10.00') })).toMatchObject({ __typename: 'Done', count: 1 })
    expect(await money.balance(user)).toMatchObject({ hold: 1_000n })
  })

  it('is foretold to be above what is payable, the amount as amounts are written', async () => {
    const user = await money.creator(100_704n)
    expect(
      await money.run(money.manager, 'payoutRequestsCreatePreview', { id: user, version: 1, input: { gross: cre('5000') } }),
    ).toMatchObject({
      allowed: false,
      invalid: { errors: [{ field: 'gross', message: 'The amount is higher than what is payable: 1,007.04 Cr' }] },
    })
  })

  it('names every criterion that fails', async () => {
    const user = await money.creator(0n, { 'payee.holderName': null })
    await raiseFraud(money.world, { user, signal: 'location', detail: 'x' })
    const answer = await create(user)
    expect(answer).toMatchObject({ __typename: 'Refused', rule: 'criteria' })
    expect(answer['message']).toBe(
      'The payout criteria are not met: payee information is not filled in, under fraud review or marked as fraud, not enough credits for a request',
    )
  })

  it('by the creator follows the same criteria', async () => {
    const user = await money.creator(5_000n)
    const id = await requestPayout(money.world, user)
    expect(await row(id)).toMatchObject({ origin: 'CREATOR', status: 'NEW', gross: '5000' })
    await expect(requestPayout(money.world, user)).rejects.toMatchObject({
      rule: 'criteria',
      params: ['@payouts.criteria.C3 @payouts.criteria.C4'],
    })
  })
})

describe('a manual payout', () => {
  const record = (user: string, input: Bag, args: Bag = {}) =>
    money.act(
      money.manager,
      'manualPayoutTransactionsCreate',
      user,
      { gross: cre('50.00'), payoutSystem: '1', comment: 'by hand', ...input },
      args,
    )

  it('tells the creator like a paid request does: an amount, and its currency', async () => {
    await record(await money.creator(12_000n), { commission: cre('2.50') })
    const made = await money.act(money.manager, 'payoutRequestsCreate', await money.creator(12_000n), {})
    await money.act(money.manager, 'payoutRequestsPay', String((made['ids'] as string[])[0]), {})
    expect(await money.sql("select params from mails where template = 'payoutPaid' order by id desc limit 2")).toEqual([
      { params: ['103.96', 'EUR'] },
      { params: ['47.50', 'CRE'] },
    ])
  })

  it('acceptance 11: is posted at once with its value date, and its undo restores earnings, once', async () => {
    covers('callManualPayout')
    const user = await money.creator(12_000n)
    const before = await money.value('select now()::text')
    const made = await record(user, { commission: cre('2.50'), valueDate: '2026-01-31', reference: 'R1' })
    const id = String((made['ids'] as string[])[0])
    expect(await money.balance(user)).toMatchObject({ earnings: 7_000n })
    expect(
      await money.sql('select value_date, net::int as net, create_time >= $2::timestamptz as now from manual_payouts where id = $1', [
        id,
        before,
      ]),
    ).toMatchObject([{ value_date: '2026-01-31', net: 4_750, now: true }])
    expect(await money.act(money.manager, 'manualPayoutTransactionsUndo', id, { undoReason: 'came back' })).toMatchObject({
      __typename: 'ManualPayoutSaved',
    })
    expect(await money.balance(user)).toMatchObject({ earnings: 12_000n })
    expect(await money.sql("select params from mails where template = 'payoutReversed' order by id desc limit 1")).toEqual([
      { params: ['50.00'] },
    ])
    expect(await money.act(money.manager, 'manualPayoutTransactionsUndo', id, { undoReason: 'again' })).toMatchObject({
      __typename: 'Refused',
      rule: 'state',
    })
  })

  it('is refused above what is payable, ahead of today, with an open request, under review', async () => {
    const user = await money.creator(12_000n)
    expect(await record(user, { gross: cre('120.01') })).toMatchObject({ errors: [{ field: 'gross' }] })
    expect(await record(user, { valueDate: '2999-01-01' })).toMatchObject({ errors: [{ field: 'valueDate' }] })
    expect(await record(user, { commission: cre('50.00') })).toMatchObject({ errors: [{ field: 'commission' }] })
    await create(user, { gross: cre('10.00') })
    expect(await record(user, {})).toMatchObject({ rule: 'noOtherOpenRequest' })
    const other = await money.creator(12_000n)
    await raiseFraud(money.world, { user: other, signal: 'location', detail: 'x' })
    expect(await record(other, {})).toMatchObject({ rule: 'payeeNotFraud' })
  })

  it('says before what is left of it without the commission', async () => {
    const user = await money.creator(12_000n)
    const input = { gross: cre('50.00'), commission: cre('2.50'), payoutSystem: '1', comment: 'by hand' }
    expect(await money.run(money.manager, 'manualPayoutTransactionsCreatePreview', { id: user, input })).toMatchObject({
      values: [{ field: 'payouts.net', text: '47.50 Cr' }],
    })
  })

  it('of long ago cannot be undone any more', async () => {
    const user = await money.creator(12_000n)
    const made = await record(user, {})
    const id = String((made['ids'] as string[])[0])
    await money.sql("update manual_payouts set create_time = now() - interval '91 days' where id = $1", [id])
    expect(await money.act(money.manager, 'manualPayoutTransactionsUndo', id, { undoReason: 'late' })).toMatchObject({
      rule: 'recordedLately',
    })
  })
})

it('leaves money that is sound', async () => expect(await checkLedger(money.world.db)).toEqual([]))

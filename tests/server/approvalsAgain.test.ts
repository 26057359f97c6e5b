// What another approves is done as if asked anew: by the rights and guards of both, of what is there by then (decision 043). And payouts, whose limits are their own.
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '../../server/call.ts'
import { checkLedger } from '../../custom/server/checkLedger.ts'
import { approvingIn, openApproving, ticked } from './approvals/openApproving.ts'
import { cre, type Money } from './money/openMoney.ts'
import type { Bag } from './records/workbench.ts'

let money: Money
const { correct, ask, decide, rowOf, walletOf, someone } = approvingIn(() => money)
/** Each case asks in the name of somebody who spent nothing yet. */
let asker: Caller

beforeAll(async () => (money = await openApproving()).stop)
beforeEach(async () => {
  asker = await someone('manager')
})

describe('the approval checks all again', () => {
  it('the balance', async () => {
    const user = await money.person('member')
    await money.fund(user, 50_000n)
    const id = await ask(asker, user, '-500')
    await correct(money.admin, user, '-1')
    expect(await decide(money.admin, 'Approve', id)).toMatchObject({ __typename: 'Refused', rule: 'walletBelowZero' })
    expect(await rowOf(id)).toMatchObject({ status: 'WAITING' })
    expect(await walletOf(user)).toBe(49_900n)
  })

  it('whether who asked may still log in', async () => {
    const id = await ask(asker, await money.person('member'), '500')
    await money.change('User', '', asker.id, { status: 'DISABLED' })
    expect(await decide(money.admin, 'Approve', id)).toMatchObject({ __typename: 'Refused', rule: 'requester' })
  })

  it('the role of who asked, as it is by now', async () => {
    const id = await ask(asker, await money.person('member'), '500')
    await money.change('User', '', asker.id, { role: 'member' })
    expect(await decide(money.admin, 'Approve', id)).toMatchObject({ __typename: 'Refused', rule: 'requester' })
  })

  it('the guards of who approves: nobody approves what is in their own favour', async () => {
    const referred = await money.person('member', { 'referring.referrer': money.admin.id })
    const id = await ask(asker, referred, '500')
    expect(await decide(money.admin, 'Approve', id)).toMatchObject({ __typename: 'Refused', rule: 'notInOwnFavour' })
    expect(await decide(money.manager, 'Approve', id)).toMatchObject({ __typename: 'ApprovalSaved' })
  })

  it('whether it can be done at all; what no longer can is refused by whoever sees what waits, and by nobody else', async () => {
    const user = await money.person('member')
    const id = await ask(asker, user, '500')
    await money.asOwner(`update approval set operation = 'gone' where id = ${id}`)
    expect(await decide(money.admin, 'Approve', id)).toMatchObject({ __typename: 'Refused', message: 'This can no longer be done' })
    const blind = money.callerOf('manager', await money.person('manager'), ['createManualTransaction'])
    await expect(decide(blind, 'Refuse', id)).rejects.toMatchObject({ code: 'DENIED' })
    expect(await rowOf(id)).toMatchObject({ status: 'WAITING' })
    expect(await decide(money.admin, 'Refuse', id)).toMatchObject({ __typename: 'ApprovalSaved' })
    expect(await rowOf(id)).toMatchObject({ status: 'REFUSED', refusal: 'not agreed' })
    expect(await walletOf(user)).toBe(0n)
  })

  it('who it is, and holds where the spec has no guards', async () => {
    const bare = {
      ...money.product,
      entities: money.product.entities.map((each) =>
        each.name === 'Approval' ? { ...each, actions: each.actions.map((action) => ({ ...action, guards: [] })) } : each,
      ),
    }
    const run = money.serving(bare)
    const id = await ask(asker, await money.person('member'), '500')
    const args = { id, version: 1 }
    expect(await run(asker, 'approvalsApprove', args)).toMatchObject({ __typename: 'Refused', rule: 'oneself' })
    expect(await run(asker, 'approvalsRefuse', { ...args, input: { refusal: 'no' } })).toMatchObject({ rule: 'oneself' })
    expect(await run(money.admin, 'approvalsWithdraw', args)).toMatchObject({ __typename: 'Refused', rule: 'notOneself' })
    expect(await rowOf(id)).toMatchObject({ status: 'WAITING' })
  })

  it('whether the same was done just now: that is asked of who approves', async () => {
    const user = await money.person('member')
    const [one, two] = [await ask(asker, user, '500'), await ask(asker, user, '500')]
    expect(await decide(money.admin, 'Approve', one)).toMatchObject({ __typename: 'ApprovalSaved' })
    expect(await decide(money.admin, 'Approve', two)).toMatchObject({ __typename: 'Refused', rule: 'repeat', ticks: [{ name: 'repeat' }] })
    expect(await decide(money.admin, 'Approve', two, { ticks: ['repeat'] })).toMatchObject({ __typename: 'ApprovalSaved' })
    expect(await walletOf(user)).toBe(100_000n)
  })

  it('whether the same was done since it was asked for, however long ago that was', async () => {
    const user = await money.person('member')
    const [one, two] = [await ask(asker, user, '500'), await ask(asker, user, '500')]
    expect(await decide(money.admin, 'Approve', one)).toMatchObject({ __typename: 'ApprovalSaved' })
    await money.sql("update operation_key set time = time - interval '1 hour' where actor = $1", [asker.id])
    await money.sql("update approval set time = time - interval '2 hours' where actor_id = $1", [asker.id])
    expect(await decide(money.admin, 'Approve', two)).toMatchObject({ __typename: 'Refused', rule: 'repeat' })
    expect(await walletOf(user)).toBe(50_000n)
  })

  it('whether the same was done just now, however long ago it was asked for', async () => {
    const user = await money.person('member')
    const [one, two] = [await ask(asker, user, '500'), await ask(asker, user, '500')]
    await money.sql("update operation_key set time = time - interval '1 day' where actor = $1", [asker.id])
    expect(await decide(money.admin, 'Approve', one)).toMatchObject({ __typename: 'ApprovalSaved' })
    expect(await decide(money.admin, 'Approve', two)).toMatchObject({ __typename: 'Refused', rule: 'repeat', ticks: [{ name: 'repeat' }] })
    expect(await walletOf(user)).toBe(50_000n)
  })
})

describe('payouts', () => {
  const paidOut = { commission: null, payoutSystem: '1', reference: null, comment: 'by hand', valueDate: null }

  it('by hand have a limit of their own', async () => {
    const user = await money.creator(20_000n)
    const pay = (gross: string, args: Bag = {}) =>
      money.run(asker, 'manualPayoutTransactionsCreate', { id: user, input: { ...paidOut, gross: cre(gross) }, ...args })
    expect(await pay('50')).toMatchObject({ __typename: 'Done' })
    expect(await pay('60')).toMatchObject({ __typename: 'Refused', rule: 'approval' })
    const { id } = await pay('60', ticked)
    expect(await decide(money.admin, 'Approve', String(id))).toMatchObject({ __typename: 'ApprovalSaved' })
    expect(await money.balance(user)).toMatchObject({ earnings: 9_000n })
  })

  it('by hand are of the day on which they were asked for, where no other is said', async () => {
    const user = await money.creator(20_000n)
    const input = { ...paidOut, gross: cre('60') }
    const { id } = await money.run(asker, 'manualPayoutTransactionsCreate', { id: user, input, ...ticked })
    await money.sql("update approval set time = time - interval '3 days' where id = $1", [id])
    expect(await decide(money.admin, 'Approve', String(id))).toMatchObject({ __typename: 'ApprovalSaved' })
    const three = "select value_date = (now() at time zone 'utc')::date - 3 from manual_payouts where user_id = $1"
    expect(await money.value(three, user)).toBe(true)
  })

  const requestOf = async (user: string): Promise<string> => {
    await money.act(money.admin, 'payoutRequestsCreate', user, {})
    return String(await money.value('select id::text from payout_requests where user_id = $1', user))
  }
  const changePayee = async (user: string): Promise<void> => {
    const account = { patch: { accountIdentifier: 'other@pay.example.com' } }
    const version = Number(await money.value('select version from users_payee where id = $1', user))
    expect(await money.run(money.manager, 'payeeInfoUpdate', { id: user, version, ...account })).toMatchObject({ record: {} })
  }
  const pay = (request: string, args: Bag = {}) => money.act(asker, 'payoutRequestsPay', request, { reference: 'TX' }, args)

  it('of a request may be claimed by either of the two who decide it, and by nobody else', async () => {
    for (const [claims, comes] of [
      [asker, 'ApprovalSaved'],
      [money.admin, 'ApprovalSaved'],
      [money.manager, 'Refused'],
    ] as const) {
      const user = await money.creator(20_000n)
      await changePayee(user)
      const request = await requestOf(user)
      const { id } = await pay(request, ticked)
      await money.sql("insert into claim (entity, record, person, name) values ('PayoutRequest', $1, $2, 'Somebody')", [request, claims.id])
      expect(await decide(money.admin, 'Approve', String(id))).toMatchObject({ __typename: comes })
    }
    expect(await money.sql('select person from claim')).toEqual([{ person: money.manager.id }])
    await money.sql('delete from claim')
  })

  it('of a request wait where the payee was changed lately, and no longer fit once the request changed', async () => {
    const [changed, same] = [await money.creator(20_000n), await money.creator(20_000n)]
    await changePayee(changed)
    const [id, other] = [await requestOf(changed), await requestOf(same)]
    expect(await pay(other)).toMatchObject({ __typename: 'PayoutRequestSaved' })
    expect(await pay(id)).toMatchObject({ __typename: 'Refused', rule: 'approval', params: ['0.00 Cr', '0.00 Cr'] })
    const [first, second] = [await pay(id, ticked), await pay(id, ticked)]
    expect(first).toMatchObject({ __typename: 'Waits' })
    expect(await decide(money.admin, 'Approve', String(first['id']))).toMatchObject({ __typename: 'ApprovalSaved' })
    expect(await money.balance(changed)).toMatchObject({ earnings: 0n, hold: 0n })
    expect(await decide(money.admin, 'Approve', String(second['id']))).toMatchObject({ __typename: 'Refused' })
    expect(await checkLedger(money.world.db)).toEqual([])
  })
})

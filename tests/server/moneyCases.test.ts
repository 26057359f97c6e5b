// The acceptance cases of domain 21 that are about money, 7 to 14, each as it is written there, through the console's own operations.
import { beforeAll, describe, expect, it } from 'vitest'
import { checkLedger } from '../../custom/server/checkLedger.ts'
import { changePayee, raiseFraud } from '../../custom/events/index.ts'
import { uuid7 } from '../../server/actions/uuid7.ts'
import { cre, openMoney, type Money } from './money/openMoney.ts'
import type { Bag } from './records/workbench.ts'

let money: Money

beforeAll(async () => (money = await openMoney()).stop)

const saved = { __typename: 'PayoutRequestSaved' }
const create = (user: string) => money.act(money.manager, 'payoutRequestsCreate', user, {})
const pay = (id: string, args: Bag = {}) => money.act(money.manager, 'payoutRequestsPay', id, { reference: 'TX 7' }, args)
const decline = (id: string) => money.act(money.manager, 'payoutRequestsDecline', id, { reason: 'returned' })
const undo = (id: string) => money.act(money.manager, 'payoutRequestsUndo', id)
const correct = (user: string, amount: string, args: Bag = {}) =>
  money.run(money.admin, 'manualTransactionsCreate', { input: { user, amount: cre(amount), comment: 'why' }, ...args })
const postedFor = (user: string) => money.value('select count(*)::int from transactions where user_id = $1', user)

it('7. with an open payout request a user is not deleted; afterwards listed as DELETED, read-only', async () => {
  const { user, id } = await money.requestFor(2_000n)
  expect(await money.act(money.admin, 'usersDelete', user)).toMatchObject({ rule: 'noOpenRequest' })
  await decline(id)
  expect(await money.act(money.admin, 'usersDelete', user)).toMatchObject({ __typename: 'UserSaved' })
  const listed = await money.run(money.admin, 'usersSearch', { filter: { id: [user] } }, ['id', 'status'])
  expect(listed['items']).toMatchObject([{ id: user, status: 'DELETED' }])
  expect(await money.act(money.admin, 'usersUpdate', user, undefined, { patch: { screenName: 'x' } })).toMatchObject({ rule: 'notDeleted' })
})

describe('8. a correction', () => {
  it('of 0 or of words is none', async () => {
    const user = await money.person('member')
    expect(await correct(user, '0.00')).toMatchObject({ __typename: 'Invalid', errors: [{ field: 'amount', template: 'errors.notZero' }] })
    expect(await correct(user, 'abc')).toMatchObject({ __typename: 'Invalid', errors: [{ field: 'amount', template: 'errors.number' }] })
  })

  it('takes no wallet below zero, adds at once, happens once a key, and asks before the same again', async () => {
    const user = await money.person('member')
    await money.fund(user, 500n)
    expect(await correct(user, '-10.00')).toMatchObject({ rule: 'walletBelowZero' })
    const before = Number(await postedFor(user))
    const key = uuid7()
    const [one, two] = [await correct(user, '10.00', { key }), await correct(user, '10.00', { key })]
    expect(two).toEqual(one)
    expect(await money.balance(user)).toMatchObject({ wallet: 1_500n, total: 1_500n })
    expect(await postedFor(user)).toBe(before + 1)
    expect(await correct(user, '10.00')).toMatchObject({ rule: 'repeat' })
  })

  it('is refused for oneself and for someone one referred', async () => {
    expect(await correct(money.admin.id, '1.00')).toMatchObject({ rule: 'notInOwnFavour' })
    const referred = await money.creator(0n, { 'referring.referrer': money.admin.id })
    expect(await correct(referred, '1.00')).toMatchObject({ rule: 'notInOwnFavour' })
  })
})

it('9. of five creators that fail one criterion each and one that qualifies, one gets a request; a second run makes none', async () => {
  const qualifies = await money.creator(3_000n)
  await money.creator(3_000n, { 'payee.accountIdentifier': null })
  const reviewed = await money.creator(3_000n)
  await raiseFraud(money.world, { user: reviewed, signal: 'location', detail: 'x' })
  await money.requestFor(3_000n)
  await money.creator(999n)
  const disabled = await money.creator(3_000n)
  await money.change('User', '', disabled, { status: 'DISABLED' })
  const before = Number(await money.value('select count(*)::int from payout_requests'))
  expect(await money.run(money.admin, 'payoutRequestsGenerate', { input: {} })).toMatchObject({ __typename: 'Done', count: 1 })
  expect(await money.value("select count(*)::int from payout_requests where status = 'NEW' and user_id = $1", qualifies)).toBe(1)
  expect(await money.run(money.admin, 'payoutRequestsGenerate', { input: {}, ticks: ['repeat'] })).toMatchObject({ rule: 'noneQualifies' })
  expect(await money.value('select count(*)::int from payout_requests')).toBe(before + 1)
})

it('10. the example of 7.3 to the cent: preview and result agree', async () => {
  const user = await money.creator(12_000n)
  const how = '120.00 Cr − 5% (6.00 Cr) − 1.00 Cr = 113.00 Cr × 0.92 = 103.96 EUR'
  const seen = await money.run(money.manager, 'payoutRequestsCreatePreview', { id: user, input: {} })
  expect(seen).toMatchObject({ allowed: true, values: [{ field: 'payouts.calculation', text: how }] })
  const made = await create(user)
  expect(await money.value('select calculation from payout_requests where id = $1', (made['ids'] as string[])[0])).toBe(how)
})

describe('11. the way of the money', () => {
  it('held, paid, put back, released; each step is in the history', async () => {
    const { user, id } = await money.requestFor(12_000n)
    expect(await money.balance(user)).toMatchObject({ earnings: 12_000n, hold: 12_000n })
    expect(await pay(id)).toMatchObject(saved)
    expect(await money.balance(user)).toMatchObject({ earnings: 0n, hold: 0n })
    expect(await undo(id)).toMatchObject(saved)
    expect(await money.balance(user)).toMatchObject({ earnings: 12_000n, hold: 12_000n })
    expect(await decline(id)).toMatchObject(saved)
    expect(await money.balance(user)).toMatchObject({ earnings: 12_000n, hold: 0n })
    await create(user)
    expect(await undo(id)).toMatchObject({ rule: 'noOtherOpenRequest' })
    const by = money.manager.id
    expect(
      await money.sql('select became, reference, reason, created_by_id as by from payout_request_steps where request_id = $1 order by id', [
        id,
      ]),
    ).toEqual([
      { became: 'NEW', reference: null, reason: null, by },
      { became: 'PAID', reference: 'TX 7', reason: null, by },
      { became: 'NEW', reference: null, reason: null, by },
      { became: 'DECLINED', reference: null, reason: 'returned', by },
    ])
  })

  it('a manual payout of last month is recorded today, and undone once', async () => {
    const user = await money.creator(12_000n)
    const input = { gross: cre('50.00'), payoutSystem: '1', comment: 'by hand', valueDate: '2026-01-31' }
    const before = await money.value('select now()::text')
    const made = await money.act(money.manager, 'manualPayoutTransactionsCreate', user, input)
    const id = String((made['ids'] as string[])[0])
    expect(await money.value('select create_time >= $2::timestamptz from manual_payouts where id = $1', id, before)).toBe(true)
    const back = () => money.act(money.manager, 'manualPayoutTransactionsUndo', id, { undoReason: 'came back' })
    expect(await back()).toMatchObject({ __typename: 'ManualPayoutSaved' })
    expect(await money.balance(user)).toMatchObject({ earnings: 12_000n })
    expect(await back()).toMatchObject({ rule: 'state' })
  })
})

it('12. marked as fraud since: not paid, declined; payee changed since: paid with the tick, a conflict after the list was read', async () => {
  const marked = await money.requestFor(2_000n)
  await money.act(money.manager, 'fraudInfoMarkAsFraud', marked.user, {})
  expect(await pay(marked.id)).toMatchObject({ rule: 'payeeNotFraud' })
  expect(await decline(marked.id)).toMatchObject(saved)
  const moved = await money.requestFor(2_000n)
  const [listed] = await money.sql('select version from payout_requests where id = $1', [moved.id])
  await money.act(money.admin, 'payeeInfoUpdate', moved.user, undefined, { patch: { accountIdentifier: 'other@pay.example.com' } })
  const asked = { id: moved.id, version: listed?.['version'], input: {} }
  const conflict = await money.run(money.manager, 'payoutRequestsPay', asked, ['payeeChanged'])
  expect(conflict).toMatchObject({
    __typename: 'PayoutRequestConflict',
    current: { id: moved.id, version: Number(listed?.['version']) + 1, payeeChanged: true },
    // Nobody did anything to the request itself: whoever made it is not who changed it.
    by: null,
    time: null,
  })
  expect(await money.value('select status from payout_requests where id = $1', moved.id)).toBe('NEW')
  const refused = await pay(moved.id)
  expect(refused).toMatchObject({ rule: 'payeeUnchanged' })
  expect(await pay(moved.id, { ticks: (refused['ticks'] as { name: string }[]).map(({ name }) => name) })).toMatchObject(saved)
})

it('12. the creator changes the payee on the client site: a conflict likewise; what a request has no copy of, and a paid one, are no conflict', async () => {
  const { user, id } = await money.requestFor(2_000n)
  const version = () => money.value('select version from payout_requests where id = $1', id)
  await changePayee(money.world, { creator: user, payee: { holderName: 'Somebody Else' } })
  expect(await version()).toBe(2)
  await money.act(money.admin, 'payeeInfoUpdate', user, undefined, { patch: { comment: 'asked twice' } })
  expect(await version()).toBe(2)
  const refused = await pay(id)
  expect(await pay(id, { ticks: (refused['ticks'] as { name: string }[]).map(({ name }) => name) })).toMatchObject(saved)
  const paid = await version()
  await changePayee(money.world, { creator: user, payee: { holderName: 'Nobody' } })
  expect(await version()).toBe(paid)
})

it('13. two pay at once: one transaction, and the other is told who and when', async () => {
  const { id } = await money.requestFor(2_000n)
  const paying = (caller: Money['admin']) => money.act(caller, 'payoutRequestsPay', id, {}, { version: 1 })
  const answers = await Promise.all([paying(money.manager), paying(money.admin)])
  const late = answers.find((each) => each['__typename'] === 'PayoutRequestConflict')
  expect(answers).toContainEqual(expect.objectContaining(saved))
  expect(late).toMatchObject({ by: expect.any(String), time: expect.any(String) })
  expect(await money.value('select count(*)::int from transactions where payout_request_id = $1', id)).toBe(1)
})

it('beside a transaction stand all rows of its operation, what reverses it, and the manual payout behind it', async () => {
  const user = await money.creator(12_000n)
  const input = { gross: cre('50.00'), payoutSystem: '1', comment: 'by hand' }
  const made = await money.act(money.manager, 'manualPayoutTransactionsCreate', user, input)
  const id = String((made['ids'] as string[])[0])
  await money.act(money.manager, 'manualPayoutTransactionsUndo', id, { undoReason: 'came back' })
  const operation = String(await money.value('select operation from manual_payouts where id = $1', id))
  const asked = async (name: string, filter: Bag) =>
    (await money.run(money.manager, name, { filter }, ['id', 'operation', 'type']))['items'] as Bag[]
  const rows = await asked('transactionsSearch', { operation: [operation] })
  expect(rows).toMatchObject([{ type: 'PAYOUT', operation }])
  expect(await asked('transactionsSearch', { operation: [operation.slice(0, -1)] })).not.toContainEqual(
    expect.objectContaining({ operation }),
  )
  expect(await asked('transactionsSearch', { reversalOf: [String(rows[0]?.['id'])] })).toMatchObject([{ type: 'PAYOUT' }])
  expect(await asked('manualPayoutTransactionsSearch', { operation: [operation] })).toMatchObject([{ id }])
})

it('14. after all of that the books are sound', async () => expect(await checkLedger(money.world.db)).toEqual([]))

// Rules of money that guards ask before, asked once more under lock: what another action changed meanwhile is refused by the same rule (domain 7.6).
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, expect, it } from 'vitest'
import { checkLedger } from '../../custom/server/checkLedger.ts'
import { lockWaiters } from '../run/lockWaiters.ts'
import { cre, openMoney, type Money } from './money/openMoney.ts'
import type { Bag } from './records/workbench.ts'

let money: Money

beforeAll(async () => (money = await openMoney()).stop)

const generate = (user: string): Promise<Bag> =>
  money.run(money.manager, 'payoutRequestsGenerate', { input: { among: [user] }, ticks: ['repeat'] })
const correct = (user: string, amount: string): Promise<Bag> =>
  money.run(money.admin, 'manualTransactionsCreate', { input: { user, amount: cre(amount), account: 'EARNINGS', comment: 'why' } })
const requestFor = async (user: string): Promise<string> =>
  String(((await money.act(money.manager, 'payoutRequestsCreate', user, {}))['ids'] as string[])[0])

/** Both pass their guards and then wait for what the user has, the first in front; @returns what the second is told. */
const inTurn = async (user: string, first: () => Promise<Bag>, second: () => Promise<Bag>): Promise<Bag> => {
  await money.asOwner(`begin; select 1 from ledger_account where owner = '${user}' for update`)
  const answers: Promise<Bag>[] = []
  for (const [at, run] of [first, second].entries()) {
    answers.push(run())
    while ((await lockWaiters(money.sql)) <= at) await sleep(20)
  }
  await money.asOwner('commit')
  const [one, other] = await Promise.all(answers)
  expect(one?.['__typename']).toMatch(/^(Done|PayoutRequestSaved|UserSaved)$/)
  return other ?? {}
}

it('a payment is refused when a correction took the earnings', async () => {
  const user = await money.creator(2_000n)
  const id = await requestFor(user)
  await money.sql('update users_balance set on_hold = 0 where id = $1', [user])
  const told = await inTurn(
    user,
    () => correct(user, '-5.00'),
    () => money.act(money.manager, 'payoutRequestsPay', id, {}),
  )
  await money.sql('update users_balance set on_hold = 2000 where id = $1', [user])
  expect(told).toMatchObject({ __typename: 'Refused', rule: 'earningsSuffice' })
  expect(await money.act(money.manager, 'payoutRequestsPay', id, {})).toMatchObject({ __typename: 'Refused', rule: 'earningsSuffice' })
})

it('a declined request is not opened again when a correction took what was payable', async () => {
  const user = await money.creator(2_000n)
  const id = await requestFor(user)
  await money.act(money.manager, 'payoutRequestsDecline', id, { reason: 'x' })
  const undo = () => money.act(money.manager, 'payoutRequestsUndo', id)
  expect(await inTurn(user, () => correct(user, '-5.00'), undo)).toMatchObject({ __typename: 'Refused', rule: 'payableSuffices' })
  expect(await undo()).toMatchObject({ __typename: 'Refused', rule: 'payableSuffices' })
})

it('a declined request is not opened again for an account that was deleted meanwhile', async () => {
  const user = await money.creator(2_000n)
  const id = await requestFor(user)
  await money.act(money.manager, 'payoutRequestsDecline', id, { reason: 'x' })
  const undo = () => money.act(money.manager, 'payoutRequestsUndo', id)
  const told = await inTurn(user, () => money.act(money.admin, 'usersDelete', user), undo)
  expect(told).toMatchObject({ __typename: 'Refused', rule: 'stillQualifies' })
  expect(await undo()).toMatchObject({ __typename: 'Refused', rule: 'stillQualifies' })
})

it('a payment is not taken back when a request was generated meanwhile', async () => {
  const user = await money.creator(4_000n)
  const id = String(((await money.act(money.manager, 'payoutRequestsCreate', user, { gross: cre('20.00') }))['ids'] as string[])[0])
  await money.act(money.manager, 'payoutRequestsPay', id, {})
  const undo = () => money.act(money.manager, 'payoutRequestsUndo', id)
  expect(await inTurn(user, () => generate(user), undo)).toMatchObject({ __typename: 'Refused', rule: 'noOtherOpenRequest' })
  expect(await undo()).toMatchObject({ __typename: 'Refused', rule: 'noOtherOpenRequest' })
})

it('nothing is recorded by hand when a request was generated meanwhile', async () => {
  const user = await money.creator(4_000n)
  const input = { gross: cre('10.00'), commission: cre('1.00'), payoutSystem: '1', comment: 'by hand' }
  const record = () => money.act(money.manager, 'manualPayoutTransactionsCreate', user, input)
  expect(await inTurn(user, () => generate(user), record)).toMatchObject({ __typename: 'Refused', rule: 'noOtherOpenRequest' })
  expect(await record()).toMatchObject({ __typename: 'Refused', rule: 'noOtherOpenRequest' })
})

it.each([
  ['deleted', 'usersDelete', undefined],
  ['made a member', 'usersUpdateRole', { role: 'member' }],
])('nobody is %s when a request was generated meanwhile', async (_what, operation, input) => {
  const user = await money.creator(4_000n)
  const end = () => money.act(money.admin, operation, user, input)
  expect(await inTurn(user, () => generate(user), end)).toMatchObject({ __typename: 'Refused', rule: 'noOpenRequest' })
  expect(await end()).toMatchObject({ __typename: 'Refused', rule: 'noOpenRequest' })
})

it('leaves money that is sound', async () => expect(await checkLedger(money.world.db)).toEqual([]))

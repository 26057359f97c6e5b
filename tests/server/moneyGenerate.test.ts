// Generate request makes requests of domain 7.3: for whom, on which terms, and for nobody whom its list did not show.
import { beforeAll, expect, it } from 'vitest'
import { checkLedger } from '../../custom/server/checkLedger.ts'
import { raiseFraud } from '../../custom/events/index.ts'
import { cre, openMoney, type Money } from './money/openMoney.ts'
import type { Bag } from './records/workbench.ts'
import { covers } from '../covers.ts'

let money: Money

beforeAll(async () => (money = await openMoney()).stop)

const generate = (input: Bag = {}, args: Bag = {}) => money.run(money.admin, 'payoutRequestsGenerate', { input, ...args })
const preview = (input: Bag = {}) => money.run(money.admin, 'payoutRequestsGeneratePreview', { input })

it('acceptance 9: takes exactly who meets C1 to C6 and says who is left out; a second run finds nobody', async () => {
  covers('payoutGenerated')
  await generate().catch(() => undefined)
  const good = await money.creator(3_000n)
  const c1 = await money.creator(3_000n, { 'payee.accountIdentifier': null })
  const c2 = await money.creator(3_000n)
  await raiseFraud(money.world, { user: c2, signal: 'location', detail: 'x' })
  const c4 = await money.creator(999n)
  const c5 = await money.creator(3_000n)
  await money.change('User', '', c5, { status: 'DISABLED' })
  const c6 = await money.creator(3_000n, { 'payee.currency': 'USD' })
  const referred = await money.creator(3_000n, { 'referring.referrer': money.admin.id })
  const seen = await preview()
  const details = seen['details'] as { qualifies: { user: { id: string } }[]; leftOut: { reason: string; creators: { id: string }[] }[] }
  expect(details.qualifies.map((each) => each.user.id)).toEqual([good])
  const under = (reason: string) =>
    details.leftOut.find((each) => each.reason === `payouts.criteria.${reason}`)?.creators.map((each) => each.id) ?? []
  for (const [reason, user] of [
    ['C1', c1],
    ['C2', c2],
    ['C4', c4],
    ['C5', c5],
    ['C6', c6],
    ['favour', referred],
  ] as const)
    expect(under(reason)).toContain(user)
  expect(await money.balance(good)).toMatchObject({ hold: 0n })
  expect(await generate()).toMatchObject({ __typename: 'Done', count: 1 })
  expect(await money.balance(good)).toMatchObject({ hold: 3_000n })
  expect(await generate({}, { ticks: ['repeat'] })).toMatchObject({ __typename: 'Refused', rule: 'noneQualifies' })
})

it('takes typed terms for all and leaves out who was unticked', async () => {
  const [one, two] = [await money.creator(10_000n), await money.creator(10_000n)]
  expect(await generate({ commissionPercent: '10', commissionFixed: cre('0'), minimum: cre('100.00'), leaveOut: [two] })).toMatchObject({
    count: 1,
  })
  expect(await money.sql('select gross, commission, net from payout_requests where user_id = $1', [one])).toEqual([
    { gross: '10000', commission: '1000', net: '9000' },
  ])
  await generate()
})

it('takes an emptied payout system for all', async () => {
  const user = await money.creator(5_000n)
  const { qualifies } = (await preview({ payoutSystem: '' }))['details'] as { qualifies: { user: { id: string } }[] }
  expect(qualifies.map((each) => each.user.id)).toEqual([user])
  await generate()
})

it('makes requests for nobody who was not shown, and says what has become of whom of those that were', async () => {
  const [stays, spends, moves] = [await money.creator(5_000n), await money.creator(5_000n), await money.creator(5_000n)]
  const input = { payoutSystem: '1' }
  const { qualifies } = (await preview(input))['details'] as { qualifies: { user: { id: string } }[] }
  const among = qualifies.map((each) => each.user.id)
  expect(among).toEqual([stays, spends, moves])
  const late = await money.creator(5_000n)
  await money.change('User', '', spends, { status: 'DISABLED' })
  await money.change('User', 'payee', moves, { payoutSystem: '2' })
  const came = await generate({ ...input, among })
  expect(came).toMatchObject({ __typename: 'Done', count: 1, details: { created: 1, skipped: 2 } })
  const { leftOut } = came['details'] as { leftOut: { reason: string; creators: { id: string }[] }[] }
  const under = (reason: string) => leftOut.find((each) => each.reason === `payouts.criteria.${reason}`)?.creators.map(({ id }) => id)
  expect([under('C5'), under('system')]).toEqual([[spends], [moves]])
  expect(await money.balance(stays)).toMatchObject({ hold: 5_000n })
  expect(await money.balance(late)).toMatchObject({ hold: 0n })
  const none = await generate({ ...input, among: [spends] })
  expect(none).toMatchObject({
    __typename: 'Refused',
    rule: 'noneQualifies',
    template: 'payouts.fails',
    params: ['@payouts.criteria.C5'],
  })
  await generate()
})

it('by two at once makes one request a creator (M17)', async () => {
  const users = await Promise.all([1, 2, 3, 4].map(() => money.creator(4_000n)))
  await Promise.all([generate({ payoutSystem: '1' }), generate({ payoutSystem: '1', leaveOut: [] }), generate()])
  expect(await money.sql("select user_id from payout_requests where status = 'NEW' and user_id = any($1)", [users])).toHaveLength(4)
})

it('leaves money that is sound', async () => expect(await checkLedger(money.world.db)).toEqual([]))

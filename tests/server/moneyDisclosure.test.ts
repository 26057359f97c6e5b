// Who may move money but not see it learns no balance from a preview (domain 18, row 25).
import { beforeAll, expect, it } from 'vitest'
import { openMoney, type Money } from './money/openMoney.ts'

let money: Money

beforeAll(async () => (money = await openMoney()).stop)

const blind = () => {
  const { id, rights } = money.manager
  return money.callerOf(
    'manager',
    id,
    [...rights].filter((right) => right !== 'getAnyTransaction'),
  )
}
const correction = { account: 'EARNINGS', amount: { amount: '5.00', currency: 'CRE' }, comment: 'goodwill' }

it('shows a balance before and after to whoever may read balances, and to nobody else', async () => {
  const user = await money.creator(12_000n)
  const seen = await money.act(money.manager, 'manualTransactionsCreateForPreview', user, correction)
  expect(seen['balances']).toEqual([
    { account: 'accounts.EARNINGS', before: { amount: '120.00', currency: 'CRE' }, after: { amount: '125.00', currency: 'CRE' } },
  ])
  const hidden = await money.act(blind(), 'manualTransactionsCreateForPreview', user, correction)
  expect(hidden).toMatchObject({ allowed: true, balances: [] })
})

it('holds for declining a request too', async () => {
  const user = await money.creator(12_000n)
  const made = await money.act(money.manager, 'payoutRequestsCreate', user, {})
  const request = String((made['ids'] as readonly string[])[0])
  const input = { reason: 'on holiday' }
  expect((await money.act(money.manager, 'payoutRequestsDeclinePreview', request, input))['balances']).toHaveLength(2)
  expect((await money.act(blind(), 'payoutRequestsDeclinePreview', request, input))['balances']).toEqual([])
})

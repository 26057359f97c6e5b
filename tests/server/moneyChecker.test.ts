// The checker of the money bites: each kind of damage that careless code could do is found (M04). Every damage is rolled back.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkLedger } from '../../custom/server/checkLedger.ts'
import { earningsOf, payoutFees } from '../../custom/server/money/accounts.ts'
import { post, sql, transact, type Work } from '../../server/kit.ts'
import { openMoney, type Money } from './money/openMoney.ts'

let money: Money
let user: string
let paid: string
let open: string

beforeAll(async () => {
  money = await openMoney()
  user = await money.creator(6_000n)
  const cre = (amount: string) => ({ gross: { amount, currency: 'CRE' } })
  const make = async (amount: string): Promise<string> =>
    String(((await money.act(money.admin, 'payoutRequestsCreate', user, cre(amount)))['ids'] as string[])[0])
  paid = await make('20.00')
  await money.act(money.admin, 'payoutRequestsPay', paid, {})
  open = await make('15.00')
  await money.act(money.admin, 'payoutRequestsDecline', open, { reason: 'later' })
  await money.act(money.admin, 'manualPayoutTransactionsCreate', user, {
    gross: { amount: '5.00', currency: 'CRE' },
    payoutSystem: '1',
    comment: 'x',
  })
  await money.act(money.admin, 'payoutRequestsUndo', open)
})
afterAll(() => money.stop())

class PutBack extends Error {}

const faultsAfter = async (damage: (work: Work) => Promise<unknown>): Promise<string> => {
  let found = ''
  const run = async (work: Work): Promise<never> => {
    await damage(work)
    found = (await checkLedger(work.tx)).join('\n')
    throw new PutBack()
  }
  await transact(money.world.db, { product: money.product, action: 'damage' }, run).catch((error: unknown) => {
    if (!(error instanceof PutBack)) throw error
  })
  return found
}

it('finds nothing where nothing is wrong', async () => expect(await faultsAfter(() => Promise.resolve())).toBe(''))

it('finds a payout that was posted twice: the ledger sums to zero, yet the request was paid once', async () => {
  const faults = await faultsAfter(({ tx }) =>
    post(tx, {
      kind: 'PAYOUT',
      cause: { source: 'naive', externalId: 'second' },
      subject: { kind: 'PayoutRequest', id: paid },
      entries: [
        { account: earningsOf(user), amount: -2_000n },
        { account: payoutFees, amount: 2_000n },
      ],
    }),
  )
  expect(faults).toContain(`payout request ${paid} is PAID`)
  expect(faults).toContain(`user ${user}: stored`)
})

it('finds an account that was moved without its rows', async () => {
  const faults = await faultsAfter(({ tx }) =>
    post(tx, {
      kind: 'GIFT',
      cause: { source: 'naive', externalId: 'gift' },
      entries: [
        { account: earningsOf(user), amount: 1n },
        { account: payoutFees, amount: -1n },
      ],
    }),
  )
  expect(faults).toMatch(/operation \d+: transactions 0, entries 1/)
})

it.each([
  [
    'a state without its money',
    () => sql`update payout_requests set status = 'PAID' where id = ${open}`,
    /payout request \d+ is PAID, but its entries are 0\/0\/0/,
  ],
  [
    'money without its state',
    () => sql`update payout_requests set status = 'DECLINED' where id = ${paid}`,
    /is DECLINED, but its entries are -2000\/1800\/200/,
  ],
  [
    'a hold that nobody released',
    () => sql`update payout_requests set status = 'DECLINED' where id = ${open}`,
    /holds 1500, open requests 0/,
  ],
  [
    'a stored balance that drifted',
    () => sql`update users_balance set wallet = wallet + 1, total = total + 1 where id = ${user}`,
    /: stored 1\/3500\/3501, ledger 0\/3500/,
  ],
  ['a total that is not the sum', () => sql`update users_balance set total = 0 where id = ${user}`, /: stored 0\/3500\/0/],
  ['a row that was changed', () => sql`update transactions set amount = amount - 1 where type = 'PAYOUT'`, /operation \d+: transactions/],
  ['a row that vanished', () => sql`delete from transactions where type = 'PAYOUT'`, /operation \d+: transactions 0, entries -/],
  [
    'an account whose balance is not its entries',
    () => sql`update ledger_account set balance = balance + 1 where kind = 'PAYOUT_FEES'`,
    /PAYOUT_FEES\/\/CRE#\d+ holds/,
  ],
  ['a manual payout that says it was undone', () => sql`update manual_payouts set status = 'UNDONE'`, /manual payout \d+ is UNDONE/],
] as const)('finds %s', async (_what, damage, want) => expect(await faultsAfter(({ tx }) => damage().execute(tx))).toMatch(want))

// What the world outside tells again, or at the same moment as something else of the same payment: done once, and answered so (domain 16.3, 23).
import { beforeAll, expect, it } from 'vitest'
import { checkLedger } from '../../custom/server/checkLedger.ts'
import {
  announceDeposit,
  chargeback,
  deposit,
  expireDeposits,
  failDeposit,
  purchase,
  refund,
  subscribe,
} from '../../custom/events/index.ts'
import { lockWaiters } from '../run/lockWaiters.ts'
import { openMoney, type Money } from './money/openMoney.ts'

let money: Money

beforeAll(async () => (money = await openMoney()).stop)

const repeated = { repeated: true }
const euro = { amount: '9.20', currency: 'EUR' }
const idOf = (answer: { readonly operationId: string } | { readonly repeated: true }): string => {
  if ('repeated' in answer) throw new Error('it was told before')
  return answer.operationId
}

it('a deposit that comes while its announcement is being written is completed', async () => {
  const user = await money.person('member')
  const asked = { user, credits: 700n, money: euro, paymentSystem: '1', externalId: 'd-1' }
  // The announcement has its operation by then, and waits for its row.
  await money.asOwner('begin; lock table transactions in share mode')
  const announced = announceDeposit(money.world, asked)
  await expect.poll(() => lockWaiters(money.sql)).toBe(1)
  const told = deposit(money.world, asked)
  await expect.poll(() => lockWaiters(money.sql)).toBe(2)
  await money.asOwner('commit')
  const operationId = idOf(await announced)
  expect(await told).toEqual({ operationId })
  expect(await money.value('select status from transactions where operation = $1', operationId)).toBe('COMPLETED')
  expect(await money.balance(user)).toMatchObject({ wallet: 700n })
  expect(await deposit(money.world, asked)).toEqual(repeated)
})

it('a purchase that took all there was is told again, also when its creator has gone since', async () => {
  const { buyer, seller } = await money.cast(1_000n)
  const asked = { buyer, creator: seller, price: 1_000n, what: { subject: 'POST' as const }, externalId: 'p-1' }
  const answers = await Promise.all([purchase(money.world, asked), purchase(money.world, asked)])
  expect(answers.filter((each) => 'repeated' in each)).toHaveLength(1)
  await money.change('User', '', seller, { status: 'DISABLED' })
  expect(await purchase(money.world, asked)).toEqual(repeated)
  expect(await money.balance(seller)).toMatchObject({ earnings: 700n })
})

it('a subscription that took all there was is told again, and begun once', async () => {
  const { buyer, seller } = await money.cast(500n)
  const asked = { buyer, creator: seller, price: 500n, level: 'CONTENT' as const, externalId: 's-1' }
  expect(await subscribe(money.world, asked)).toHaveProperty('subscription')
  expect(await subscribe(money.world, asked)).toEqual(repeated)
  expect(await money.value('select count(*)::int from subscriptions where subscriber_id = $1', buyer)).toBe(1)
})

it('a refund of all that was left is told again', async () => {
  const { buyer, seller } = await money.cast(1_000n)
  const sale = { buyer, creator: seller, price: 1_000n, what: { subject: 'POST' as const }, externalId: 'p-2' }
  const back = { operationId: idOf(await purchase(money.world, sale)), externalId: 'r-1' }
  const answers = await Promise.all([refund(money.world, back), refund(money.world, back)])
  expect(answers.filter((each) => 'repeated' in each)).toHaveLength(1)
  expect(await refund(money.world, back)).toEqual(repeated)
  expect(await money.balance(buyer)).toMatchObject({ wallet: 1_000n })
})

it('a chargeback says which money went back, and which payment it takes back (domain 6.2)', async () => {
  const { buyer, seller } = await money.cast(0n)
  const plain = await money.fund(buyer, 500n)
  const card = { paymentSystem: '1', money: euro }
  await purchase(money.world, { buyer, creator: seller, price: 900n, what: { subject: 'POST' }, externalId: 'c-1', card })
  for (const externalId of [plain, 'c-1']) await chargeback(money.world, { paymentSystem: '1', externalId })
  const back = await money.sql(
    `select c.payment_minor::int as minor, c.payment_currency as currency, d.type as of, d.external_id as paid
     from transactions c join transactions d on d.id = c.reversal_of_id where c.type = 'CHARGEBACK' and c.user_id = $1 order by c.id`,
    [buyer],
  )
  expect(back).toEqual([
    { minor: -100, currency: 'EUR', of: 'DEPOSIT', paid: plain },
    { minor: -920, currency: 'EUR', of: 'DEPOSIT', paid: 'c-1' },
  ])
})

it('a failure told again or too late, and a look for late deposits where none is, leave no line in the audit', async () => {
  const noted = () => money.value("select count(*)::int from audit_record where action in ('failDeposit', 'expireDeposits')")
  const asked = { user: await money.person('member'), credits: 700n, money: euro, paymentSystem: '1', externalId: 'f-1' }
  await announceDeposit(money.world, asked)
  expect([await expireDeposits(money.world), await noted()]).toEqual([0, 0])
  expect([await failDeposit(money.world, asked), await noted()]).toEqual([true, 1])
  expect([await failDeposit(money.world, asked), await noted()]).toEqual([false, 1])
  await deposit(money.world, asked)
  expect([await failDeposit(money.world, asked), await noted()]).toEqual([false, 1])
})

it('leaves money that is sound', async () => expect(await checkLedger(money.world.db)).toEqual([]))

// The world outside: deposits, purchases, refunds, chargebacks, to the cent of domain 16.4, each once only.
import { beforeAll, describe, expect, it } from 'vitest'
import { checkLedger } from '../../custom/server/checkLedger.ts'
import { announceDeposit, chargeback, deposit, expireDeposits, failDeposit, purchase, refund } from '../../custom/events/index.ts'
import { openMoney, type Money } from './money/openMoney.ts'

let money: Money
let count = 0
const euro = { amount: '9.20', currency: 'EUR' }
const next = (): string => `x-${++count}`

beforeAll(async () => (money = await openMoney()).stop)

const rows = (operation: string) =>
  money.sql(
    'select type, user_id::text as user, account, amount::int as amount, status from transactions where operation = $1 order by id',
    [operation],
  )
const kept = (operation: string) =>
  money.value(
    "select coalesce(sum(e.amount), 0)::int from ledger_entry e join ledger_account a on a.id = e.account_id where a.kind = 'PLATFORM' and e.operation_id = $1",
    operation,
  )
const idOf = (answer: { readonly operationId: string } | { readonly repeated: true }): string => {
  if ('repeated' in answer) throw new Error('it was told before')
  return answer.operationId
}

describe('a purchase', () => {
  it('gives everybody their part, and parts of a refund meet the whole (16.4, 1 and 2)', async () => {
    const { referrer, seller, buyer } = await money.cast(10_000n)
    const bought = idOf(
      await purchase(money.world, { buyer, creator: seller, price: 10_000n, what: { subject: 'POST' }, externalId: next() }),
    )
    expect(await rows(bought)).toMatchObject([
      { type: 'SPENDING', user: buyer, amount: -10_000 },
      { type: 'EARNING', user: seller, amount: 7_000 },
      { type: 'EARNING', user: referrer, amount: 350 },
    ])
    expect(await kept(bought)).toBe(2_650)
    const first = idOf(await refund(money.world, { operationId: bought, amount: 4_000n, externalId: next() }))
    expect(await rows(first)).toMatchObject([
      { type: 'EARNING', user: seller, amount: -2_800 },
      { type: 'EARNING', user: referrer, amount: -140 },
      { type: 'REFUND', user: buyer, amount: 4_000 },
    ])
    expect(await kept(first)).toBe(-1_060)
    await refund(money.world, { operationId: bought, amount: 3_333n, externalId: next() })
    await refund(money.world, { operationId: bought, externalId: next() })
    expect(await money.balance(buyer)).toMatchObject({ wallet: 10_000n, total: 10_000n })
    expect(await money.balance(seller)).toMatchObject({ earnings: 0n })
    expect(await money.balance(referrer)).toMatchObject({ earnings: 0n })
    await expect(refund(money.world, { operationId: bought, amount: 1n, externalId: next() })).rejects.toMatchObject({ rule: 'refundLeft' })
  })

  it('gives a referrer nothing who is no creator any more', async () => {
    const { referrer, seller, buyer } = await money.cast(1_000n)
    await money.change('User', '', referrer, { role: 'member' })
    const bought = idOf(
      await purchase(money.world, { buyer, creator: seller, price: 1_000n, what: { subject: 'POST' }, externalId: next() }),
    )
    expect(await rows(bought)).toMatchObject([{ user: buyer }, { user: seller, amount: 700 }])
    expect(await money.balance(referrer)).toMatchObject({ earnings: 0n })
  })

  it("at percent 0 is the platform's alone: no row of 0.00 (16.4, 5)", async () => {
    const { buyer } = await money.cast(500n)
    const seller = await money.person('free_business', { 'earnings.payoutPercent': '0.00' })
    const bought = idOf(
      await purchase(money.world, { buyer, creator: seller, price: 500n, what: { subject: 'MESSAGE' }, externalId: next() }),
    )
    expect(await rows(bought)).toMatchObject([{ type: 'SPENDING', amount: -500 }])
    expect(await kept(bought)).toBe(500)
  })

  it('needs the price in the wallet, also when two come at once', async () => {
    const { seller, buyer } = await money.cast(1_000n)
    const attempts = await Promise.allSettled(
      [1, 2, 3].map(() => purchase(money.world, { buyer, creator: seller, price: 700n, what: { subject: 'POST' }, externalId: next() })),
    )
    expect(attempts.filter((each) => each.status === 'fulfilled')).toHaveLength(1)
    expect(await money.balance(buyer)).toMatchObject({ wallet: 300n })
  })

  it('is refused under fraud review and while disabled', async () => {
    const { seller, buyer } = await money.cast(1_000n)
    await money.change('User', 'fraud', buyer, { status: 'POSSIBLE' })
    await expect(
      purchase(money.world, { buyer, creator: seller, price: 1n, what: { subject: 'POST' }, externalId: next() }),
    ).rejects.toMatchObject({ rule: 'payeeNotFraud' })
    await expect(
      deposit(money.world, { user: buyer, credits: 1n, money: euro, paymentSystem: '1', externalId: next() }),
    ).rejects.toMatchObject({ rule: 'payeeNotFraud' })
    await money.change('User', 'fraud', buyer, { status: 'PASSED' })
    await money.change('User', 'fraud', seller, { status: 'FRAUD' })
    await expect(
      purchase(money.world, { buyer, creator: seller, price: 1n, what: { subject: 'POST' }, externalId: next() }),
    ).rejects.toMatchObject({ rule: 'payeeNotFraud' })
    await money.change('User', 'fraud', seller, { status: 'PASSED' })
    await money.change('User', '', seller, { status: 'DISABLED' })
    await expect(
      purchase(money.world, { buyer, creator: seller, price: 1n, what: { subject: 'POST' }, externalId: next() }),
    ).rejects.toMatchObject({ rule: 'payeeEnabled' })
  })
})

describe('a deposit', () => {
  it('told twice is recorded once', async () => {
    const user = await money.person('member')
    const asked = { user, credits: 5_000n, money: euro, paymentSystem: '1', externalId: next() }
    const answers = await Promise.all([deposit(money.world, asked), deposit(money.world, asked), deposit(money.world, asked)])
    expect(answers.filter((each) => 'repeated' in each)).toHaveLength(2)
    expect(await money.balance(user)).toMatchObject({ wallet: 5_000n })
  })

  it('that was announced gives credits when it is completed, late success included', async () => {
    const user = await money.person('member')
    const asked = { user, credits: 700n, money: euro, paymentSystem: '1', externalId: next() }
    const operation = idOf(await announceDeposit(money.world, asked))
    expect(await rows(operation)).toMatchObject([{ type: 'DEPOSIT', amount: 700, status: 'PENDING' }])
    expect(await money.balance(user)).toMatchObject({ wallet: 0n })
    expect(await failDeposit(money.world, asked)).toBe(true)
    expect(await failDeposit(money.world, asked)).toBe(false)
    await deposit(money.world, asked)
    expect(await rows(operation)).toMatchObject([{ status: 'COMPLETED' }])
    expect(await deposit(money.world, asked)).toEqual({ repeated: true })
    expect(await money.balance(user)).toMatchObject({ wallet: 700n })
  })

  it('completed with another amount than was announced, for whom ever, is what came, for whom it was announced', async () => {
    const [user, other] = [await money.person('member'), await money.person('member')]
    const asked = { user, credits: 700n, money: euro, paymentSystem: '1', externalId: next() }
    const operation = idOf(await announceDeposit(money.world, asked))
    await deposit(money.world, { ...asked, user: other, credits: 300n, money: { amount: '3.90', currency: 'EUR' } })
    expect(await rows(operation)).toMatchObject([{ type: 'DEPOSIT', user, amount: 300, status: 'COMPLETED' }])
    expect([await money.balance(user), await money.balance(other)]).toMatchObject([{ wallet: 300n }, { wallet: 0n }])
  })

  it('without news for 24 hours has failed', async () => {
    const user = await money.person('member')
    const operation = idOf(await announceDeposit(money.world, { user, credits: 700n, money: euro, paymentSystem: '1', externalId: next() }))
    expect(await expireDeposits(money.world)).toBe(0)
    await money.sql("update transactions set create_time = now() - interval '25 hours' where operation = $1", [operation])
    expect(await expireDeposits(money.world)).toBe(1)
    expect(await rows(operation)).toMatchObject([{ status: 'FAILED' }])
  })

  it('the fourth within an hour with nothing spent raises a review', async () => {
    const user = await money.person('member')
    for (let each = 0; each < 4; each += 1) await money.fund(user, 100n)
    expect(await money.value('select status from users_fraud where id = $1', user)).toBe('POSSIBLE')
  })

  /** A member who bought something for 1 Cr so often, each time by card. */
  const byCard = async (times: number): Promise<string> => {
    const { seller: creator, buyer } = await money.cast(0n)
    const sale = { buyer, creator, price: 100n, what: { subject: 'POST' as const }, card: { paymentSystem: '1', money: euro } }
    for (let each = 0; each < times; each += 1) await purchase(money.world, { ...sale, externalId: next() })
    return buyer
  }
  it.each([
    ['after three purchases by card is the first of its hour: what was paid for something is no deposit', 3, [10_000n], 'UNKNOWN'],
    ['of which nothing is spent raises a review also beside what was paid for by card', 1, [100n, 100n, 100n, 100n], 'POSSIBLE'],
  ])('%s', async (_, times, funds, status) => {
    const buyer = await byCard(times)
    for (const credits of funds) await money.fund(buyer, credits)
    expect(await money.value('select status from users_fraud where id = $1', buyer)).toBe(status)
  })
})

it('a deposit that was announced for one and is told of another raises the review of whose it is', async () => {
  const [user, other] = [await money.person('member'), await money.person('member')]
  const asked = { user, credits: 100n, money: euro, paymentSystem: '1', externalId: next() }
  await announceDeposit(money.world, asked)
  for (let each = 0; each < 3; each += 1) await money.fund(user, 100n)
  await deposit(money.world, { ...asked, user: other })
  expect(await money.value('select status from users_fraud where id = $1', user)).toBe('POSSIBLE')
})

describe('a chargeback', () => {
  it('of a deposit that was spent takes the wallet below zero and raises a review (16.4, 3)', async () => {
    const { seller, buyer } = await money.cast(0n)
    const externalId = await money.fund(buyer, 5_000n)
    await purchase(money.world, { buyer, creator: seller, price: 4_500n, what: { subject: 'POST' }, externalId: next() })
    await money.change('User', 'fraud', buyer, { status: 'PASSED' })
    await chargeback(money.world, { paymentSystem: '1', externalId })
    expect(await money.balance(buyer)).toMatchObject({ wallet: -4_500n })
    expect(await money.balance(seller)).toMatchObject({ earnings: 3_150n })
    expect(await money.value('select status from users_fraud where id = $1', buyer)).toBe('POSSIBLE')
    expect(await chargeback(money.world, { paymentSystem: '1', externalId })).toEqual({ repeated: true })
  })

  it.each([0n, 300n])('of a purchase by card takes back what is left after a refund of %i', async (refunded) => {
    const { referrer, seller, buyer } = await money.cast(0n)
    const externalId = next()
    const bought = idOf(
      await purchase(money.world, {
        buyer,
        creator: seller,
        price: 1_000n,
        what: { subject: 'POST' },
        externalId,
        card: { paymentSystem: '1', money: euro },
      }),
    )
    expect((await rows(bought)).map((each) => each['type'])).toEqual(['DEPOSIT', 'SPENDING', 'EARNING', 'EARNING'])
    if (refunded > 0n) await refund(money.world, { operationId: bought, amount: refunded, externalId: next() })
    const taken = idOf(await chargeback(money.world, { paymentSystem: '1', externalId }))
    expect((await rows(taken)).at(-1)).toMatchObject({ type: 'CHARGEBACK', user: buyer, amount: -1_000 })
    expect(await money.balance(buyer)).toMatchObject({ wallet: 0n })
    expect(await money.balance(seller)).toMatchObject({ earnings: 0n })
    expect(await money.balance(referrer)).toMatchObject({ earnings: 0n })
    await expect(refund(money.world, { operationId: bought, externalId: next() })).rejects.toMatchObject({ rule: 'refundLeft' })
  })

  it('of a payment nobody knows is refused', async () => {
    await expect(chargeback(money.world, { paymentSystem: '1', externalId: 'never' })).rejects.toMatchObject({ rule: 'noPayment' })
  })
})

it('acceptance 14: leaves money that is sound', async () => expect(await checkLedger(money.world.db)).toEqual([]))

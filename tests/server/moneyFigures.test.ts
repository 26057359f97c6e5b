// Payouts and purchases of any figures, beside what PostgreSQL's decimal numbers make of the formulas of domain 7.3 and 16.4; and the check of what is stored, which finds what it is for.
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { calculatePayout } from '../../custom/server/money/calculatePayout.ts'
import { splitPurchase } from '../../custom/server/money/splitPurchase.ts'
import { purchase } from '../../custom/events/index.ts'
import { amount, seed } from '../run/amount.ts'
import { openMoney, type Money } from './money/openMoney.ts'
import { wrongFigures } from './money/wrongFigures.ts'

let money: Money
beforeAll(async () => (money = await openMoney()).stop)

const percent = fc.integer({ min: 0, max: 10_000 }).map((basis) => (basis / 100).toFixed(2))
/** Small ones too, where halves of a cent are near. */
const minor = fc.oneof(fc.bigInt(1n, 1_000n), fc.bigInt(1n, 10_000_000_000n))
const rate = fc.oneof(
  fc.constantFrom('0.92', '1', '160.123456', '0.000001'),
  fc.integer({ min: 1, max: 2_000_000_000 }).map((each) => (each / 1_000_000).toFixed(6)),
)
const sampled = <Sample>(of: fc.Arbitrary<Sample>): readonly Sample[] => fc.sample(of, { numRuns: amount(2_000, 50_000), seed })

it('of a payout come out as they do there', async () => {
  const samples = sampled(fc.tuple(minor, percent, fc.bigInt(0n, 5_000n), rate, fc.integer({ min: 0, max: 2 })))
  const columns = [0, 1, 2, 3, 4].map((at) => samples.map((each) => String(each[at])))
  const there = await money.sql(
    `select (p.commission)::text as commission, (gross - p.commission)::text as net, (round((gross - p.commission) / 100 * rate, decimals) * 100)::numeric(30, 0)::text as money
     from unnest($1::numeric[], $2::numeric[], $3::numeric[], $4::numeric[], $5::int[]) with ordinality as s (gross, percent, fixed, rate, decimals, at)
       cross join lateral (select round(gross * percent / 100) + fixed as commission) p order by at`,
    columns,
  )
  const here = samples.map(([gross, part, fixed, at, decimals]) => {
    const { commission, net, money: paid } = calculatePayout(gross, { percent: part, fixed }, { rate: at, decimals })
    return { commission: String(commission), net: String(net), money: String(paid) }
  })
  expect(here).toEqual(there)
})

it('of a purchase come out as they do there', async () => {
  const samples = sampled(fc.tuple(minor, percent, percent))
  const columns = [0, 1, 2].map((at) => samples.map((each) => String(each[at])))
  const there = await money.sql(
    `select creator::text, referrer::text, (price - creator - referrer)::text as platform
     from unnest($1::numeric[], $2::numeric[], $3::numeric[]) with ordinality as s (price, percent, referral, at)
       cross join lateral (select round(price * percent / 100) as creator) c
       cross join lateral (select least(round(creator * referral / 100), price - creator) as referrer) r order by at`,
    columns,
  )
  const here = samples.map(([price, own, referral]) => {
    const { creator, referrer, platform } = splitPurchase(price, own, referral)
    return { creator: String(creator), referrer: String(referrer), platform: String(platform) }
  })
  expect(here).toEqual(there)
})

it('that are stored otherwise are found: a commission, an amount of money, a share', async () => {
  const creator = await money.creator(12_345n, {})
  const buyer = await money.person('member')
  await money.fund(buyer, 10_000n)
  await purchase(money.world, { buyer, creator, price: 333n, what: { subject: 'POST' }, externalId: 'figures' })
  await money.act(money.manager, 'payoutRequestsCreate', creator, {})
  expect(await wrongFigures(money.sql)).toEqual([])
  const bend = async (how: string, back: string): Promise<number> => {
    await money.asOwner(how)
    const found = await wrongFigures(money.sql)
    await money.asOwner(back)
    return found.length
  }
  expect(
    await bend('update payout_requests set commission = commission + 1', 'update payout_requests set commission = commission - 1'),
  ).toBe(1)
  expect(
    await bend('update payout_requests set money_minor = money_minor - 1', 'update payout_requests set money_minor = money_minor + 1'),
  ).toBe(1)
  const percentBy = (by: number): string =>
    `alter table ledger_operation disable trigger user; update ledger_operation set terms = jsonb_set(terms, '{percent}', to_jsonb(((terms->>'percent')::numeric + ${by})::text)) where external_id = 'figures'; alter table ledger_operation enable trigger user`
  expect(await bend(percentBy(1), percentBy(-1))).toBe(1)
  expect(await wrongFigures(money.sql)).toEqual([])
})

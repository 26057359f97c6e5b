// Shares, refunds and payouts to the cent (domain 7.3, 16.4), and what must hold for any amounts.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calculatePayout } from '../../custom/server/money/calculatePayout.ts'
import { explainPayout } from '../../custom/server/money/explainPayout.ts'
import { splitPurchase } from '../../custom/server/money/splitPurchase.ts'
import { minorIn } from '../../custom/server/money/credits.ts'
import { splitRefund } from '../../custom/server/money/splitRefund.ts'
import { converted, divideRounded, percentOf, scaled } from '../../server/ledger/arithmetic.ts'

const percent = fc.integer({ min: 0, max: 10_000 }).map((basis) => (basis / 100).toFixed(2))
const amount = fc.bigInt({ min: 1n, max: 10_000_000_000n })
const sum = (parts: { creator: bigint; referrer: bigint; platform: bigint }): bigint => parts.creator + parts.referrer + parts.platform

describe('rounding', () => {
  it.each([
    [5n, 2n, 3n],
    [-5n, 2n, -3n],
    [4n, 3n, 1n],
    [-4n, 3n, -1n],
    [1n, 2n, 1n],
    [-1n, 2n, -1n],
    [0n, 7n, 0n],
    [149n, 100n, 1n],
    [150n, 100n, 2n],
  ])('%i / %i = %i, half away from zero', (a, b, want) => expect(divideRounded(a, b)).toBe(want))

  it.each([
    ['5', 2, 500n],
    ['5.25', 2, 525n],
    ['0,92', 6, 920_000n],
    ['-0.01', 2, -1n],
    ['5.250000', 2, 525n],
  ])('%s with %i digits', (text, digits, want) => expect(scaled(text, digits)).toBe(want))

  it.each(['', 'abc', '1e3', '0x10', '1.2.3', '5.255', '.5', '١'])('refuses %j', (text) =>
    expect(() => scaled(text, 2)).toThrow(RangeError),
  )

  it('is never more than half a unit off, and odd in its sign', () => {
    fc.assert(
      fc.property(fc.bigInt(-(10n ** 15n), 10n ** 15n), fc.bigInt(1n, 10n ** 9n), (a, b) => {
        const off = divideRounded(a, b) * b - a
        expect((off < 0n ? -off : off) * 2n <= b).toBe(true)
        expect(divideRounded(-a, b)).toBe(-divideRounded(a, b))
      }),
    )
  })
})

describe('a purchase', () => {
  it('of 100.00 at 70 % with a referrer at 5 % is split as domain 16.4 (1) says', () =>
    expect(splitPurchase(10_000n, '70.00', '5.00')).toEqual({ creator: 7_000n, referrer: 350n, platform: 2_650n }))
  it("at percent 0 is the platform's alone (16.4, 5)", () =>
    expect(splitPurchase(10_000n, '0.00', '5.00')).toEqual({ creator: 0n, referrer: 0n, platform: 10_000n }))
  it('leaves the referrer nothing where the creator gets all', () =>
    expect(splitPurchase(10_000n, '100', '5')).toEqual({ creator: 10_000n, referrer: 0n, platform: 0n }))
  it('caps the referrer by what is left', () =>
    expect(splitPurchase(10_000n, '98', '5')).toEqual({ creator: 9_800n, referrer: 200n, platform: 0n }))
  it('always meets the whole with no part below zero', () => {
    fc.assert(
      fc.property(amount, percent, percent, (whole, creator, referral) => {
        const split = splitPurchase(whole, creator, referral)
        expect(sum(split)).toBe(whole)
        expect([split.creator, split.referrer, split.platform].every((part) => part >= 0n)).toBe(true)
      }),
      { numRuns: 1_000 },
    )
  })
})

describe('refunds', () => {
  const purchase = splitPurchase(10_000n, '70.00', '5.00')

  it('of 40.00 take what domain 16.4 (2) says', () =>
    expect(splitRefund(purchase, 0n, 4_000n)).toEqual({ creator: 2_800n, referrer: 140n, platform: 1_060n }))

  it('acceptance 10: in any parts meet the whole, each party for itself', () => {
    fc.assert(
      fc.property(
        amount,
        percent,
        percent,
        fc.array(fc.bigInt(1n, 10_000_000_000n), { maxLength: 12 }),
        (whole, creator, referral, wishes) => {
          const split = splitPurchase(whole, creator, referral)
          const back = { creator: 0n, referrer: 0n, platform: 0n }
          let before = 0n
          for (const wish of [...wishes, whole]) {
            const now = wish > whole - before ? whole - before : wish
            if (now === 0n) continue
            const parts = splitRefund(split, before, now)
            expect(sum(parts)).toBe(now)
            expect(parts.creator >= 0n && parts.referrer >= 0n).toBe(true)
            back.creator += parts.creator
            back.referrer += parts.referrer
            back.platform += parts.platform
            expect(back.platform >= 0n).toBe(true)
            before += now
          }
          expect(back).toEqual(split)
        },
      ),
      { numRuns: 1_000 },
    )
  })

  it('of half a cent each are rounded up for the creator, and the referrer has what is left: the platform never pays for both', () => {
    const halves = { creator: 1n, referrer: 1n, platform: 0n }
    expect(splitRefund(halves, 0n, 1n)).toEqual({ creator: 1n, referrer: 0n, platform: 0n })
    expect(splitRefund(halves, 1n, 1n)).toEqual({ creator: 0n, referrer: 1n, platform: 0n })
  })

  it.each([
    [0n, 0n],
    [0n, -1n],
    [0n, 10_001n],
    [9_999n, 2n],
    [-1n, 1n],
  ])('after %i refuses %i', (before, now) => expect(() => splitRefund(purchase, before, now)).toThrow(RangeError))
})

describe('a payout', () => {
  const terms = { percent: '5.00', fixed: 100n }
  const euro = { rate: '0.920000', decimals: 2 }

  it('acceptance 10: of 120.00 is 103.96 EUR (domain 7.3), and says how', () => {
    const payout = calculatePayout(12_000n, terms, euro)
    expect(payout).toEqual({ gross: 12_000n, percentPart: 600n, commission: 700n, net: 11_300n, money: 10_396n })
    expect(explainPayout(payout, { ...terms, percent: '+5,00' }, euro, 'EUR')).toBe(explainPayout(payout, terms, euro, 'EUR'))
    expect(explainPayout(payout, terms, euro, 'EUR')).toBe('120.00 Cr − 5% (6.00 Cr) − 1.00 Cr = 113.00 Cr × 0.92 = 103.96 EUR')
  })

  it.each([
    [0, 155_900n, '1,559'],
    [1, 155_940n, '1,559.4'],
    [2, 155_940n, '1,559.40'],
  ])('of 120.00 in a currency of %i decimals', (decimals, money, words) => {
    const rate = { rate: '13.8', decimals }
    const payout = calculatePayout(12_000n, terms, rate)
    expect(payout.money).toBe(money)
    expect(explainPayout(payout, terms, rate, 'XXX')).toContain(`× 13.8 = ${words} XXX`)
  })

  it('is converted once, of what is left: gross and commission rounded apart would make 99 of it', () => {
    const whole = { rate: '1', decimals: 0 }
    expect(calculatePayout(10_040n, { percent: '0', fixed: 60n }, whole)).toMatchObject({ net: 9_980n, money: 10_000n })
  })

  it('gives whole units of its currency, at most half a unit off', () => {
    fc.assert(
      fc.property(amount, fc.bigInt(1n, 200_000_000n), fc.integer({ min: 0, max: 2 }), (net, micros, decimals) => {
        const rate = `${micros / 1_000_000n}.${String(micros % 1_000_000n).padStart(6, '0')}`
        const unit = 10n ** BigInt(2 - decimals)
        const money = converted(net, rate, decimals)
        expect(money % unit).toBe(0n)
        const off = money * 1_000_000n - net * micros
        expect((off < 0n ? -off : off) * 2n <= unit * 1_000_000n).toBe(true)
      }),
      { numRuns: 1_000 },
    )
  })

  it('gross is commission and net, whatever the percent', () => {
    fc.assert(
      fc.property(amount, percent, fc.bigInt(0n, 1_000_000n), (gross, commission, fixed) => {
        const payout = calculatePayout(gross, { percent: commission, fixed }, euro)
        expect(payout.net + payout.commission).toBe(gross)
        expect(payout.percentPart).toBe(percentOf(gross, commission))
      }),
    )
  })
})

describe('what is stored or given as an amount', () => {
  it.each([
    [null, 0n],
    [undefined, 0n],
    [{ amount: '12.5', currency: 'CRE' }, 1_250n],
    [{ amount: '-0.01' }, -1n],
  ])('%j is read', (value, minor) => expect(minorIn(value)).toBe(minor))

  it.each([5, '12.50', {}, { amount: 5 }, { amount: null }, []])('%j is none', (value) =>
    expect(() => minorIn(value)).toThrow(new TypeError('not an amount of money')),
  )
})

// What is typed or pasted for a number: whatever the console prints is read back, and what can be meant in two ways is asked about.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kindOf } from '../../language/fields/index.ts'
import { amountOf, minorOf } from '../../language/fields/money.ts'
import type { FieldModel } from '../../language/model.ts'
import { lookOfNumber, readNumber, wireIn } from '../../src/look/readNumber.ts'
import { context } from '../language/fields/passport.ts'

const field = (kind: string, options: object = {}): FieldModel => ({ kind, name: 'n', ...options }) as unknown as FieldModel
const read = (of: FieldModel, typed: string) => readNumber(typed, lookOfNumber(of, context.lookup))
const credits = field('money', { currency: 'CRE' })
const rate = field('decimal', { decimals: 6 })
const percent = field('percent')
const height = field('integer', { unit: 'cm' })
const number = (wire: string) => ({ is: 'number', wire })

describe('what the console prints', () => {
  const minors = fc.bigInt({ min: -99_999_999_999_999_999n, max: 99_999_999_999_999_999n })
  const around = fc.constantFrom('', ' ', '\u00a0', '\n', '\t ')

  it.each(['CRE', 'EUR', 'USD', 'JPY'])('is read back as the same amount of %s', (currency) => {
    fc.assert(
      fc.property(minors, fc.boolean(), around, around, (minor, signed, before, after) => {
        const money = field('money', { currency, signed })
        const printed = kindOf('money').text({ amount: amountOf(minor), currency }, money, context)
        const found = read(money, `${before}${printed}${after}`)
        expect({ printed, ...found, minor: found.is === 'number' ? minorOf(found.wire) : undefined }).toMatchObject({ is: 'number', minor })
        // Without its currency, too.
        expect(read(money, printed.slice(0, printed.lastIndexOf(' ')))).toEqual(found)
      }),
    )
  })

  it('is read back of percents, rates and numbers with a unit', () => {
    const hundredths = fc.integer({ min: 0, max: 10_000 }).map((each) => amountOf(BigInt(each)))
    const millionths = fc.bigInt({ min: 1n, max: 10n ** 15n }).map((each) => {
      const digits = String(each).padStart(7, '0')
      return `${digits.slice(0, -6)}.${digits.slice(-6)}`
    })
    const holds = [
      fc.check(fc.property(hundredths, (wire) => Number(wireOf(percent, wire)) === Number(wire))),
      fc.check(fc.property(millionths, (wire) => wireOf(rate, wire) === kindOf('decimal').text(wire, rate, context))),
      fc.check(fc.property(fc.integer(), (value) => wireOf(height, value) === String(value))),
    ]
    expect(holds.map(({ counterexample }) => counterexample)).toEqual([null, null, null])
  })

  const wireOf = (of: FieldModel, value: unknown): string => {
    const found = read(of, kindOf(of.kind as 'percent').text(value, of, context))
    return found.is === 'number' ? found.wire : JSON.stringify(found)
  }
})

describe('what people type', () => {
  it.each([
    ['1250', '1250'],
    ['1250.5', '1250.5'],
    ['1250,5', '1250.5'],
    ['1,25', '1.25'],
    ['12,50', '12.50'],
    ['1,250', '1250'],
    ['1,250.00', '1250.00'],
    ['1.250,00', '1250.00'],
    ['1.250.000', '1250000'],
    ['1,250,000', '1250000'],
    ['1 250', '1250'],
    ['1\u202f250,50', '1250.50'],
    ["1'250.50", '1250.50'],
    ['-1,250.00 Cr', '-1250.00'],
    ['\u22121,250.00 Cr', '-1250.00'],
    ['\u2212 1.00 Cr', '-1.00'],
    ['+5', '5'],
    ['Cr 5', '5'],
    ['CRE5', '5'],
    ['cre -5', '-5'],
    ['0.25', '0.25'],
  ])('%s credits are %s', (typed, wire) => expect(read(credits, typed)).toEqual(number(wire)))

  it.each([
    ['1.250', ['1250', '1.25']],
    ['-1.250', ['-1250', '-1.25']],
    ['1.255 Cr', ['1255']],
    ['(1,250.00 Cr)', ['1250.00', '-1250.00']],
  ])('%s credits can be meant in more than one way, or hardly', (typed, choices) =>
    expect(read(credits, typed)).toEqual({ is: 'unclear', choices }),
  )

  it('asks of a rate with a comma, which may have three decimals; the point is the sign that it is printed with', () => {
    expect(read(rate, '1,250')).toEqual({ is: 'unclear', choices: ['1250', '1.250'] })
    expect(read(rate, '1.250')).toEqual(number('1.250'))
    expect(read(rate, '0,925')).toEqual(number('0.925'))
    expect(read(rate, '1,2505')).toEqual(number('1.2505'))
  })

  it.each([
    ['12 EUR', 'EUR'],
    ['$5', '$'],
    ['5%', '%'],
  ])('%s is no amount in credits', (typed, said) => expect(read(credits, typed)).toEqual({ is: 'foreign', said, unit: 'Cr' }))

  it('knows the sign of a currency', () => {
    for (const typed of ['\u20ac1,250.00', '1.250,00 \u20ac', 'EUR 1,250.00', '-\u20ac1,250.00'])
      expect(read(field('money', { currency: 'EUR' }), typed)).toMatchObject({
        is: 'number',
        wire: typed.startsWith('-') ? '-1250.00' : '1250.00',
      })
  })

  it.each(['abc', '1,2,3', '1.2.3', '1,25.00', '12,5000', '--1', '1e3', '0x10', '1 00', ',', '5 Cr Cr 5', '((5))', '(-5)'])(
    '%s is none',
    (typed) => expect(read(credits, typed)).toEqual({ is: 'none' }),
  )

  it('travels as it was typed until it is settled, so that whoever checks it refuses it', () => {
    const travels = (of: FieldModel, typed: string): string => wireIn(read(of, typed), typed)
    expect([travels(credits, ' 1,250.00 Cr'), travels(credits, ' '), travels(credits, 'abc ')]).toEqual(['1250.00', '', 'abc'])
    expect(travels(rate, '1,250')).toBe('1,250?')
    expect(read(rate, '1,250?')).toEqual(read(rate, '1,250'))
  })

  it('is nothing where nothing is typed', () => expect(read(credits, ' ')).toEqual({ is: 'empty' }))

  it('takes percent signs and units', () => {
    expect(read(percent, '12,5 %')).toEqual(number('12.5'))
    expect(read(height, '180 cm')).toEqual(number('180'))
    expect(read(height, '1,800')).toEqual(number('1800'))
    expect(read(height, '1.800')).toEqual({ is: 'unclear', choices: ['1800'] })
    expect(read(height, '1.5')).toEqual({ is: 'none' })
  })
})

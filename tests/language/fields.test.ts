// Every kind of field sits the same examination: form, column round trip, words, bad input, sample.
import { describe, expect, it } from 'vitest'
import { fields, kindOf, type StoredKindName } from '../../language/fields/index.ts'
import type { FieldKind } from '../../language/fields/kind.ts'
import { amountOf, minorOf } from '../../language/fields/money.ts'
import { writtenMonth } from '../../language/fields/writtenDate.ts'
import { compileForm } from './fields/compileForm.ts'
import { context, type Passport } from './fields/passport.ts'
import { passports } from './fields/passports.ts'
import { throughDatabase } from './fields/throughDatabase.ts'

const kinds = Object.keys(fields) as readonly StoredKindName[]
const passportOf = (name: StoredKindName): Passport => passports[name]
const filters = ['oneOf', 'contains', 'timeRange', 'dateRange', 'decimalRange', 'intRange', 'flag', 'has', 'none']
/** Stored, and read again. */
const decoded = (kind: FieldKind<object, unknown>, field: object, value: unknown): unknown => {
  const stored = throughDatabase(kind.columns(field), kind.encode(value, field))
  return kind.decode ? kind.decode(stored, field) : stored[0]
}
/** A card travels as its id, a file as its uuid. */
const sent = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sent)
  if (typeof value !== 'object' || value === null) return value
  if ('uuid' in value) return value.uuid
  return 'title' in value && 'id' in value ? value.id : value
}

describe.each(kinds)('kind %s', (name) => {
  const kind = kindOf(name)
  const passport = passportOf(name)
  const { field } = passport

  it('says what it is on the wire and in the database', () => {
    expect(kind.graphql(field, 'ColourChoice')).toBe(passport.graphql)
    expect(kind.columns(field).map((each) => each.sql)).toEqual(passport.columns)
    expect(filters).toContain(kind.filter)
    expect(kind.sortEmpty !== undefined).toBe(passport.sortable)
  })

  it.each(passport.good)('takes $words in a form', async ({ value, input }) => {
    const validate = await compileForm(kind, field)
    expect({ valid: validate({ value: input ?? value }), errors: validate.errors ?? null }).toEqual({ valid: true, errors: null })
  })

  it.each(passport.bad.map((each) => [JSON.stringify(each).slice(0, 60), each] as const))('refuses %s', async (_shown, value) => {
    const validate = await compileForm(kind, field)
    expect(validate({ value })).toBe(false)
  })

  it('refuses nothing at all where something is required', async () => {
    const validate = await compileForm(kind, field)
    expect(validate({})).toBe(false)
    expect(validate({ value: null })).toBe(false)
  })

  it.each(passport.good)('comes back from the database: $words', ({ value, back }) => {
    expect(decoded(kind, field, value)).toEqual(back ?? value)
  })

  it.each(passport.good)('is said as $words', ({ value, words }) => expect(kind.text(value, field, context)).toBe(words))

  it('has samples that a form takes and the database keeps', async () => {
    const roomy = { ...field, min: undefined, max: undefined, pattern: undefined }
    const validate = await compileForm(kind, roomy)
    for (let seed = 1; seed <= 25; seed += 1) {
      const sample = kind.sample(roomy, seed)
      expect({ sample, valid: validate({ value: sent(sample) }) }).toEqual({ sample, valid: true })
      expect(() => decoded(kind, roomy, sample)).not.toThrow()
    }
  })
})

describe('options of single kinds', () => {
  it('money without a fixed currency carries its own', () => {
    const money = kindOf('money')
    expect(money.columns({}).map((each) => each.sql)).toEqual(['bigint', 'text'])
    const value = { amount: '103.96', currency: 'EUR' }
    expect(decoded(money, {}, value)).toEqual(value)
    expect(money.text(value, {}, context)).toBe('103.96 EUR')
    expect(money.text({ amount: '0.00', currency: 'CRE' }, { signed: true }, context)).toBe('0.00 Cr')
  })

  it('amounts are exact, with a comma as well as a point', () => {
    expect(minorOf('12,5')).toBe(1250n)
    expect(minorOf('-999999999999999.99')).toBe(-99999999999999999n)
    expect(amountOf(-5n)).toBe('-0.05')
    for (const bad of ['1.234', '1e3', '', ' ', '0x10', '1 000', '--1']) expect(() => minorOf(bad)).toThrow(RangeError)
  })

  it('a mask that shows no characters shows none', () => {
    expect(decoded(kindOf('masked'), { shows: 0 }, 'DE89370400440532013000')).toBe('\u2022\u2022\u2022\u2022')
  })

  it('a region belongs to a country', async () => {
    const validate = await compileForm(kindOf('location'), { level: 'region', within: 'country' })
    expect(validate({ value: 'DE___BE' })).toBe(true)
    expect(validate({ value: 'DE' })).toBe(false)
    expect(kindOf('location').text('DE___BE', { level: 'region' }, context)).toBe('Berlin, Germany')
  })

  it.each([
    ['DD.MM.YYYY', '21.11.2026', '22.11.2026 00:30', '11.2026'],
    ['YYYY-MM-DD', '2026-11-21', '2026-11-22 00:30', '2026-11'],
    ['MM/DD/YYYY', '11/21/2026', '11/22/2026 00:30', '11/2026'],
  ])('dates are written as %s', (dateFormat, day, moment, month) => {
    expect(kindOf('date').text('2026-11-21', {}, { ...context, dateFormat })).toBe(day)
    expect(kindOf('time').text('2026-11-21T23:30:00.000Z', {}, { ...context, dateFormat })).toBe(moment)
    expect(kindOf('texts').text(['2026-11-21T23:30:00.000Z seen'], { stamped: true }, { ...context, dateFormat })).toBe(`${moment} seen`)
    expect(writtenMonth('2026-11', dateFormat)).toBe(month)
  })

  it('an address may be a path of the site where it says so', async () => {
    const validate = await compileForm(kindOf('url'), { sitePath: true })
    expect(validate({ value: '/files' })).toBe(true)
    expect(validate({ value: 'javascript:alert(1)' })).toBe(false)
  })
})

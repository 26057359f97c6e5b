// Rules across fields: every operator, what is empty, and what is said of a broken one.
import { describe, expect, it } from 'vitest'
import { brokenRules } from '../../language/brokenRules.ts'
import type { comparisons, RuleModel, RuleTest } from '../../language/fieldRules.ts'

const rule = (must: readonly RuleTest[], more: Partial<RuleModel> = {}): RuleModel => ({
  name: 'order',
  when: [],
  must,
  fields: [],
  at: ['until'],
  says: 'entities.loans.rules.order',
  params: [],
  ...more,
})
const now = '2026-11-24T12:00:00.000Z'
const broken = (model: RuleModel, values: Readonly<Record<string, unknown>>) =>
  brokenRules([model], (name) => values[name], { viewer: '7', now })

const table: Readonly<Record<(typeof comparisons)[number], readonly (readonly [from: unknown, until: unknown, holds: boolean])[]>> = {
  lt: [
    [1, 2, true],
    [2, 2, false],
    [3, 2, false],
  ],
  lte: [
    [1, 2, true],
    [2, 2, true],
    [3, 2, false],
  ],
  different: [
    [1, 2, true],
    [2, 2, false],
    [3, 2, true],
  ],
}

describe.each(Object.entries(table))('%s', (compares, rows) => {
  const of = rule([{ compares: compares as keyof typeof table, of: ['from', 'until'], as: 'number' }])

  it.each(rows)('%s and %s', (from, until, holds) => {
    expect(broken(of, { from, until }).length === 0).toBe(holds)
  })

  it.each([
    ['nothing at all', {}],
    ['no first', { until: 2 }],
    ['no second', { from: 2, until: null }],
    ['a text that is no number yet', { from: '1.', until: 0 }],
  ])('holds of %s', (_what, values) => {
    expect(broken(of, values)).toEqual([])
  })
})

it('asks for something where it says so, besides comparing', () => {
  const of = rule([
    { path: 'until', is: 'empty', not: true },
    { compares: 'lte', of: ['from', 'until'], as: 'day' },
  ])
  expect(broken(of, { from: '2026-01-01' })).toHaveLength(1)
  expect(broken(of, { from: '2026-01-01', until: '2025-12-31' })).toHaveLength(1)
  expect(broken(of, { from: '2026-01-01', until: '2026-01-01' })).toEqual([])
})

it('is asked only where its condition holds, all of it', () => {
  const of = rule([{ path: 'price', is: 'empty', not: true }], {
    when: [
      { path: 'sold', is: ['true'] },
      { path: 'kind', is: ['GIFT'], not: true },
    ],
  })
  expect(broken(of, { sold: true, kind: 'BOOK' })).toHaveLength(1)
  expect(broken(of, { sold: true, kind: 'GIFT' })).toEqual([])
  expect(broken(of, { sold: false, kind: 'BOOK' })).toEqual([])
  expect(broken(of, { sold: true, kind: 'BOOK', price: 3 })).toEqual([])
})

it.each<readonly [RuleTest, unknown, boolean]>([
  [{ compares: 'lt', of: ['now', 'at'], as: 'moment' }, '2026-11-24T12:00:00.001Z', true],
  [{ compares: 'lt', of: ['now', 'at'], as: 'moment' }, now, false],
  [{ compares: 'lte', of: ['at', 'now'], as: 'day' }, '2026-11-24', true],
  [{ compares: 'lte', of: ['at', 'now'], as: 'day' }, '2026-11-25', false],
])('%j of the moment in which it is saved: %s', (test, at, holds) => {
  expect(broken(rule([test]), { at }).length === 0).toBe(holds)
})

it('is told at each of its fields, with labels and numbers', () => {
  const of = rule([{ compares: 'lte', of: ['least', 'most'], as: 'number' }], {
    at: ['least', 'most'],
    params: ['@entities.loans.fields.most', 'least'],
  })
  const params = { name: 'order', says: 'entities.loans.rules.order', said: ['@entities.loans.fields.most', '1,200.50'] }
  expect(broken(of, { least: { amount: '1200.50', currency: 'EUR' }, most: { amount: '1', currency: 'EUR' } })).toEqual([
    { keyword: 'rule', instancePath: '/least', params },
    { keyword: 'rule', instancePath: '/most', params },
  ])
})

it.each([
  ['0.920000', '0.920000'],
  ['-1234567.123456', '-1,234,567.123456'],
  [1_000, '1,000'],
  [999, '999'],
])('says %j as %s: its whole part is grouped', (least, said) => {
  const of = rule([{ compares: 'different', of: ['least', 'least'], as: 'number' }], { params: ['least'] })
  expect(broken(of, { least }).map(({ params }) => params)).toEqual([expect.objectContaining({ said: [said] })])
})

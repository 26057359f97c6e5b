// Periods of the analytics: whole days as the viewer's calendar has them, and their figures gathered for charts.
import { describe, expect, it } from 'vitest'
import { daysOf, eachDay, isSensible, lengthOf } from '../../src/screens/reports/periods.ts'
import { byMonth, seriesOf, sumOf } from '../../src/screens/reports/seriesOf.ts'

describe('a period', () => {
  it.each([
    ['7d', '2026-11-15', 7],
    ['30d', '2026-10-23', 30],
    ['90d', '2026-08-24', 90],
    ['12m', '2025-11-22', 365],
  ] as const)('of %s ends today', (name, from, length) => {
    const days = daysOf(name, '2026-11-21')
    expect(days).toEqual({ from, until: '2026-11-21' })
    expect(lengthOf(days)).toBe(length)
    expect(eachDay(days)).toHaveLength(length)
  })

  it('of twelve months holds the day of a leap year, and begins after one', () => {
    expect(lengthOf(daysOf('12m', '2024-02-29'))).toBe(366)
    expect(daysOf('12m', '2025-02-28')).toEqual({ from: '2024-02-29', until: '2025-02-28' })
  })

  it('ends after it begins and within two years', () => {
    expect(isSensible({ from: '2026-01-02', until: '2026-01-01' })).toBe(false)
    expect(isSensible({ from: '2026-01-01', until: '2026-01-01' })).toBe(true)
    expect(isSensible({ from: '2020-01-01', until: '2026-01-01' })).toBe(false)
    expect(isSensible({ from: '', until: '2026-01-01' })).toBe(false)
  })
})

it('figures become a series a key, exact to the hundredth, and months', () => {
  const figures = [
    { name: 'x', day: '2026-01-30', key: 'POST', value: '0.10' },
    { name: 'x', day: '2026-01-31', key: 'POST', value: '0.20' },
    { name: 'x', day: '2026-02-01', key: 'POST', value: '-1.00' },
    { name: 'x', day: '2026-02-01', key: 'CALLS', value: '5.00' },
  ]
  const series = seriesOf(figures, (key) => key.toLowerCase(), 'x')
  expect(series.map(({ key, label }) => [key, label])).toEqual([
    ['POST', 'post'],
    ['CALLS', 'calls'],
  ])
  expect(sumOf(series[0]?.values.values() ?? [], true)).toBe('-0.70')
  expect(sumOf(['2', '3'], false)).toBe('5')
  expect([...(byMonth(series, true)[0]?.values ?? [])]).toEqual([
    ['2026-01', '0.30'],
    ['2026-02', '-1.00'],
  ])
})

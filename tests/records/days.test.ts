// Days that an address counts back from today.
import { expect, it } from 'vitest'
import { dayMeant, isDay, isInstant } from '../../language/filters/days.ts'
import { timeRange } from '../../language/filters/timeRange.ts'

const today = '2026-03-01'

it.each([
  ['today', false, '2026-03-01'],
  ['today-1', false, '2026-02-28'],
  ['today-60', true, '2025-12-31'],
  ['month', false, '2026-03-01'],
  ['month', true, '2026-03-31'],
  ['month-1', false, '2026-02-01'],
  ['month-1', true, '2026-02-28'],
  ['month-3', true, '2025-12-31'],
  ['2026-11-21', true, '2026-11-21'],
] as const)('%s is, at the end of a range (%s), %s', (text, isLast, day) => {
  expect(isDay(text)).toBe(true)
  expect(dayMeant(text, isLast, today)).toBe(day)
})

it.each([
  '',
  'yesterday',
  'today-',
  'today+1',
  'today-12345',
  'month-x',
  '2026-13-01',
  '2026-2-1',
  '2026-02-30',
  '2025-02-29',
  '0000-01-01',
])('%j is none', (text) => {
  expect(isDay(text)).toBe(false)
})

it('a link may say a moment, where people say days', () => {
  const moment = '2026-11-26T17:42:05.123Z'
  expect(timeRange.sensible({ from: moment })).toEqual({ from: moment })
  expect(timeRange.wire({ from: moment }, 'Europe/Berlin', today)).toEqual({ from: moment })
  for (const none of [
    '2026-11-26T17:42',
    '2026-11-26 17:42:05.123Z',
    '2026-13-26T17:42:05.123Z',
    '2026-02-30T17:42:05.123Z',
    '2026-11-26T24:00:00.000Z',
    "';--",
  ]) {
    expect(isInstant(none)).toBe(false)
    expect(timeRange.sensible({ from: none })).toEqual({})
  }
})

// The log: what many can cause is written so often a minute, and the rest is counted.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { log, logFault, logLines } from '../../server/log.ts'

type Line = Readonly<Record<string, unknown>>

const lines: Line[] = []
const before = logLines.write
beforeEach(() => {
  vi.useFakeTimers()
  lines.length = 0
  logLines.write = (line) => void lines.push(JSON.parse(line) as Line)
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
  logLines.write = before
})

test('of one event sixty lines a minute are written, then how many were left out', () => {
  for (let n = 0; n < 1_000; n += 1) logFault('request failed', new Error('x'), { path: `/${n}` })
  log('warn', 'something else')
  expect(lines).toHaveLength(61)
  vi.advanceTimersByTime(60_000)
  expect(lines.at(-1)).toMatchObject({ says: 'lines were left out', of: 'request failed', count: 940 })
  logFault('request failed', new Error('x'))
  expect(lines.at(-1)).toMatchObject({ says: 'request failed' })
})

test.each([
  [59, undefined],
  [60, undefined],
  [61, 1],
  [62, 2],
])('of %i lines of one event in a minute %s are told to be left out', (times, count) => {
  for (let n = 0; n < times; n += 1) log('warn', 'again')
  vi.advanceTimersByTime(60_000)
  expect(lines.filter(({ says }) => says === 'again')).toHaveLength(Math.min(times, 60))
  expect(lines.find(({ says }) => says === 'lines were left out')?.['count']).toBe(count)
})

test('a line is no longer than what tells something', () => {
  logFault('operation failed', new Error('y'.repeat(1_000_000)))
  expect(JSON.stringify(lines[0]).length).toBeLessThan(10_000)
})

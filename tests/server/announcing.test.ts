// Announcements after a commit: many in one statement, none lost to a database that is away for a moment.
import { expect, test } from 'vitest'
import { openAnnouncing, payloadsOf } from '../../server/live/announcing.ts'

const opened = (fails = 0) => {
  const sent: string[][] = []
  const failures: unknown[] = []
  let left = fails
  const pool = {
    query: async ({ values: [payloads] }: { readonly values: readonly [string[]] }) => {
      await new Promise((resolve) => setTimeout(resolve, 5))
      if (left > 0) {
        left -= 1
        throw new Error('away')
      }
      sent.push(payloads)
    },
  }
  return { sent, failures, announcing: openAnnouncing(pool as never, (error) => failures.push(error)) }
}

const idsIn = (sent: readonly (readonly string[])[]): readonly number[] => sent.flat().flatMap((each) => JSON.parse(each) as number[])

test('what comes while one statement is under way waits for the next, together', async () => {
  const { sent, announcing } = opened()
  for (let n = 0; n < 50; n += 1) announcing.tell([String(n)])
  expect(announcing.waiting()).toBe(49)
  await announcing.flush()
  expect(announcing.waiting()).toBe(0)
  expect(sent).toHaveLength(2)
  expect(idsIn(sent)).toEqual(Array.from({ length: 50 }, (_, n) => n))
})

test('what could not be told is told again, in its order', async () => {
  const { sent, failures, announcing } = opened(1)
  announcing.tell(['1'])
  announcing.tell(['2', '3'])
  await announcing.flush()
  expect(failures).toHaveLength(1)
  expect(idsIn(sent)).toEqual([1, 2, 3])
})

test('a change of nothing announces nothing', async () => {
  const { sent, announcing } = opened()
  announcing.tell([])
  await announcing.flush()
  expect(sent).toEqual([])
})

test('a payload is filled before another is begun', () => {
  const half = 'x'.repeat(3_499)
  expect([payloadsOf([half, half]).length, payloadsOf([half, `${half}x`]).length]).toEqual([1, 2])
})

test('no payload is longer than the database takes', () => {
  const long = Array.from({ length: 200 }, (_, n) => JSON.stringify({ id: String(n), by: 'ä'.repeat(100) }))
  const short = Array.from({ length: 10_000 }, () => '1')
  for (const events of [long, short]) {
    const payloads = payloadsOf(events)
    expect(payloads.every((each) => Buffer.byteLength(each) < 8_000)).toBe(true)
    expect(payloads.flatMap((each) => JSON.parse(each) as unknown[])).toHaveLength(events.length)
  }
})

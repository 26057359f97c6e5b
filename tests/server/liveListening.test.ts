// The connection on which a process hears what the database announces comes back by itself, and is over when the process stops, be it there or not.
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { listenTo } from '../../server/live/announcements.ts'
import { newProcessNumber } from '../../server/live/livingProcesses.ts'
import { openWire, type Wire } from './processes/wire.ts'
import { openBench, type Bench } from './shell/bench.ts'

let bench: Bench
beforeAll(async () => {
  bench = await openBench()
})
afterAll(() => bench.stop())

const openLine = async (): Promise<Wire> => {
  const wire = await openWire(bench.server.database.url)
  onTestFinished(() => wire.stop())
  return wire
}

const listening = async () => {
  const wire = await openLine()
  const announcements = listenTo(wire.url, newProcessNumber())
  onTestFinished(() => announcements.stop())
  const heard: string[] = []
  let gaps = 0
  announcements.on('concord_tried', (payload) => heard.push(payload))
  announcements.onGap(() => (gaps += 1))
  await announcements.start()
  return { wire, announcements, heard, gaps: () => gaps }
}

test('however often it is turned away', async () => {
  const { wire, announcements, heard, gaps } = await listening()
  await bench.sql("select pg_notify('concord_tried', 'before')")
  await vi.waitUntil(() => heard.includes('before'), 10_000)
  const known = gaps()
  wire.shut()
  await vi.waitUntil(() => wire.turnedAway() >= 3, 10_000)
  wire.thaw()
  await vi.waitUntil(() => gaps() > known, 10_000)
  await bench.sql("select pg_notify('concord_tried', 'after')")
  await vi.waitUntil(() => heard.includes('after'), 10_000)
  // One at a time: a connection that was given up is not left open.
  expect(wire.carried()).toBe(1)
  await announcements.stop()
  await vi.waitUntil(() => wire.carried() === 0, 10_000)
})

test('it is over with its process while it is away, too', async () => {
  const { wire, announcements } = await listening()
  wire.shut()
  await vi.waitUntil(() => wire.turnedAway() > 0, 10_000)
  await announcements.stop()
  wire.thaw()
  const seen = wire.turnedAway()
  await new Promise((resolve) => setTimeout(resolve, 1_200))
  expect([wire.turnedAway(), wire.carried()]).toEqual([seen, 0])
})

test('what another process may have left unsaid is missed once it is gone', async () => {
  const { gaps } = await listening()
  const other = listenTo(bench.server.database.url, newProcessNumber())
  onTestFinished(() => other.stop())
  await other.start()
  // Long enough to be seen living.
  await new Promise((resolve) => setTimeout(resolve, 2_200))
  const known = gaps()
  await other.stop()
  await expect.poll(gaps, { timeout: 10_000 }).toBeGreaterThan(known)
})

test('a first that is refused is told to whoever starts it', async () => {
  const wire = await openLine()
  wire.shut()
  const announcements = listenTo(wire.url, newProcessNumber())
  onTestFinished(() => announcements.stop())
  await expect(announcements.start()).rejects.toThrow('Connection terminated')
})

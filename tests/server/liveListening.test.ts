// The connection on which a process hears what the database announces comes back by itself, and is over when the process stops, be it there or not.
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { listenTo } from '../../server/live/announcements.ts'
import { newProcessNumber } from '../../server/live/livingProcesses.ts'
import { openMute } from './processes/mute.ts'
import { until } from './processes/until.ts'
import { openWire, type Wire } from './processes/wire.ts'
import { openBench, type Bench } from './shell/bench.ts'

let bench: Bench
beforeAll(async () => (bench = await openBench()).stop)

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
  expect(await until(() => heard.includes('before'))).toBe(true)
  const known = gaps()
  wire.shut()
  expect(await until(() => wire.turnedAway() >= 3)).toBe(true)
  wire.thaw()
  expect(await until(() => gaps() > known)).toBe(true)
  await bench.sql("select pg_notify('concord_tried', 'after')")
  expect(await until(() => heard.includes('after'))).toBe(true)
  // One at a time: a connection that was given up is not left open.
  expect(wire.carried()).toBe(1)
  await announcements.stop()
  expect(await until(() => wire.carried() === 0)).toBe(true)
})

/** Beats of the clock by which it looks, and no others: what vitest waits with would move that clock. */
const beating = (): ((beats: number) => void) => {
  onTestFinished(() => void vi.useRealTimers())
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  return (beats) => void vi.advanceTimersByTime(beats * 1_000)
}

test('a line that falls silent, which nobody is told of, is given up within seconds', async () => {
  const beat = beating()
  const { wire, heard, gaps } = await listening()
  const known = gaps()
  wire.silence()
  beat(6)
  expect(await until(() => gaps() > known)).toBe(true)
  await bench.sql("select pg_notify('concord_tried', 'after')")
  expect(await until(() => heard.includes('after'))).toBe(true)
  expect(heard).toEqual(['after'])
})

test('one that answers before the next beats is kept, however many there are', async () => {
  const beat = beating()
  const { heard, gaps } = await listening()
  const known = gaps()
  for (const at of Array.from({ length: 10 }, (_, each) => String(each))) {
    beat(2)
    await bench.sql("select pg_notify('concord_tried', $1)", [at])
    expect(await until(() => heard.includes(at))).toBe(true)
  }
  expect([heard.length, gaps()]).toEqual([10, known])
})

test('a beginning that is answered by nobody is given up, too', async () => {
  const beat = beating()
  const wire = await openLine()
  wire.freeze()
  const announcements = listenTo(wire.url, newProcessNumber())
  onTestFinished(() => announcements.stop())
  const starting = announcements.start()
  beat(6)
  await expect(starting).rejects.toThrow('Connection terminated')
})

test('it is over with its process while it is away, too', async () => {
  const { wire, announcements } = await listening()
  wire.shut()
  expect(await until(() => wire.turnedAway() > 0)).toBe(true)
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
  await expect.poll(gaps).toBeGreaterThan(known)
})

test('a first that is refused is told to whoever starts it', async () => {
  const wire = await openLine()
  wire.shut()
  const announcements = listenTo(wire.url, newProcessNumber())
  onTestFinished(() => announcements.stop())
  await expect(announcements.start()).rejects.toThrow('Connection terminated')
})

test('it is over with its process where the database takes the connection and says nothing, too', async () => {
  const mute = await openMute()
  onTestFinished(() => mute.stop())
  const announcements = listenTo(mute.url, newProcessNumber())
  // Nobody tells a client that is ended how its beginning went.
  void announcements.start().catch(() => undefined)
  expect(await until(() => mute.came() > 0)).toBe(true)
  await announcements.stop()
})

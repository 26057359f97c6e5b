// The connection on which a process hears what the database announces comes back by itself, and is over when the process stops, be it there or not.
import { createServer, connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { listenTo } from '../../server/live/announcements.ts'
import { newProcessNumber } from '../../server/live/livingProcesses.ts'
import { openBench, type Bench } from './shell/bench.ts'

let bench: Bench
beforeAll(async () => {
  bench = await openBench()
})
afterAll(() => bench.stop())

/** Leads to the database, unless it is away: then it hangs up on whoever comes, and counts them. */
const openDoor = async () => {
  const to = new URL(bench.server.database.url)
  const folder = to.searchParams.get('host')
  const target = folder === null ? { host: to.hostname, port: Number(to.port) } : { path: `${folder}/.s.PGSQL.${to.port}` }
  const through = new Set<Socket>()
  const door = { url: '', away: false, turnedAway: 0, open: through, shut: () => through.forEach((each) => each.destroy()) }
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    if (door.away) {
      door.turnedAway += 1
      socket.destroy()
      return
    }
    through.add(socket)
    const there = connect(target)
    there.on('error', () => undefined)
    socket.pipe(there).pipe(socket)
    socket.on('close', () => (there.destroy(), through.delete(socket)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  to.searchParams.delete('host')
  to.hostname = '127.0.0.1'
  to.port = String(typeof address === 'object' && address ? address.port : 0)
  door.url = to.href
  return door
}

const listening = async () => {
  const door = await openDoor()
  const announcements = listenTo(door.url, newProcessNumber())
  const heard: string[] = []
  let gaps = 0
  announcements.on('concord_tried', (payload) => heard.push(payload))
  announcements.onGap(() => (gaps += 1))
  await announcements.start()
  return { door, announcements, heard, gaps: () => gaps }
}

test('however often it is turned away', async () => {
  const { door, announcements, heard, gaps } = await listening()
  await bench.sql("select pg_notify('concord_tried', 'before')")
  await vi.waitUntil(() => heard.includes('before'), 10_000)
  const known = gaps()
  door.away = true
  door.shut()
  await vi.waitUntil(() => door.turnedAway >= 3, 10_000)
  door.away = false
  await vi.waitUntil(() => gaps() > known, 10_000)
  await bench.sql("select pg_notify('concord_tried', 'after')")
  await vi.waitUntil(() => heard.includes('after'), 10_000)
  // One at a time: a connection that was given up is not left open.
  expect(door.open.size).toBe(1)
  await announcements.stop()
  await vi.waitUntil(() => door.open.size === 0, 10_000)
})

test('it is over with its process while it is away, too', async () => {
  const { door, announcements } = await listening()
  door.away = true
  door.shut()
  await vi.waitUntil(() => door.turnedAway > 0, 10_000)
  await announcements.stop()
  door.away = false
  const seen = door.turnedAway
  await new Promise((resolve) => setTimeout(resolve, 1_200))
  expect([door.turnedAway, door.open.size]).toEqual([seen, 0])
})

test('a first that is refused is told to whoever starts it', async () => {
  const door = await openDoor()
  door.away = true
  const announcements = listenTo(door.url, newProcessNumber())
  onTestFinished(() => announcements.stop())
  await expect(announcements.start()).rejects.toThrow('Connection terminated')
})

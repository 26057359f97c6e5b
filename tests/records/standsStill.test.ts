// What a server that stood still for a while, on a machine that was, does not count as time.
import { EventEmitter } from 'node:events'
import { createServer } from 'node:http'
import type { WebSocket } from 'ws'
import { afterEach, expect, it, vi } from 'vitest'
import { drain, type Draining } from '../../server/shutdown/drain.ts'
import { keepAlive } from '../../server/socket/keepAlive.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** What runs is over once it was asked for so often. */
const overAfter = (times: number) => () => (times > 0 ? (times -= 1) : 0)

it('a server that goes waits for what runs, though minutes went by while it stood still', async () => {
  let now = performance.now()
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 60_000))
  const requests = vi.fn<() => number>(overAfter(3))
  const sockets = { running: overAfter(3), sendAway: () => undefined, closeAll: () => undefined } as Draining['sockets']
  expect(await drain({ http: createServer(), requests, sockets, sayGoing: () => undefined, delay: 0 })).toBe(true)
  expect(requests).toHaveLastReturnedWith(0)
})

/** A socket of keepAlive's, whose peer answers as the test says. */
const openPeer = () => {
  const [ping, terminate] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const socket = Object.assign(new EventEmitter(), { OPEN: 1, readyState: 1, ping, terminate })
  vi.useFakeTimers()
  keepAlive().watch(socket as unknown as WebSocket)
  const ticks = (count: number): void => {
    for (let n = 0; n < count; n += 1) vi.advanceTimersToNextTimer()
  }
  return { socket, terminate, ticks }
}

it('a socket is held where answers to pings are read late', () => {
  const { socket, terminate, ticks } = openPeer()
  for (let times = 0; times < 3; times += 1) {
    ticks(3)
    socket.emit('pong')
  }
  expect(terminate).not.toHaveBeenCalled()
})

it('and is ended where three pings in turn were answered by nobody', () => {
  const { terminate, ticks } = openPeer()
  ticks(3)
  expect(terminate).not.toHaveBeenCalled()
  ticks(1)
  expect(terminate).toHaveBeenCalledOnce()
})

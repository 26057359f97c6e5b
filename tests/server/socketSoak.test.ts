// A short soak of the socket: frames and messages of every broken kind (S09), peers that vanish (S28), sockets that come and go (S33).
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { randomOf } from '../../custom/demo/random.ts'
import { openBench } from './shell/bench.ts'
import type { Bench } from './shell/bench.ts'
import { closeRaw, openRaw } from './shell/rawSocket.ts'
import type { Raw } from './shell/rawSocket.ts'

const seed = Date.now()
const random = randomOf(seed)
let bench: Bench
let cookie: string

beforeAll(async () => {
  bench = await openBench()
  cookie = await bench.enter('boss@library.example')
  console.log(`seed ${seed}`)
})
afterEach(() => closeRaw())
afterAll(() => bench.stop())

const known = async (): Promise<Raw> => {
  const socket = openRaw(bench.origin, { headers: { origin: bench.origin, cookie } })
  socket.send({ type: 'connection_init', payload: { prefix: 'admin', userId: '1' } })
  await socket.next(({ type }) => type === 'connection_ack')
  return socket
}

/** Somebody else is served as ever. */
const isWell = async (): Promise<void> => {
  const socket = await known()
  socket.send({ id: 'well', type: 'subscribe', payload: { query: '{ getMyAuthorities { id } }' } })
  expect(await socket.next(({ id }) => id === 'well')).toMatchObject({ type: 'next', payload: { data: { getMyAuthorities: { id: '1' } } } })
  socket.socket.close()
}

/** What the protocols name; 1006 is a connection that was cut. */
const codes = new Set([1000, 1002, 1006, 1007, 1009, 1013, 4400, 4401, 4403, 4408, 4409, 4429])

describe('broken on purpose (S09)', () => {
  const seeds = [
    { type: 'connection_init', payload: { prefix: 'admin', userId: '1' } },
    { id: 'a', type: 'subscribe', payload: { query: '{ getMyAuthorities { id role authorities } }' } },
    { id: 'b', type: 'subscribe', payload: { query: 'subscription { changes { kind } }' } },
    { id: 'c', type: 'subscribe', payload: { query: 'query($id: ID!) { peopleFindById(id: $id) { name } }', variables: { id: '1' } } },
    { id: 'a', type: 'complete' },
    { type: 'ping', payload: { at: 1 } },
    { type: 'pong' },
  ]
  const odd: readonly unknown[] = [
    null,
    true,
    -1,
    1e309,
    '',
    '\u0000',
    '__proto__',
    '\u202e',
    [],
    {},
    [[]],
    'x'.repeat(5_000),
    { constructor: { prototype: 1 } },
  ]
  const paths = (value: unknown): readonly (readonly string[])[] =>
    value !== null && typeof value === 'object'
      ? Object.entries(value).flatMap(([key, each]) => [[key], ...paths(each).map((path) => [key, ...path])])
      : []
  const putAt = (value: unknown, [key = '', ...rest]: readonly string[], change: unknown): unknown => ({
    ...(value as object),
    [key]: rest.length === 0 ? change : putAt((value as Record<string, unknown>)[key], rest, change),
  })

  /** A message that was right, with one thing in it, or its text, wrong. */
  const mutated = (): string => {
    const message = random.pick(seeds)
    const text = JSON.stringify(random.chance(0.7) ? putAt(message, random.pick(paths(message)), random.pick(odd)) : message)
    if (random.chance(0.6)) return text
    const at = random.whole(0, text.length)
    return random.pick([
      text.slice(0, at),
      `${text.slice(0, at)}${random.pick(['{', '}', '"', '\\', '\u0000', ',,'])}${text.slice(at)}`,
      `${text}${text}`,
    ])
  }

  test('messages close their own socket at most, with a code that is known', async () => {
    let sent = 0
    const ended: number[] = []
    while (sent < 3_000) {
      const socket = random.chance(0.8) ? await known() : openRaw(bench.origin)
      let code: number | undefined
      void socket.closed.then((closed) => (code = closed.code))
      for (let n = 0; n < 40 && code === undefined; n += 1) {
        socket.send(mutated())
        sent += 1
        if (n % 4 === 0) await sleep(1)
      }
      socket.socket.close()
      ended.push((await socket.closed).code)
    }
    console.log(`${sent} messages on ${ended.length} sockets`)
    expect(ended.filter((code) => !codes.has(code))).toEqual([])
    await isWell()
  })

  test('frames close their own socket at most, whatever their bytes', async () => {
    const { hostname, port } = new URL(bench.origin)
    const upgrade = `GET /graphql HTTP/1.1\r\nHost: ${hostname}:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Protocol: graphql-transport-ws\r\nOrigin: ${bench.origin}\r\n\r\n`
    const bytes = (length: number): Buffer => Buffer.from(Array.from({ length }, () => random.whole(0, 255)))
    const frame = (): Buffer => {
      const [head, length] = [random.whole(0, 255), random.pick([0, 1, 5, 125, 126, 127])]
      const mask = random.chance(0.8) ? 0x80 : 0
      const size = length === 126 ? bytes(2) : length === 127 ? bytes(8) : Buffer.alloc(0)
      return Buffer.concat([Buffer.from([head, mask | length]), size, bytes(mask ? 4 : 0), bytes(random.whole(0, 200))])
    }
    const storm = (): Promise<void> =>
      new Promise((resolve) => {
        const socket = connect(Number(port), hostname, () => socket.write(random.chance(0.9) ? upgrade : bytes(300)))
        const timer = setTimeout(() => socket.destroy(), 400)
        socket.once('data', () => {
          for (let n = random.whole(1, 6); n > 0 && socket.writable; n -= 1) socket.write(frame())
          socket.end()
        })
        socket.on('data', () => undefined)
        socket.on('error', () => undefined)
        socket.once('close', () => {
          clearTimeout(timer)
          resolve()
        })
      })
    for (let round = 0; round < 50; round += 1) await Promise.all(Array.from({ length: 12 }, storm))
    await isWell()
  })
})

describe('a peer that vanishes (S28)', () => {
  test('is forgotten after two missed pings at most, and its places are free again', async () => {
    const sockets = await Promise.all(Array.from({ length: 10 }, known))
    for (const [at, { socket, send }] of sockets.entries()) {
      send({ id: `s${at}`, type: 'subscribe', payload: { query: 'subscription { changes { kind } }' } })
      const { _socket } = socket as unknown as { _socket: { pause: () => void } }
      _socket.pause()
    }
    const enters = async (): Promise<boolean> => {
      const socket = openRaw(bench.origin, { headers: { origin: bench.origin, cookie } })
      socket.send({ type: 'connection_init', payload: { prefix: 'admin', userId: '1' } })
      const entered = await Promise.race([
        socket.closed.then(() => false),
        socket.next(({ type }) => type === 'connection_ack').then(() => true),
      ])
      socket.socket.close()
      return entered
    }
    expect(await enters()).toBe(false)
    let entered = false
    for (let n = 0; n < 60 && !entered; n += 1) {
      await sleep(500)
      entered = await enters()
    }
    expect(entered).toBe(true)
    await Promise.all(Array.from({ length: 9 }, known))
  })
})

describe('sockets that come and go (S33)', () => {
  test('leave no place taken and no listener behind', async () => {
    for (let wave = 0; wave < 40; wave += 1) {
      const sockets = await Promise.all(Array.from({ length: 10 }, known))
      for (const { send, socket } of sockets) {
        for (let n = 0; n < 16; n += 1) send({ id: `s${n}`, type: 'subscribe', payload: { query: 'subscription { changes { kind } }' } })
        send({ id: 'r', type: 'subscribe', payload: { query: '{ peopleSearch { items { id name } } }' } })
        if (random.chance(0.5)) send({ id: 's3', type: 'complete' })
        if (random.chance(0.5)) socket.terminate()
        else socket.close()
      }
      await Promise.all(sockets.map(({ closed }) => closed))
      await sleep(5)
    }
    const last = await Promise.all(Array.from({ length: 10 }, known))
    for (const { send } of last)
      for (let n = 0; n < 16; n += 1) send({ id: `s${n}`, type: 'subscribe', payload: { query: 'subscription { changes { kind } }' } })
    await sleep(100)
    await bench.sql(`select pg_notify('concord_change', '{"entity":"Book","id":"1","version":2}')`)
    for (const socket of last)
      expect(await socket.next(({ id }) => id === 's15')).toMatchObject({ type: 'next', payload: { data: { changes: { kind: 'SAVED' } } } })
    expect(last.flatMap(({ messages }) => messages.filter(({ type }) => type === 'error'))).toEqual([])
  })
})

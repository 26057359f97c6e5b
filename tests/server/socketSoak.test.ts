// A soak of the socket: frames of any bytes (S09), peers that vanish (S28), sockets that come and go (S33).
import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { randomOf } from '../../demo/random.ts'
import { amount, seed } from '../run/amount.ts'
import { persisted } from '../run/persisted.ts'
import { openBench, type Bench } from './shell/bench.ts'
import { brokenFrame } from './shell/brokenInput.ts'
import { closeRaw, openKnown, openRaw, type Raw } from './shell/rawSocket.ts'
import { rawUpgrade } from './shell/rawUpgrade.ts'

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

const known = (): Promise<Raw> => openKnown(bench.origin, cookie)

/** Somebody else is served as ever. */
const isWell = async (): Promise<boolean> => {
  const socket = await known()
  socket.send({ id: 'well', type: 'subscribe', payload: persisted('{ getMyAuthorities { id } }') })
  const { type } = await socket.next(({ id }) => id === 'well')
  socket.socket.close()
  return type === 'next'
}

describe('broken on purpose (S09)', () => {
  test('frames close their own socket at most, whatever their bytes', async () => {
    const { hostname, port } = new URL(bench.origin)
    const upgrade = rawUpgrade({ host: `${hostname}:${port}`, origin: bench.origin })
    const storm = (): Promise<void> =>
      new Promise((resolve) => {
        const socket = connect(Number(port), hostname, () => socket.write(random.chance(0.9) ? upgrade : randomBytes(300)))
        const timer = setTimeout(() => socket.destroy(), 400)
        socket.once('data', () => {
          for (let n = random.whole(1, 6); n > 0 && socket.writable; n -= 1) socket.write(brokenFrame(random))
          socket.end()
        })
        socket.on('data', () => undefined)
        socket.on('error', () => undefined)
        socket.once('close', () => {
          clearTimeout(timer)
          resolve()
        })
      })
    for (let round = 0; round < amount(8, 50); round += 1) await Promise.all(Array.from({ length: 12 }, storm))
    expect(await isWell()).toBe(true)
  })
})

describe('a peer that vanishes (S28)', () => {
  test('is forgotten after three missed pings, and its places are free again', async () => {
    const sockets = await Promise.all(Array.from({ length: 10 }, known))
    for (const [at, { socket, send }] of sockets.entries()) {
      send({ id: `s${at}`, type: 'subscribe', payload: persisted('subscription { changes { kind } }') })
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
    for (let wave = 0; wave < amount(8, 40); wave += 1) {
      const sockets = await Promise.all(Array.from({ length: 10 }, known))
      for (const { send, socket } of sockets) {
        for (let n = 0; n < 16; n += 1) send({ id: `s${n}`, type: 'subscribe', payload: persisted('subscription { changes { kind } }') })
        send({ id: 'r', type: 'subscribe', payload: persisted('{ peopleSearch { items { id name } } }') })
        if (random.chance(0.5)) send({ id: 's3', type: 'complete' })
        if (random.chance(0.5)) socket.terminate()
        else socket.close()
      }
      await Promise.all(sockets.map(({ closed }) => closed))
      await sleep(5)
    }
    const last = await Promise.all(Array.from({ length: 10 }, known))
    for (const { send } of last) {
      for (let n = 0; n < 16; n += 1) send({ id: `s${n}`, type: 'subscribe', payload: persisted('subscription { changes { kind } }') })
      send({ id: 'listening', type: 'subscribe', payload: persisted('{ getMyAuthorities { id } }') })
    }
    // A socket carries out what it is asked in order: once this is answered, it listens.
    for (const socket of last) await socket.next(({ id }) => id === 'listening')
    await bench.sql(`select pg_notify('concord_change', '{"entity":"Book","id":"1","version":2}')`)
    for (const socket of last)
      expect(await socket.next(({ id }) => id === 's15')).toMatchObject({ type: 'next', payload: { data: { changes: { kind: 'SAVED' } } } })
    expect(last.flatMap(({ messages }) => messages.filter(({ type }) => type === 'error'))).toEqual([])
  })
})

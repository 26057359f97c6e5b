// The socket against clients that are not honest: protocol, origin, sizes, numbers.
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { openBench, type Bench } from './shell/bench.ts'
import { persisted } from '../run/persisted.ts'
import { closeRaw, openKnown, openRaw, type Raw, type RawOptions } from './shell/rawSocket.ts'
import { change, pending, release, slow } from './shell/slowChange.ts'

let bench: Bench
let cookie: string

beforeAll(async () => {
  bench = await openBench({}, slow)
  cookie = await bench.enter('boss@library.example')
})
afterEach(async () => {
  release()
  await closeRaw()
})
afterAll(() => bench.stop())

const raw = (options?: RawOptions): Raw => openRaw(bench.origin, options)
const init = { type: 'connection_init', payload: { prefix: 'admin', userId: '0' } }
const mine = { type: 'subscribe', payload: persisted('{ getMyAuthorities { id } }') }
const known = (): Promise<Raw> => openKnown(bench.origin, cookie)

describe('the beginning of a socket', () => {
  test('without an init is closed after three seconds (S01)', async () => {
    expect(await raw().closed).toMatchObject({ code: 4408 })
  })

  test('is heard where the server stood still for so long meanwhile', async () => {
    const socket = raw()
    socket.send(init)
    await new Promise((resolve) => socket.socket.once('open', resolve))
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3_500)
    expect(await Promise.race([socket.closed, socket.next(({ type }) => type === 'connection_ack')])).toMatchObject({
      type: 'connection_ack',
    })
  })

  test.each([
    ['two inits (S02)', [init, init], 4429],
    ['an operation before the init (S03)', [{ ...mine, id: '1' }], 4401],
    ['another prefix (S34)', [{ type: 'connection_init', payload: { prefix: 'client', userId: '0' } }], 4403],
    ['no prefix', [{ type: 'connection_init' }], 4403],
    ['no user', [{ type: 'connection_init', payload: { prefix: 'admin' } }], 4403],
    ['a user that is no text', [{ type: 'connection_init', payload: { prefix: 'admin', userId: 1 } }], 4403],
    ['no JSON (S05)', ['{'], 4400],
    ['an unknown message', [{ type: 'start' }], 4400],
    ['an array', [[]], 4400],
    ['an init that is no object', [{ type: 'connection_init', payload: 'x' }], 4400],
    ['an operation without id', [init, mine], 4400],
    ['one byte too much before the ack (S10)', [`${JSON.stringify(init)}${' '.repeat(8 * 1_024)}`], 1009],
  ])('with %s is closed', async (_what, messages, code) => {
    const socket = raw()
    for (const each of messages) socket.send(each)
    expect((await socket.closed).code).toBe(code)
    expect(socket.messages.filter(({ type }) => type === 'next')).toEqual([])
  })

  test.each([
    ['no origin', { headers: {} }, 403],
    ['another origin (S11)', { headers: { origin: 'https://evil.example' } }, 403],
    ['an origin that only begins like ours', { headers: { origin: 'http://127.0.0.1.evil.example' } }, 403],
    ['the origin null', { headers: { origin: 'null' } }, 403],
    ['the old subprotocol (S06)', { protocols: ['graphql-ws'] }, 400],
    ['no subprotocol', { protocols: [] }, 400],
    ['two subprotocols', { protocols: ['graphql-transport-ws', 'graphql-ws'] }, 400],
    ['a subprotocol in other case', { protocols: ['GraphQL-Transport-WS'] }, 400],
  ])('with %s is refused before the upgrade', async (_what, options: RawOptions, code) => {
    expect((await raw({ headers: { origin: bench.origin }, ...options }).closed).code).toBe(code)
  })

  test('is refused to an address that has twenty others open without init (S25)', async () => {
    // Three seconds in which they have to say who they are do not pass meanwhile.
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] })
    const sockets = Array.from({ length: 20 }, () => raw())
    await Promise.all(sockets.map(({ socket }) => new Promise((resolve) => socket.once('open', resolve))))
    const { code } = await raw().closed
    vi.useRealTimers()
    expect(code).toBe(429)
    await closeRaw()
    expect((await known()).messages).toHaveLength(1)
  })

  test('is refused to a person who has ten', async () => {
    for (let n = 0; n < 10; n += 1) await known()
    const eleventh = raw({ headers: { origin: bench.origin, cookie } })
    eleventh.send({ type: 'connection_init', payload: { prefix: 'admin', userId: '1' } })
    expect(await eleventh.closed).toMatchObject({ code: 4429, reason: 'too many sockets' })
  })
})

describe('an open socket', () => {
  test('takes 256 KiB, and not one byte more (S10)', async () => {
    const text = (size: number): string => {
      const bare = JSON.stringify({
        ...mine,
        id: 'x',
        payload: { ...mine.payload, extensions: { ...mine.payload.extensions, filler: '' } },
      })
      return bare.replace('"filler":""', `"filler":"${'a'.repeat(size - bare.length)}"`)
    }
    const socket = await known()
    socket.send(text(256 * 1_024))
    expect(await socket.next(({ type }) => type === 'next')).toMatchObject({ id: 'x' })
    socket.send(text(256 * 1_024 + 1))
    expect(await socket.closed).toMatchObject({ code: 1009 })
  })

  test('answers a document it cannot read with an error of that operation; the others go on (S07)', async () => {
    const socket = await known()
    for (const id of ['a', 'b', 'c']) socket.send(change(id))
    const wrong = ['{ getMyAuthorities {', '{ nothing }', `{ ${'a { '.repeat(900)}`]
    wrong.forEach((query, n) => socket.send({ id: `wrong${n}`, type: 'subscribe', payload: { query } }))
    for (const n of wrong.keys())
      expect(await socket.next(({ id }) => id === `wrong${n}`)).toMatchObject({
        type: 'error',
        payload: [{ extensions: { code: expect.stringMatching(/BAD_REQUEST|LIMIT/) as string } }],
      })
    await expect.poll(() => pending.length).toBe(3)
    release()
    for (const each of ['a', 'b', 'c'])
      expect(await socket.next(({ id }) => id === each)).toMatchObject({ type: 'next', payload: { data: { booksShelve: { count: 1 } } } })
  })

  test('is closed when an id is used twice at once (S04)', async () => {
    const socket = await known()
    for (let n = 0; n < 2; n += 1) socket.send(change('a'))
    expect(await socket.closed).toMatchObject({ code: 4409 })
  })

  test('runs 32 operations at once and refuses the 33rd (S25)', async () => {
    const socket = await known()
    for (let n = 0; n < 33; n += 1) socket.send(change(`o${n}`))
    expect(await socket.next(({ id }) => id === 'o32')).toMatchObject({ type: 'error', payload: [{ extensions: { code: 'LIMIT' } }] })
    await expect.poll(() => pending.length).toBe(32)
    release()
    await socket.next(({ id, type }) => id === 'o31' && type === 'complete')
    socket.send({ ...mine, id: 'after' })
    expect(await socket.next(({ id }) => id === 'after')).toMatchObject({ type: 'next' })
  })

  test('holds 16 subscriptions, refuses the 17th, and frees the place of one that ends (S25)', async () => {
    const socket = await known()
    const listen = (id: string): void => socket.send({ id, type: 'subscribe', payload: persisted('subscription { changes { kind } }') })
    for (let n = 0; n < 17; n += 1) listen(`s${n}`)
    expect(await socket.next(({ id }) => id === 's16')).toMatchObject({ type: 'error', payload: [{ extensions: { code: 'LIMIT' } }] })
    /** A socket carries out what it is asked in order: once this is answered, all before it is done. */
    const isThrough = async (id: string): Promise<void> => {
      socket.send({ ...mine, id })
      await socket.next((message) => message['id'] === id && message['type'] === 'next')
    }
    socket.send({ id: 's0', type: 'complete' })
    await isThrough('gone')
    listen('again')
    await isThrough('listening')
    await bench.sql(`select pg_notify('concord_change', '{"entity":"Book","id":"1","version":2}')`)
    expect(await socket.next(({ id }) => id === 'again')).toMatchObject({ type: 'next', payload: { data: { changes: { kind: 'SAVED' } } } })
    expect(socket.messages.filter(({ id }) => id === 's0')).toEqual([])
  })

  test('is closed when it asks without end and reads nothing (S24)', async () => {
    const socket = await known()
    const { _socket } = socket.socket as unknown as { _socket: { pause: () => void; resume: () => void } }
    _socket.pause()
    const list = `{ ${Array.from({ length: 28 }, (_, n) => `a${n}: peopleSearch(first: 100) { items { id email name nick phone role status } }`).join(' ')} }`
    await bench.sql("insert into person (email, name, role) select 'p' || n, repeat('x', 500), 'reader' from generate_series(1, 100) n")
    const began = process.memoryUsage().rss
    for (let n = 0; n < 400; n += 1) {
      socket.send({ id: `r${n}`, type: 'subscribe', payload: persisted(list) })
      if (n % 10 === 0) await new Promise((resolve) => setTimeout(resolve, 20))
    }
    _socket.resume()
    expect([4429, 1006]).toContain((await socket.closed).code)
    expect(process.memoryUsage().rss - began).toBeLessThan(200 * 1_024 * 1_024)
    const other = await known()
    other.send({ ...mine, id: '1' })
    expect(await other.next(({ id }) => id === '1')).toMatchObject({ type: 'next' })
  })

  test('survives raw bytes that are no websocket frames, in its neighbour (S08)', async () => {
    const [one, other] = [await known(), await known()]
    const { _socket } = one.socket as unknown as { _socket: { write: (bytes: Buffer) => void } }
    _socket.write(Buffer.from([0xff, 0xff, 0xff, 0xff]))
    expect([1002, 1006]).toContain((await one.closed).code)
    other.send({ ...mine, id: '1' })
    expect(await other.next(({ id }) => id === '1')).toMatchObject({ type: 'next' })
  })
})

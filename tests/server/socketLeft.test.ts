// A socket that is closed is told nothing, however its client chose the ids of what it asked.
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import type { Call } from '../../server/call.ts'
import { Connection } from '../../server/socket/Connection.ts'
import { persisted } from '../run/persisted.ts'
import { openBench, type Bench } from './shell/bench.ts'
import { closeRaw, openRaw, type Raw } from './shell/rawSocket.ts'

let bench: Bench
let cookie: string
let pending: (() => void)[] = []
/** A change takes until the test lets it go. */
const slow = (_call: Call): Promise<unknown> =>
  new Promise((resolve) => pending.push(() => resolve({ __typename: 'Done', ids: [], count: 1, details: null })))
const release = (): void => pending.splice(0).forEach((each) => each())

beforeAll(async () => {
  bench = await openBench({}, slow)
  cookie = await bench.enter('boss@library.example')
})
afterAll(async () => {
  release()
  await closeRaw()
  await bench.stop()
})

const mine = { type: 'subscribe', payload: persisted('{ getMyAuthorities { id } }') }
const known = async (): Promise<Raw> => {
  const socket = openRaw(bench.origin, { headers: { origin: bench.origin, cookie } })
  socket.send({ type: 'connection_init', payload: { prefix: 'admin', userId: '1' } })
  await socket.next(({ type }) => type === 'connection_ack')
  return socket
}
const shelve = 'mutation($key: Uuid!) { booksShelve(key: $key) { ... on Done { count } } }'
const key = '019aa0a0-0000-7000-8000-000000000001'
const change = (id: string) => ({ id, type: 'subscribe', payload: { ...persisted(shelve), variables: { key } } })

test('is told nothing any more once it is closed, though its subscription has the id of an operation that ended after it began', async () => {
  const [socket, other] = [await known(), await known()]
  const asked = vi.spyOn(Connection.prototype, 'caller')
  onTestFinished(() => asked.mockRestore())
  const heard = () => other.messages.filter(({ id, type }) => id === 'heard' && type === 'next').length
  /** Whose rights are looked at when something is told. */
  const told = async (): Promise<number> => {
    const before = heard()
    asked.mockClear()
    await bench.sql(`select pg_notify('concord_change', '{"entity":"Book","id":"1","version":2}')`)
    await expect.poll(heard).toBeGreaterThan(before)
    return new Set(asked.mock.contexts).size
  }
  const listen = (by: Raw, id: string): void => by.send({ id, type: 'subscribe', payload: persisted('subscription { changes { kind } }') })
  socket.send(change('a'))
  await expect.poll(() => pending.length).toBe(1)
  socket.send({ id: 'a', type: 'complete' })
  listen(socket, 'a')
  listen(other, 'heard')
  const isThrough = async (by: Raw, id: string): Promise<void> => {
    by.send({ ...mine, id })
    await by.next((message) => message['id'] === id && message['type'] === 'next')
  }
  await Promise.all([isThrough(socket, 'listens'), isThrough(other, 'listens')])
  release()
  await isThrough(socket, 'ended')
  await expect.poll(told).toBe(2)
  socket.socket.close()
  await expect.poll(told).toBe(1)
})

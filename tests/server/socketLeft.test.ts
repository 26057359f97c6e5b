// A socket that is closed is told nothing, however its client chose the ids of what it asked.
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { Connection } from '../../server/socket/Connection.ts'
import { persisted } from '../run/persisted.ts'
import { openBench, type Bench } from './shell/bench.ts'
import { closeRaw, openKnown, type Raw } from './shell/rawSocket.ts'
import { change, pending, release, slow } from './shell/slowChange.ts'

let bench: Bench
let cookie: string

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
const known = (): Promise<Raw> => openKnown(bench.origin, cookie)

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

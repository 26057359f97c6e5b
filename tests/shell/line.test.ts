// @vitest-environment happy-dom
// One user's line to the server, its socket a thing of this test: what is closed stays closed.
import { expect, it, vi } from 'vitest'
import { createLine } from '../../src/client/createLine.ts'
import { Socket, states, withSockets } from './sockets.ts'

withSockets()

const open = async () => {
  const line = createLine('/graphql', () => ({ userId: '7' }))
  line.begin()
  await vi.advanceTimersByTimeAsync(0)
  line.own({
    who: () => ({ userId: '7' }),
    again: () => undefined,
    refused: () => undefined,
    heard: () => undefined,
    listens: () => true,
  })
  return line
}

it('listens to the live channel on one socket', async () => {
  await open()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(Socket.made.map(({ sent }) => sent)).toEqual([['connection_init', 'subscribe']])
})

it('stays closed, although its session goes on: who looks as another role has another line', async () => {
  const line = await open()
  line.close()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(Socket.made.map(({ readyState }) => readyState)).toEqual([states.CLOSED])
})

it('is not taken for lost while something is heard on it: on a slow one the answer to a ping comes behind all others', async () => {
  const line = await open()
  const [socket] = Socket.made
  const hear = async (type: string): Promise<void> => {
    await vi.advanceTimersByTimeAsync(2_000)
    socket?.onmessage?.({ data: JSON.stringify(type === 'next' ? { id: 'other', type, payload: {} } : { type }) })
  }
  await vi.advanceTimersByTimeAsync(2_500)
  expect(socket?.sent.at(-1)).toBe('ping')
  for (const type of ['next', 'next', 'next', 'pong']) await hear(type)
  expect([Socket.made.length, line.up.get(), line.quiet.get()]).toEqual([1, true, false])
})

it('is taken for lost where nothing is heard any more', async () => {
  const line = await open()
  await vi.advanceTimersByTimeAsync(2_500 + 4_900)
  expect([line.up.get(), line.quiet.get()]).toEqual([true, true])
  await vi.advanceTimersByTimeAsync(200)
  expect(line.up.get()).toBe(false)
})

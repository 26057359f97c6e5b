// @vitest-environment happy-dom
// What is asked once, on a socket of its own: where that is closed before anything was asked on it, it is asked on another; else it fails at once.
import { expect, it, vi } from 'vitest'
import { askSession } from '../../src/client/askSession.ts'
import { openSocket } from '../../src/client/openSocket.ts'
import { Socket, withSockets } from './sockets.ts'

withSockets()

const ask = async (): Promise<unknown> => {
  const answered = askSession({ url: '/graphql', userId: '0' }, 'Login', {}).catch((failure: unknown) => failure)
  await vi.advanceTimersByTimeAsync(20_000)
  return answered
}

/** The first is closed as it says the one thing, the others take all. */
const closeFirst = (at: string, code: number, reason: string): void => {
  const acknowledge = Socket.answer
  Socket.answer = (socket, said) => {
    if (socket === Socket.made[0] && said.type === at) return socket.close(code, reason)
    acknowledge(socket, said)
    if (said.type === 'subscribe') socket.hear({ id: said.id, type: 'next', payload: { data: { answer: 'in' } } })
  }
}

it('asks on another where the server heard nothing in time and closed the first', async () => {
  closeFirst('connection_init', 4408, 'Connection initialisation timeout')
  expect(await ask()).toBe('in')
  expect(Socket.made.map(({ sent }) => sent)).toEqual([['connection_init'], ['connection_init', 'subscribe']])
})

it('gives up at once where the line broke: what became of the question is not known', async () => {
  closeFirst('subscribe', 1006, '')
  expect(await ask()).toMatchObject({ code: 1006 })
  expect(Socket.made).toHaveLength(1)
})

it('a socket that is let go while it still opens, and never does, leaves no failure that nobody hears', async () => {
  Socket.answer = (socket) => socket.close(1006, '')
  const client = openSocket({ url: '/graphql', userId: () => '7', endless: false })
  client.subscribe({ query: '{ a }' }, { next: () => undefined, error: () => undefined, complete: () => undefined })
  await expect(client.dispose()).resolves.toBeUndefined()
})

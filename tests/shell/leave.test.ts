// @vitest-environment happy-dom
// What a logout still does after its tab has shown the login: the cookie goes, unless it is another's by then, and a server out of reach is asked again.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { app } from '#generated/app.ts'
import { createSession } from '../../src/client/createSession.ts'
import { leave, left } from '../../src/client/leave.ts'
import { writeLoginData } from '../../src/client/loginData.ts'
import { mergeConfiguration } from '../../src/client/mergeConfiguration.ts'
import type { SignedIn } from '../../src/client/SignedIn.ts'

const told = vi.hoisted(() => vi.fn<() => void>())
vi.mock('../../src/client/openSocket.ts', () => ({
  openSocket: () => ({
    subscribe: (_: object, { complete }: { readonly complete: () => void }) => {
      told()
      complete()
    },
    dispose: () => undefined,
  }),
}))
// How long a piece is waited for has a test of its own: a slow machine needs longer.
vi.mock('../../src/client/loadChunk.ts', () => ({ loadChunk: async <T>(load: () => Promise<T>): Promise<T> => load() }))

const ada: SignedIn = { id: '7', email: 'a@b.c', screenName: 'Ada', username: 'ada', role: 'admin', authorities: [] }
const mia: SignedIn = { ...ada, id: '8', screenName: 'Mia' }
const configuration = mergeConfiguration(app, {}, {})
const fetch = vi.fn<typeof globalThis.fetch>()
const asked = () => fetch.mock.calls.map(([, how]) => how?.method)

const loggedIn = () => {
  const session = createSession()
  session.begin(ada)
  return session
}

beforeEach(() => {
  localStorage.clear()
  told.mockReset()
  fetch.mockReset().mockImplementation(async () => new Response(null, { status: 204 }))
  vi.stubGlobal('fetch', fetch)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('leaves the cookie to whoever logged in meanwhile, in another tab', async () => {
  told.mockImplementation(() => writeLoginData(mia))
  leave({ session: loggedIn(), configuration })
  await left()
  expect(told).toHaveBeenCalledTimes(1)
  expect(asked()).toEqual([])
})

it.each([
  ['nobody answers', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server cannot', async () => new Response(null, { status: 503 })],
])('asks once more when the network is back: %s', async (_, answer) => {
  fetch.mockImplementationOnce(answer)
  leave({ session: loggedIn(), configuration })
  await left()
  expect(asked()).toHaveLength(1)
  for (let times = 0; times < 2; times += 1) window.dispatchEvent(new Event('online'))
  await left()
  expect(asked()).toEqual(['DELETE', 'DELETE'])
})

it('does not wait for a server that never answers, and asks once more when the network is back', async () => {
  const late = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(late.signal)
  fetch.mockImplementationOnce(
    async (_, how) => new Promise((_resolve, reject) => how?.signal?.addEventListener('abort', () => reject(how.signal?.reason as Error))),
  )
  leave({ session: loggedIn(), configuration })
  await expect.poll(() => asked().length).toBe(1)
  late.abort()
  await left()
  window.dispatchEvent(new Event('online'))
  await left()
  expect(asked()).toEqual(['DELETE', 'DELETE'])
})

it('asks no more when somebody is logged in by then', async () => {
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const session = loggedIn()
  leave({ session, configuration })
  await left()
  session.begin(mia)
  window.dispatchEvent(new Event('online'))
  await left()
  expect(asked()).toHaveLength(1)
})

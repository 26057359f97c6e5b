// @vitest-environment happy-dom
// Code on its way into a silence: its connection is let go and it is asked for again, as a browser has only six connections for everything.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fetchFirst } from '../../src/client/fetchFirst.ts'

type Answer = (signal: AbortSignal) => Promise<Response>

const silent: Answer = async (signal) =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })
const code: Answer = async () => new Response('export {}')

const asked: AbortSignal[] = []
/** @param answers one after the other; the last one stays */
const answer = (...answers: readonly [Answer, ...Answer[]]): void =>
  void vi.stubGlobal('fetch', async (_address: string, { signal }: { readonly signal: AbortSignal }) => {
    asked.push(signal)
    return (answers[asked.length - 1] ?? answers.at(-1)!)(signal)
  })

beforeEach(() => {
  asked.length = 0
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('lets a silent connection go and asks again on a new one', async () => {
  answer(silent, code)
  const piece = fetchFirst(async () => 'piece', ['assets/silentOnce.js'])
  await vi.advanceTimersByTimeAsync(9_000)
  expect(asked.map(({ aborted }) => aborted)).toEqual([false])
  await vi.advanceTimersByTimeAsync(2_000)
  expect(asked.map(({ aborted }) => aborted)).toEqual([true, false])
  await expect(piece).resolves.toBe('piece')
})

it('waits for code that comes slowly, but comes', async () => {
  answer(
    async () =>
      new Response(
        new ReadableStream({
          start: (stream) => {
            for (const second of [6, 12, 18, 24]) setTimeout(() => stream.enqueue(new Uint8Array([second])), second * 1_000)
            setTimeout(() => stream.close(), 25_000)
          },
        }),
      ),
  )
  const piece = fetchFirst(async () => 'piece', ['assets/slow.js'])
  await vi.advanceTimersByTimeAsync(26_000)
  await expect(piece).resolves.toBe('piece')
  expect(asked.map(({ aborted }) => aborted)).toEqual([false])
})

it('gives up after the 120 seconds that a piece may take, and begins anew when it is asked for again', async () => {
  answer(silent)
  const [piece] = await Promise.allSettled([fetchFirst(async () => 'piece', ['assets/never.js']), vi.advanceTimersByTimeAsync(130_000)])
  expect(piece.status).toBe('rejected')
  expect(asked).toHaveLength(12)
  answer(code)
  await expect(fetchFirst(async () => 'piece', ['assets/never.js'])).resolves.toBe('piece')
})

it('tells at once of code that is refused', async () => {
  answer(async () => new Response('', { status: 404 }))
  await expect(fetchFirst(async () => 'piece', ['assets/refused.js'])).rejects.toThrow('assets/refused.js (404)')
  expect(asked).toHaveLength(1)
})

// How long the console waits for a part of it.
import { afterEach, expect, it, vi } from 'vitest'
import { app } from '#generated/app.ts'
import { loadChunk } from '../../src/client/loadChunk.ts'
import { inWords } from '../product/contract.ts'
import { amongLabels, proves } from '../proves.ts'

afterEach(() => vi.useRealTimers())

it('gives up on a part that never comes', async () => {
  vi.useFakeTimers()
  const failed = vi.fn<(cause: Error) => void>()
  void loadChunk(() => new Promise(() => undefined), app.chunkTimeout).catch(failed)
  let seconds = 0
  for (; failed.mock.calls.length === 0 && seconds < 1_000; seconds += 1) await vi.advanceTimersByTimeAsync(1_000)
  const words = inWords(failed.mock.calls[0]?.[0].name ?? '').split(' ')
  proves('errorChunk', { what: amongLabels(words), fails: amongLabels(words), seconds })
  expect(vi.getTimerCount()).toBe(0)
})

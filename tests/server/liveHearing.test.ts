// A subscription's answers end once, however they end, and its reader is forgotten while it still waits.
import { expect, it, vi, type Mock } from 'vitest'
import { hearing } from '../../server/live/hearing.ts'

/** Events that come until `close`; how often it was told that nobody reads any more. */
const openEvents = (
  events: readonly string[],
): { readonly events: AsyncIterable<string>; readonly left: Mock; readonly close: () => void } => {
  const left = vi.fn<() => Promise<IteratorResult<string>>>(async () => ({ done: true, value: undefined }))
  let close = (): void => undefined
  const closed = new Promise<void>((resolve) => (close = resolve))
  const rest = [...events]
  const next = async (): Promise<IteratorResult<string>> => {
    const value = rest.shift()
    if (value !== undefined) return { done: false, value }
    await closed
    return { done: true, value: undefined }
  }
  return { left, close, events: { [Symbol.asyncIterator]: () => ({ next, return: left }) } }
}

const hear = (from: readonly string[]) => {
  const { events, left, close } = openEvents(from)
  const ended = vi.fn<() => void>()
  return { answers: hearing(events, (event) => event.toUpperCase(), ended), ended, left, close }
}

const over = { done: true, value: undefined }

it('tells each event as its answer, and that there are no more', async () => {
  const { answers, ended, close } = hear(['a', 'b'])
  expect(await answers.next()).toEqual({ done: false, value: 'A' })
  expect(await answers.next()).toEqual({ done: false, value: 'B' })
  expect(ended).not.toHaveBeenCalled()
  close()
  expect(await answers.next()).toEqual(over)
  expect(ended).toHaveBeenCalledTimes(1)
})

it('is forgotten while it waits for an event that never comes', async () => {
  const { answers, ended, left } = hear([])
  void answers.next()
  expect(await answers.return()).toEqual(over)
  expect([ended.mock.calls.length, left.mock.calls.length]).toEqual([1, 1])
})

it('ends once, whoever ends it again', async () => {
  const { answers, ended, left, close } = hear([])
  await answers.return()
  await answers.return()
  close()
  expect(await answers.next()).toEqual(over)
  expect([ended.mock.calls.length, left.mock.calls.length]).toEqual([1, 1])
})

it('ends with what is thrown into it', async () => {
  const { answers, ended } = hear(['a'])
  await expect(answers.throw(new Error('gone'))).rejects.toThrow('gone')
  expect(ended).toHaveBeenCalledTimes(1)
})

it('is its own iterator', async () => {
  const { answers, close } = hear(['a', 'b'])
  close()
  const heard: string[] = []
  for await (const answer of answers) heard.push(answer)
  expect(heard).toEqual(['A', 'B'])
})

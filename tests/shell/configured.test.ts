// The site's configuration that is read anew: one question at a time, none lost, and what fails leaves what was known.
import { expect, it, vi } from 'vitest'
import { app } from '#generated/app.ts'
import { createConfigured } from '../../src/client/createConfigured.ts'
import { mergeConfiguration } from '../../src/client/mergeConfiguration.ts'

const named = (siteName: string) => mergeConfiguration(app, {}, { siteName })
const turn = () => new Promise((resolve) => setTimeout(resolve, 0))

it('asks once more for what changed while the answer was on its way', async () => {
  const answers: ((name: string) => void)[] = []
  const load = vi.fn<() => Promise<ReturnType<typeof named>>>(() => new Promise((resolve) => answers.push((name) => resolve(named(name)))))
  const configured = createConfigured(named('at the start'), load)
  for (let times = 0; times < 3; times += 1) configured.refresh()
  expect(load).toHaveBeenCalledTimes(1)
  answers[0]?.('before the last change')
  await turn()
  expect(load).toHaveBeenCalledTimes(2)
  answers[1]?.('after it')
  await turn()
  expect(load).toHaveBeenCalledTimes(2)
  expect(configured.get().siteName).toBe('after it')
})

it('tells nobody of what is as it was', async () => {
  const told = vi.fn<() => void>()
  const configured = createConfigured(named('connect'), () => Promise.resolve(named('connect')))
  configured.subscribe(told)
  configured.refresh()
  await turn()
  expect(told).not.toHaveBeenCalled()
})

it('keeps what it knew where no answer comes, and asks again the next time', async () => {
  const load = vi.fn<() => Promise<ReturnType<typeof named>>>().mockRejectedValueOnce(new Error('503')).mockResolvedValue(named('there'))
  const configured = createConfigured(named('here'), load)
  configured.refresh()
  await turn()
  expect(configured.get().siteName).toBe('here')
  configured.refresh()
  await turn()
  expect(configured.get().siteName).toBe('there')
})

it('asks once for many that only look, and once more, later, for who looks after that', async () => {
  vi.useFakeTimers()
  const load = vi.fn<() => Promise<ReturnType<typeof named>>>(() => Promise.resolve(named('there')))
  const configured = createConfigured(named('here'), load)
  const look = (): void => {
    for (let times = 0; times < 5; times += 1) configured.look()
  }
  look()
  await vi.advanceTimersByTimeAsync(0)
  expect(load).toHaveBeenCalledTimes(1)
  look()
  await vi.advanceTimersByTimeAsync(900)
  expect(load).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(100)
  expect(load).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(load).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})

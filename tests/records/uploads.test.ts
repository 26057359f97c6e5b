// Files on their way: all or none get a place, three are sent at once, one that fails can be sent again alone.
import { expect, it } from 'vitest'
import type { UploadTarget } from '../../src/actions/forms/askUploadTargets.ts'
import { createUploads, type UploadTask } from '../../src/actions/forms/createUploads.ts'
import { covers } from '../covers.ts'

const fileOf = (name: string): File => new File(['x'], name)
const names = (from: number, to: number): readonly File[] => Array.from({ length: to - from + 1 }, (_, at) => fileOf(`${from + at}.pdf`))

const open = (over: Partial<UploadTask> = {}) => {
  const seen = { asked: [] as number[], sent: [] as string[], made: [] as string[], running: 0, most: 0 }
  let last = 0
  const task: UploadTask = {
    refuse: ({ name }) => (name.endsWith('.exe') ? `${name} may not be sent` : undefined),
    askTargets: async (count) => {
      seen.asked.push(count)
      return Array.from({ length: count }, () => {
        last += 1
        return { uuid: `u${last}`, urlPart: `u${last}` }
      })
    },
    send: async (_place, { name }, onProgress) => {
      seen.running += 1
      seen.most = Math.max(seen.most, seen.running)
      onProgress(0.5)
      await new Promise((resolve) => setTimeout(resolve, 2))
      seen.running -= 1
      seen.sent.push(name)
    },
    finish: async (_place, { name }) => void seen.made.push(name),
    ...over,
  }
  const uploads = createUploads()
  uploads.use(task)
  return { seen, uploads }
}

it('asks once for all, sends three at once, and makes something of each', async () => {
  const { seen, uploads } = open()
  uploads.add(names(1, 7))
  expect(await uploads.start()).toBe(7)
  expect([seen.asked, seen.most, seen.made.length]).toEqual([[7], 3, 7])
  expect(uploads.get().items.every(({ state, sent }) => state === 'done' && sent === 1)).toBe(true)
})

it('makes something of each in the order in which they were chosen, whichever comes first', async () => {
  const slow: { done?: () => void } = {}
  const come: string[] = []
  const { seen, uploads } = open({
    send: async (_place, { name }) => {
      if (name === '1.pdf') await new Promise<void>((resolve) => (slow.done = resolve))
      come.push(name)
      // The first comes when others have come before it.
      if (come.length === 2) slow.done?.()
    },
  })
  uploads.add(names(1, 4))
  expect(await uploads.start()).toBe(4)
  expect(come[0]).toBe('2.pdf')
  expect(seen.made).toEqual(['1.pdf', '2.pdf', '3.pdf', '4.pdf'])
})

it('sends nothing at all where places are missing', async () => {
  covers('uploadsNeedAddresses')
  const { seen, uploads } = open({ askTargets: () => Promise.reject(new Error('Cant find upload data from response')) })
  uploads.add(names(1, 3))
  expect(await uploads.start()).toBe(0)
  expect([uploads.get().problem, uploads.get().busy, seen.sent]).toEqual(['Cant find upload data from response', false, []])
  expect(uploads.get().items.map(({ state }) => state)).toEqual(['waiting', 'waiting', 'waiting'])
})

it('is stopped while places are asked for: it ends at once, and places that come later are nobody’s', async () => {
  let come: (places: readonly UploadTarget[]) => void = () => undefined
  const { seen, uploads } = open({ askTargets: () => new Promise((resolve) => (come = resolve)) })
  uploads.add(names(1, 2))
  const started = uploads.start()
  uploads.stop()
  expect(await started).toBe(0)
  expect([uploads.get().busy, uploads.get().items.map(({ state }) => state)]).toEqual([false, ['waiting', 'waiting']])
  come([1, 2].map((each) => ({ uuid: `u${each}`, urlPart: `u${each}` })))
  await new Promise((resolve) => setTimeout(resolve))
  expect([seen.sent, seen.made]).toEqual([[], []])
})

it('acceptance 20: never asks a place for what may not be sent', async () => {
  const { seen, uploads } = open()
  uploads.add([fileOf('setup.exe'), fileOf('1.pdf')])
  expect(uploads.get().items[0]).toMatchObject({ state: 'failed', problem: 'setup.exe may not be sent', hopeless: true })
  expect(await uploads.start()).toBe(1)
  await uploads.retry(uploads.get().items[0]?.id ?? 0)
  expect([seen.asked, seen.sent]).toEqual([[1], ['1.pdf']])
})

it('sends one that failed again, with a place of its own', async () => {
  let broken = true
  const { seen, uploads } = open({
    send: async (_place, { name }) => {
      if (broken && name === '2.pdf') throw new Error('The connection broke')
    },
  })
  uploads.add(names(1, 3))
  expect(await uploads.start()).toBe(2)
  const failed = uploads.get().items.find(({ state }) => state === 'failed')
  expect(failed).toMatchObject({ problem: 'The connection broke' })
  broken = false
  expect(await uploads.retry(failed?.id ?? 0)).toBe(3)
  expect(seen.asked).toEqual([3, 1])
})

it('forgets what is taken out, and runs one batch at a time', async () => {
  const { seen, uploads } = open()
  uploads.add(names(1, 2))
  uploads.remove(uploads.get().items[0]?.id ?? 0)
  const [one, other] = await Promise.all([uploads.start(), uploads.start()])
  expect([one, other, seen.sent]).toEqual([1, 0, ['2.pdf']])
})

it('tries what has come once more without sending it again, then anew', async () => {
  let tries = 0
  const { seen, uploads } = open({
    finish: async () => {
      tries += 1
      if (tries < 3) throw new Error('No answer')
    },
  })
  uploads.add(names(1, 1))
  const id = uploads.get().items[0]?.id ?? 0
  expect([await uploads.start(), seen.asked, seen.sent]).toEqual([0, [1], ['1.pdf']])
  expect([await uploads.retry(id), seen.asked, seen.sent]).toEqual([0, [1], ['1.pdf']])
  expect([await uploads.retry(id), seen.asked, seen.sent]).toEqual([1, [1, 1], ['1.pdf', '1.pdf']])
})

it('stops one, or all: what has come stays, what waits is not begun', async () => {
  const { seen, uploads } = open({
    send: (_place, { name }, onProgress, signal) =>
      new Promise((resolve, reject) => {
        onProgress(0.5)
        if (name === '1.pdf') resolve()
        signal.addEventListener('abort', () => reject(new Error('Stopped')))
      }),
  })
  uploads.add(names(1, 6))
  const [, second] = uploads.get().items
  const running = uploads.start()
  await expect.poll(() => uploads.get().items.filter(({ state }) => state === 'sending').length).toBe(3)
  uploads.stop(second?.id)
  await expect
    .poll(() => uploads.get().items.map(({ state }) => state))
    .toEqual(['done', 'failed', 'sending', 'sending', 'sending', 'waiting'])
  uploads.stop()
  expect(await running).toBe(1)
  expect(uploads.get().items.map(({ state }) => state)).toEqual(['done', 'failed', 'failed', 'failed', 'failed', 'waiting'])
  expect([seen.made, uploads.get().busy]).toEqual([['1.pdf'], false])
})

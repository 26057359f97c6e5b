// @vitest-environment happy-dom
// The rules of notices, and their clock.
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { createActivity } from '../../src/client/createActivity.ts'
import { createNotices } from '../../src/client/createNotices.ts'
import { timeOf } from '../../src/client/noticeRules.ts'
import { useNoticeClock } from '../../src/look/NoticeBox.tsx'
import { renderHook } from './renderHook.ts'
import { among, proves } from '../proves.ts'
import { covers } from '../covers.ts'

afterEach(() => vi.useRealTimers())

const textsOf = (notices: ReturnType<typeof createNotices>) => notices.get().map(({ tone, texts }) => [tone, ...texts])

type Notices = ReturnType<typeof createNotices>
/** Every way to tell something. */
const tellings: readonly ((notices: Notices) => unknown)[] = [
  (notices) => notices.success('Saved'),
  (notices) => notices.pending('Working'),
  (notices) => notices.error('Never'),
]
/** The notice that stands alone where only that is told. */
const alone = (tell: (notices: Notices) => unknown) => {
  const notices = createNotices()
  tell(notices)
  return notices.get()[0]
}

it('shows the newest action with its own offer, never an earlier one', () => {
  const notices = createNotices()
  const taken: string[] = []
  const answered = notices.pending('Working')
  for (const name of ['first', 'second', 'third']) notices.success(`Approved ${name}`, { label: 'Undo', run: () => taken.push(name) })
  expect(textsOf(notices)).toEqual([
    ['success', 'Approved third'],
    ['pending', 'Working'],
  ])
  notices.get()[0]!.offer!.run()
  expect(taken).toEqual(['third'])
  notices.success('Saved')
  expect(notices.get()[0]).toMatchObject({ texts: ['Saved'] })
  expect(notices.get()[0]!.offer).toBeUndefined()
  answered()
  expect(textsOf(notices)).toEqual([['success', 'Saved']])
})

it('leaves what was done in sight when something begins to take long', () => {
  const notices = createNotices()
  notices.success('Approved', { label: 'Undo', run: () => undefined })
  notices.pending('Working')
  expect(textsOf(notices)).toEqual([
    ['success', 'Approved'],
    ['pending', 'Working'],
  ])
})

it('keeps what one may take back for eight seconds at least, the rest as configured, errors until Ok', () => {
  const notices = createNotices()
  const offer = { label: 'Undo', run: () => undefined }
  notices.success('Approved', offer)
  expect([1_000, 20_000].map((general) => timeOf(notices.get()[0]!, general))).toEqual([8_000, 20_000])
  notices.success('Saved')
  expect(timeOf(notices.get()[0]!, 1_000)).toBe(1_000)
  notices.error('No', offer)
  expect(timeOf(notices.get()[0]!, 1_000)).toBeUndefined()
})

it('offers nothing any more once whoever offered it is gone', () => {
  const notices = createNotices()
  const offer = { label: 'Undo', run: () => undefined }
  notices.success('Approved', offer)
  notices.withdraw({ ...offer })
  expect(notices.get()[0]!.offer).toBe(offer)
  notices.withdraw(offer)
  expect(textsOf(notices)).toEqual([['success', 'Approved']])
  expect(notices.get()[0]!.offer).toBeUndefined()
})

it('puts an error in the place of everything else', () => {
  covers('noticeError')
  const notices = createNotices()
  notices.success('Saved')
  notices.error('No')
  expect(textsOf(notices)).toEqual([['error', 'No']])
})

it('ignores what is no error while one is shown, and appends distinct errors', () => {
  const notices = createNotices()
  notices.error('No')
  notices.success('Saved')
  const answered = notices.pending('Working')
  notices.error('Never')
  notices.error('No')
  expect(textsOf(notices)).toEqual([['error', 'No', 'Never']])
  answered()
  expect(notices.get()).toHaveLength(1)
  const besideError = (tell: (notices: Notices) => unknown) => alone((all) => (all.error('No'), tell(all)))
  const before = besideError(() => undefined)
  const kept = tellings.filter((tell) => JSON.stringify(besideError(tell)?.texts) !== JSON.stringify(before?.texts)).map(alone)
  const grown = tellings
    .flatMap(besideError)
    .flatMap((each) => Object.entries(each ?? {}).filter(([, value]) => Array.isArray(value) && value.length > 1))
  proves('noticeIgnored', {
    shown: before?.tone,
    ignored: kept.length === 1 ? `non-${kept[0]?.tone}` : undefined,
    appended: among(grown.map(([name]) => name)),
  })
  notices.close(notices.get()[0]!.id)
  expect(notices.get()).toEqual([])
})

it('stays bounded with a thousand errors and a giant text', () => {
  const notices = createNotices()
  notices.error('x'.repeat(1_000_000))
  for (let at = 0; at < 1_000; at += 1) notices.error(`error ${at}`)
  const [shown] = notices.get()
  expect(shown!.texts).toHaveLength(20)
  expect(shown!.texts[0]!.length).toBe(600)
  expect(shown!.more).toBe(981)
})

it('says once what is running, however often it was begun', () => {
  const notices = createNotices()
  for (const text of ['Working', 'Working', 'Sending', 'Working']) notices.pending(text)
  expect(textsOf(notices)).toEqual([
    ['pending', 'Working'],
    ['pending', 'Sending'],
  ])
})

it('offers what the error that came last offers', () => {
  const notices = createNotices()
  const offer = { label: 'Reload', run: () => undefined }
  notices.error('No')
  notices.error('Never', offer)
  notices.error('Not now')
  expect(textsOf(notices)).toEqual([['error', 'No', 'Never', 'Not now']])
  expect(notices.get()[0]?.offer).toBe(offer)
})

it('shows nothing any more once they are nobody’s', () => {
  const notices = createNotices()
  notices.error('No')
  notices.clear()
  notices.success('Saved')
  expect(textsOf(notices)).toEqual([['success', 'Saved']])
})

it('closes a pending notice with its answer', () => {
  const notices = createNotices()
  const answered = notices.pending('Working')
  expect(textsOf(notices)).toEqual([['pending', 'Working']])
  answered()
  expect(notices.get()).toEqual([])
})

it('tells of a request only after its time, never of what the console asks by itself', async () => {
  vi.useFakeTimers()
  const takeBack = vi.fn<() => void>()
  const tell = vi.fn<() => () => void>(() => takeBack)
  const activity = createActivity({ slowAfter: () => 500, tell })
  const [own, automatic, fast] = [activity.begin(), activity.begin({ auto: true }), activity.begin()]
  await Promise.resolve()
  expect(activity.running.get()).toBe(3)
  fast()
  fast()
  vi.advanceTimersByTime(499)
  expect(tell).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(tell).toHaveBeenCalledTimes(1)
  own()
  await Promise.resolve()
  expect(takeBack).toHaveBeenCalledTimes(1)
  automatic()
  await Promise.resolve()
  expect(activity.running.get()).toBe(0)
})

it('ends a notice after its time; the clock stops while it is held', async () => {
  const ending = tellings.map(alone).filter((each) => [1_000, 7_000].every((time) => each && timeOf(each, time) === time))
  proves('noticeTime', { tones: ending.map((each) => each?.tone) })
  vi.useFakeTimers()
  const over = vi.fn<(id: number) => void>()
  const clock = (held: boolean) => ({ id: 1, time: 1_000, held, over })
  const { rerender } = await renderHook(useNoticeClock, clock(false))
  await act(async () => vi.advanceTimersByTime(600))
  await rerender(clock(true))
  await act(async () => vi.advanceTimersByTime(60_000))
  expect(over).not.toHaveBeenCalled()
  await rerender(clock(false))
  await act(async () => vi.advanceTimersByTime(399))
  expect(over).not.toHaveBeenCalled()
  await act(async () => vi.advanceTimersByTime(1))
  expect(over).toHaveBeenCalledExactlyOnceWith(1)
})

// @vitest-environment happy-dom
// What the bell tells at once, and when it asks: nothing is told of queues, nothing over a notice that offers something, nothing asked where nobody looks.
import { act, createElement, type ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { NewsModel } from '../../language/model.ts'
import { ConnectionContext } from '../../src/client/ConnectionContext.ts'
import { createChangeFeed } from '../../src/client/createChangeFeed.ts'
import type { Connection } from '../../src/client/createConnection.ts'
import { createNotices } from '../../src/client/createNotices.ts'
import { createStore } from '../../src/client/createStore.ts'
import { Texts } from '../../src/client/texts/useText.ts'
import { ConsoleContext, type Console } from '../../src/client/useConsole.ts'
import { useRead } from '../../src/console/counted/useRead.ts'
import { useArrivals } from '../../src/console/news/useArrivals.ts'
import type { NewsLine } from '../../src/console/news/useNews.ts'
import { renderHook } from './renderHook.ts'

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key, i18n: {} }) }))

const entry = (name: string, mine?: string): NewsModel => ({
  name,
  label: `news.${name}`,
  entity: 'Loan',
  document: 'LoansStats',
  guard: { rule: { anyStaff: 'a test' } },
  leads: { path: '/loans', filters: {} },
  wires: {},
  at: 'since',
  ...(mine === undefined ? {} : { mine }),
})
const told = (queue: number, mine: number): readonly NewsLine[] => [
  { entry: entry('queue'), count: queue },
  { entry: entry('mine', 'member'), count: mine },
]

describe('what came', () => {
  const open = async (first: readonly NewsLine[] | undefined) => {
    const notices = createNotices()
    const around = (children: ReactNode) =>
      createElement(ConsoleContext, { value: { notices } as unknown as Console }, createElement(Texts, null, children))
    const hook = await renderHook(useArrivals, first, around)
    return { notices, hook, said: () => notices.get().flatMap(({ texts }) => texts) }
  }

  it('is said where it is one’s own and came while one is here', async () => {
    const { hook, said } = await open(told(3, 2))
    expect(said()).toEqual([])
    await hook.rerender(told(9, 2))
    expect(said()).toEqual([])
    await hook.rerender(told(9, 0))
    await hook.rerender(told(9, 1))
    expect(said()).toEqual(['bell.arrived'])
  })

  it('is said after what stands there, whose offer is not taken away', async () => {
    const { notices, hook, said } = await open(told(0, 0))
    notices.success('Declined', { label: 'Undo', run: () => undefined })
    await hook.rerender(told(0, 1))
    expect(said()).toEqual(['Declined'])
    notices.close(notices.get()[0]?.id ?? 0)
    expect(said()).toEqual(['bell.arrived'])
  })

  it('is not said to whoever wants it quiet, nor afterwards', async () => {
    const { hook, said } = await open(told(0, 0))
    await hook.rerender(undefined)
    await hook.rerender(told(0, 4))
    expect(said()).toEqual([])
  })
})

describe('what is read', () => {
  const look = vi.spyOn(document, 'visibilityState', 'get')
  const see = (state: 'visible' | 'hidden'): void => {
    look.mockReturnValue(state)
    document.dispatchEvent(new Event('visibilitychange'))
  }
  afterEach(() => void vi.useRealTimers())
  const openRead = async (ask: () => Promise<number>) => {
    vi.useFakeTimers()
    see('visible')
    const changes = createChangeFeed()
    const connection = { up: createStore(true), changes } as unknown as Connection
    const entities = ['Loan']
    const hook = await renderHook(
      (now: () => Promise<number>) => useRead(entities, now),
      ask,
      (children) => createElement(ConnectionContext, { value: connection }, children),
    )
    const change = async (): Promise<void> => {
      changes.tell({ kind: 'SAVED', entity: 'Loan' })
      await vi.advanceTimersByTimeAsync(1_500)
    }
    return { changes, hook, change }
  }

  it('is read at once, after changes and lost ones, and where nobody looks when somebody does', async () => {
    const ask = vi.fn<() => Promise<number>>(async () => 1)
    const { changes, hook, change } = await openRead(ask)
    expect(ask).toHaveBeenCalledTimes(1)
    await change()
    expect(ask).toHaveBeenCalledTimes(2)
    see('hidden')
    for (const _each of ['one', 'another']) await change()
    await vi.advanceTimersByTimeAsync(120_000)
    expect(ask).toHaveBeenCalledTimes(2)
    see('visible')
    expect(ask).toHaveBeenCalledTimes(3)
    see('hidden')
    see('visible')
    expect(ask).toHaveBeenCalledTimes(3)
    changes.tell({ kind: 'RESYNC' })
    expect(ask).toHaveBeenCalledTimes(4)
    // What is read at once has what was waited for, too; and whoever is gone reads nothing.
    changes.tell({ kind: 'SAVED', entity: 'Loan' })
    changes.tell({ kind: 'RESYNC' })
    expect(ask).toHaveBeenCalledTimes(5)
    await hook.unmount()
    await vi.advanceTimersByTimeAsync(1_500)
    expect(ask).toHaveBeenCalledTimes(5)
  })

  /** Answers in the order in which the test has them come. */
  const held = () => {
    const answers: ((read: number) => void)[] = []
    const ask = (): Promise<number> => new Promise((resolve) => answers.push(resolve))
    const answer = async (turn: number, read: number): Promise<void> => act(async () => answers[turn]?.(read))
    return { ask, answer }
  }

  it('is shown though it was asked again meanwhile: where changes never cease, no answer is the newest', async () => {
    const { ask, answer } = held()
    const { hook, change } = await openRead(ask)
    for (let times = 0; times < 2; times += 1) await change()
    await answer(0, 10)
    expect(hook.result()).toBe(10)
    await answer(2, 12)
    // Older than what is shown.
    await answer(1, 11)
    expect(hook.result()).toBe(12)
  })

  it('is not what was asked in other words', async () => {
    const [before, after] = [held(), held()]
    const { hook } = await openRead(before.ask)
    await hook.rerender(after.ask)
    await before.answer(0, 1)
    expect(hook.result()).toBeUndefined()
    await after.answer(0, 2)
    expect(hook.result()).toBe(2)
  })
})

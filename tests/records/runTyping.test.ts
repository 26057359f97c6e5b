// @vitest-environment happy-dom
// What is typed into the dialog of a run: planned once it has settled, and told where it is wrong.
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { changeIn, invalid, planOf, startsWith } from './fakePlans.ts'
import { sees, settled, type, until } from './listHands.ts'
import { asked, begin, counted, openRun as open, text } from './openRun.ts'
import type { Serve } from './renderHook.ts'

describe('what is typed', () => {
  it('is planned when it has settled, the newest alone, and told where it is wrong', async () => {
    const wrong: Serve = (_, variables) => ({
      ...planOf(variables),
      ...(JSON.stringify(changeIn({ variables })).includes('bad') && { count: 0, invalid: invalid('disabledReason', 'No such reason') }),
    })
    const list = await open('Disable', { RunStartPreview: wrong })
    await until(() => expect(document.querySelector('[role=dialog] textarea')).not.toBeNull())
    await until(() => expect(asked(list, 'RunStartPreview')).toHaveLength(1))
    // By a set clock: on a slow machine each word would have settled before the next.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    for (const word of ['b', 'ba', 'bad']) {
      type(word)
      await vi.advanceTimersByTimeAsync(150)
    }
    expect(asked(list, 'RunStartPreview')).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1_000)
    vi.useRealTimers()
    await until(() => expect(text()).toContain('No such reason'))
    expect(asked(list, 'RunStartPreview')).toHaveLength(2)
    expect(begin().disabled).toBe(true)
    type('good')
    await sees(() => [begin().textContent, begin().disabled], ['Disable 2', false])
    expect(text()).not.toContain('No such reason')
  })

  it('is told wrong at its field when it is refused after all', async () => {
    await open('Disable', { RunStart: startsWith(invalid('disabledReason', 'Not so short')) })
    await until(() => expect(document.querySelector('[role=dialog] textarea')).not.toBeNull())
    type('x')
    await sees(() => [begin().textContent, begin().disabled], ['Disable 2', false])
    begin().click()
    await until(() => expect(text()).toContain('Not so short'))
    expect(document.querySelector('[role=dialog] [role=alert]')).toBeNull()
  })

  it('is not answered by an older plan that arrives late', async () => {
    const held: (() => void)[] = []
    const slow: Serve = async (_, variables) => {
      const newer = JSON.stringify(changeIn({ variables })).includes('newer')
      if (!newer) await new Promise<void>((resolve) => held.push(resolve))
      return { ...planOf(variables), count: newer ? 2 : 4 }
    }
    await open('Disable', { RunStartPreview: slow })
    await until(() => expect(document.querySelector('[role=dialog] textarea')).not.toBeNull())
    await until(() => expect(held).toHaveLength(1))
    type('newer')
    await sees(() => begin().textContent, 'Disable 2')
    for (const come of held) come()
    await settled()
    expect(counted()).toBe('2 of 4')
  })
})

// @vitest-environment happy-dom
// What is typed into the search of a list stays, however late its address is drawn; an address from elsewhere is what the box then says.
import { act, createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Texts } from '../../src/client/texts/useText.ts'
import { SearchBox } from '../../src/screens/lists/SearchBox.tsx'

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key, i18n: {} }) }))
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let root: Root
let asked: string[]

/** The box as its list draws it, whose address says that. */
const draw = async (search: string): Promise<void> => {
  const onSearch = (wanted: string): void => void asked.push(wanted)
  await act(async () => root.render(createElement(Texts, null, createElement(SearchBox, { search, onSearch }))))
}
const input = (): HTMLInputElement => {
  const found = document.querySelector('input')
  if (!found) throw new Error('no box')
  return found
}
const type = async (text: string): Promise<void> =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(), text)
    input().dispatchEvent(new Event('input', { bubbles: true }))
  })
const pass = async (ms: number): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))

beforeEach(async () => {
  vi.useFakeTimers()
  asked = []
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  root = createRoot(place)
  await draw('')
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.useRealTimers()
})

describe('the search of a list', () => {
  it('keeps what is typed while what it asked for is on its way', async () => {
    await type('a')
    await pass(300)
    await type('an')
    await draw('a')
    expect(input().value).toBe('an')
    await pass(300)
    expect(asked).toEqual(['a', 'an'])
  })

  it('keeps it when several are on their way', async () => {
    for (const text of ['a', 'an', 'ann']) {
      await type(text)
      await pass(300)
    }
    expect(asked).toEqual(['a', 'an', 'ann'])
    for (const search of ['a', 'ann']) {
      await draw(search)
      expect(input().value).toBe('ann')
    }
    await pass(300)
    expect(asked).toHaveLength(3)
  })

  it('says what an address from elsewhere says, one that it asked for itself before, too', async () => {
    await type('a')
    await pass(300)
    await draw('a')
    for (const search of ['', 'kim', 'a', '']) {
      await draw(search)
      expect(input().value).toBe(search)
    }
    await pass(300)
    expect(asked).toEqual(['a'])
  })

  it('says it, too, while what it asked for is on its way', async () => {
    await draw('kim')
    await type('kim a')
    await pass(300)
    await draw('')
    expect(input().value).toBe('')
  })

  it('asks although its list is drawn again and again', async () => {
    await type('a')
    for (let turn = 0; turn < 3; turn += 1) {
      await pass(150)
      await draw('')
    }
    expect(asked).toEqual(['a'])
  })
})

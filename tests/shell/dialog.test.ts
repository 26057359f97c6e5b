// @vitest-environment happy-dom
// A dialog of whatever sort says what it is, is left where it can be, and keeps the keys of the screen behind it.
import { act, createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Dialog, type DialogProps } from '../../src/look/Dialog.tsx'
import { isFreeKey } from '../../src/look/isFreeKey.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let root: Root

beforeEach(() => {
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  root = createRoot(place)
})
afterEach(async () => act(async () => root.unmount()))

const open = async (props: Partial<DialogProps>): Promise<HTMLElement> => {
  const whole: DialogProps = { title: 'Pay', onClose: undefined, children: 'For good', ...props }
  await act(async () => root.render(createElement(Dialog, whole)))
  const found = document.querySelector<HTMLElement>('[aria-modal="true"]')
  if (!found) throw new Error('no dialog is open')
  return found
}

const named = (dialog: HTMLElement, by: string): string | undefined =>
  document.getElementById(dialog.getAttribute(by) ?? '')?.textContent ?? undefined

const press = async (key: string): Promise<void> =>
  act(async () => void document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))

describe('a dialog', () => {
  it('has the name at its head', async () => {
    const dialog = await open({})
    expect([dialog.getAttribute('role'), named(dialog, 'aria-labelledby'), named(dialog, 'aria-describedby')]).toEqual([
      'dialog',
      'Pay',
      undefined,
    ])
  })

  it('that alerts has what it says read out', async () => {
    const dialog = await open({ role: 'alertdialog' })
    expect([dialog.getAttribute('role'), named(dialog, 'aria-describedby')]).toEqual(['alertdialog', 'For good'])
  })

  it('that draws its own surface has its name all the same', async () => {
    const dialog = await open({ surface: 'search' })
    expect([dialog.getAttribute('aria-label'), dialog.getAttribute('aria-labelledby'), dialog.textContent]).toEqual([
      'Pay',
      null,
      'For good',
    ])
    expect(dialog.classList.contains('search')).toBe(true)
  })

  it('is left by Escape', async () => {
    const onClose = vi.fn<() => void>()
    await open({ onClose })
    await press('Escape')
    expect(onClose).toHaveBeenCalledOnce()
  })

  it.each([
    [true, 'first'],
    [false, 'dialog'],
  ])('that is answered by its buttons (%s) has the focus on the %s', async (answered, where) => {
    const actions = createElement('button', { id: 'first', type: 'button' }, 'Cancel')
    const dialog = await open({ actions, answered })
    expect(document.activeElement).toBe(where === 'first' ? document.getElementById('first') : dialog)
  })
})

describe('a key of the screen', () => {
  const free = (): boolean => isFreeKey(new KeyboardEvent('keydown', { key: 'z' }))

  it('is free without a dialog', () => expect(free()).toBe(true))

  it.each(['dialog', 'alertdialog'] as const)('is not behind a %s', async (role) => {
    await open({ role })
    expect(free()).toBe(false)
  })
})

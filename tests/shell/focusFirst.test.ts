// @vitest-environment happy-dom
// The first control has the focus: at once, or when what still loads is there, unless the viewer has gone on meanwhile.
import { act, createElement, type Attributes, type ReactElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { FocusFirst, type FocusFirstProps } from '../../src/look/FocusFirst.tsx'

;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true

let root: Root

/** A form of which the only field may come later, beside a control that is there already. */
const draw = (loaded: boolean): Promise<void> =>
  act(async () => {
    const field = loaded ? createElement('input', { id: 'first' }) : null
    const form = createElement(FocusFirst, { key: 'form' } as FocusFirstProps & Attributes, field)
    root.render([createElement('button', { id: 'elsewhere', key: 'button' }), form])
  })

const focused = (): string => document.activeElement?.id ?? ''

beforeEach(() => {
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  root = createRoot(place)
})
afterEach(() => act(() => root.unmount()))

it('is focused at once', async () => {
  await draw(true)
  expect(focused()).toBe('first')
})

it('is focused when it comes', async () => {
  await draw(false)
  await draw(true)
  await expect.poll(focused).toBe('first')
})

it('is waited for where something stands in its place, beside others that are there already', async () => {
  const second = createElement('input', { id: 'second', key: 'second' })
  const drawAfter = (first: ReactElement) =>
    act(async () => root.render(createElement(FocusFirst, { key: 'form' } as FocusFirstProps & Attributes, first, second)))
  await drawAfter(createElement('span', { key: 'awaited', 'aria-busy': true }))
  expect(focused()).toBe('')
  await drawAfter(createElement('input', { id: 'first', key: 'first' }))
  await expect.poll(focused).toBe('first')
})

it('takes the focus from nothing that the viewer went to meanwhile', async () => {
  await draw(false)
  document.querySelector<HTMLElement>('#elsewhere')?.focus()
  // Told after the one that waits for the control, which began to watch before.
  const told = new Promise((resolve) => new MutationObserver(resolve).observe(document.body, { childList: true, subtree: true }))
  await draw(true)
  await told
  expect(focused()).toBe('elsewhere')
})

// @vitest-environment happy-dom
// The first control has the focus: at once, or when what still loads is there, unless the viewer has gone on meanwhile.
import { act, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, it } from 'vitest'
import { FocusFirst } from '../../src/fields/FocusFirst.tsx'

;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true

let load = (): void => undefined

/** A form of which the only field comes later, beside a control that is there already. */
const Form = ({ early = false }: { readonly early?: boolean }) => {
  const [loaded, setLoaded] = useState(early)
  load = () => setLoaded(true)
  return (
    <>
      <button type="button" id="elsewhere" />
      <FocusFirst>{loaded && <input id="first" />}</FocusFirst>
    </>
  )
}

const draw = async (early: boolean): Promise<void> => {
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  await act(async () => createRoot(place).render(<Form early={early} />))
}
const focused = (): string => document.activeElement?.id ?? ''
const comes = async (): Promise<void> => act(async () => load())

beforeEach(() => document.body.replaceChildren())

it('is focused at once', async () => {
  await draw(true)
  expect(focused()).toBe('first')
})

it('is focused when it comes', async () => {
  await draw(false)
  await comes()
  await expect.poll(focused).toBe('first')
})

it('takes the focus from nothing that the viewer went to meanwhile', async () => {
  await draw(false)
  document.querySelector<HTMLElement>('#elsewhere')?.focus()
  // Told after the one that waits for the control, which began to watch before.
  const told = new Promise((resolve) => new MutationObserver(resolve).observe(document.body, { childList: true, subtree: true }))
  await comes()
  await told
  expect(focused()).toBe('elsewhere')
})

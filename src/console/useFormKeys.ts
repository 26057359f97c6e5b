// Ctrl+S and Ctrl+Enter save or send the form that one is in, wherever it stands: in place, in a dialog, in a drawer, of the product's own making.
import { useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import { isControl } from './isControl.ts'

const isOurs = (event: KeyboardEvent): boolean => isControl(event, 's') || isControl(event, 'enter')

/** What a form belongs to where the cursor is beside it: on a button under it, on a tick. */
const around = '[role=dialog], aside, section'

const formAt = (place: Element | null): HTMLFormElement | null =>
  place?.closest('form') ?? place?.closest(around)?.querySelector('form') ?? null

/** Its own button, so that what stands against sending it stands here, too. */
const buttonOf = (form: HTMLFormElement): HTMLButtonElement | null =>
  document.querySelector(`button[type=submit][form="${CSS.escape(form.id)}"]`) ?? form.querySelector('button[type=submit]')

/** An input of choices, or of several texts, takes what is typed into it as it is left: sent by a key, the form would go without it. */
const settle = (form: HTMLFormElement, place: Element | null): void => {
  if (!(place instanceof HTMLInputElement) || !form.contains(place)) return
  flushSync(() => place.blur())
  place.focus({ preventScroll: true })
}

const press = (event: KeyboardEvent): void => {
  if (!isOurs(event)) return
  const place = document.activeElement
  const form = formAt(place)
  // The browser would save the page instead.
  if (form || event.key !== 'Enter') event.preventDefault()
  if (!form || event.repeat) return
  event.stopPropagation()
  settle(form, place)
  const button = buttonOf(form)
  if (button) button.click()
  else form.requestSubmit()
}

export const useFormKeys = (): void =>
  useLayoutEffect(() => {
    // Before an editor makes a line of it.
    window.addEventListener('keydown', press, true)
    return () => window.removeEventListener('keydown', press, true)
  }, [])

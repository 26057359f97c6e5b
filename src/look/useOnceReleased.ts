// What leaving an input brings up waits until the button of the mouse is up again: it would push from under the pointer what is being pressed.
import { useState, useSyncExternalStore } from 'react'

let pressed = false
const listeners = new Set<() => void>()

const put = (now: boolean): void => {
  pressed = now
  for (const tell of listeners) tell()
}
// After the click that belongs to it.
const release = (): unknown => setTimeout(put, 0, false)

if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', () => put(true), { capture: true })
  for (const end of ['pointerup', 'pointercancel'] as const) window.addEventListener(end, release, { capture: true })
}

const listen = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** True once it is wanted and nothing is pressed; what is shown stays while it is wanted. */
export const useOnceReleased = (wanted: boolean): boolean => {
  const isPressed = useSyncExternalStore(listen, () => pressed)
  const [shown, setShown] = useState(false)
  const next = wanted && (shown || !isPressed)
  if (next !== shown) setShown(next)
  return next
}

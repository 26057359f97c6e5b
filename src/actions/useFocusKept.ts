// What is disabled while something runs loses the focus: it gets it back afterwards, unless the focus went elsewhere meanwhile.
import { useLayoutEffect, useRef } from 'react'

/** On nothing at all, or on the frame of a dialog, which takes what nothing else has. */
const isLost = (): boolean => document.activeElement === null || document.activeElement.matches('body, [tabindex="-1"]')

export const useFocusKept = (busy: boolean): void => {
  const had = useRef<Element>(null)
  // Before the browser notices that what has the focus is disabled now.
  useLayoutEffect(() => {
    if (busy) had.current = document.activeElement
    else if (had.current instanceof HTMLElement && had.current.isConnected && isLost()) had.current.focus()
  }, [busy])
}

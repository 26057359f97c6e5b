// What is disabled while something runs loses the focus: it gets it back afterwards, unless the focus went elsewhere meanwhile.
import { useLayoutEffect, useRef } from 'react'
import { isFocusLost } from '../look/isFocusLost.ts'

export const useFocusKept = (busy: boolean): void => {
  const had = useRef<Element>(null)
  // Before the browser notices that what has the focus is disabled now.
  useLayoutEffect(() => {
    if (busy) had.current = document.activeElement
    else if (had.current instanceof HTMLElement && had.current.isConnected && isFocusLost()) had.current.focus()
  }, [busy])
}

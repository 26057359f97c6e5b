// The focus comes back to where it was before something ran.
import { useEffect, useRef } from 'react'

/** Whether nothing has the focus that could be used: nothing at all, or the frame of a dialog, which takes what nothing else has. */
export const isFocusLost = (): boolean => document.activeElement === null || document.activeElement.matches('body, [tabindex="-1"]')

/** What is disabled while something runs loses the focus: it gets it back afterwards, unless the focus went elsewhere meanwhile. */
export const useFocusKept = (busy: boolean): void => {
  const had = useRef<HTMLElement>(null)
  // The browser takes it as the control is disabled, before any effect could look where it was.
  useEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      if (target instanceof HTMLElement && target.matches(':disabled, [aria-disabled="true"], [contenteditable="false"]'))
        had.current = target
    }
    document.addEventListener('focusout', note)
    return () => document.removeEventListener('focusout', note)
  }, [])
  useEffect(() => {
    if (busy) return
    if (had.current?.isConnected === true && isFocusLost()) had.current.focus()
    had.current = null
  }, [busy])
}

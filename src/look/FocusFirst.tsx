// Where the focus is: put where it is wanted once that is there, and back where it was while something ran.
import { useEffect, useRef, useLayoutEffect, type ReactNode } from 'react'

/** Whether nothing has the focus that could be used: nothing at all, or the frame of a dialog, which takes what nothing else has. */
const isFocusLost = (): boolean => document.activeElement === null || document.activeElement.matches('body, [tabindex="-1"]')

export interface FocusFirstProps {
  /** False leaves the focus where it is. Counts when it is drawn first. */
  readonly takes?: boolean
  readonly children: ReactNode
}

const controls = 'input:not([type=hidden], [aria-hidden=true]), [role=combobox], select, textarea, button'

const firstIn = (place: HTMLElement): HTMLElement | null =>
  place.querySelector<HTMLElement>('[data-first]') ?? place.querySelector<HTMLElement>(controls)

/** Now, or when what still loads is there; not if the viewer has gone on to another control meanwhile. Answers how to stop waiting. */
const focusFirst = (place: HTMLElement): (() => void) => {
  const now = firstIn(place)
  now?.focus()
  const waiting = new MutationObserver(() => {
    const come = firstIn(place)
    if (!come) return
    waiting.disconnect()
    if (isFocusLost()) come.focus()
  })
  if (!now) waiting.observe(place, { childList: true, subtree: true })
  return () => waiting.disconnect()
}

export const FocusFirst = ({ takes = true, children }: FocusFirstProps) => {
  const place = useRef<HTMLDivElement>(null)
  const taking = useRef(takes)
  useEffect(() => (taking.current && place.current ? focusFirst(place.current) : undefined), [])
  return (
    <div ref={place} style={{ display: 'contents' }}>
      {children}
    </div>
  )
}

/** What is disabled while something runs loses the focus: it gets it back afterwards, unless the focus went elsewhere meanwhile. */
export const useFocusKept = (busy: boolean): void => {
  const had = useRef<Element>(null)
  // Before the browser notices that what has the focus is disabled now.
  useLayoutEffect(() => {
    if (busy) had.current = document.activeElement
    else if (had.current instanceof HTMLElement && had.current.isConnected && isFocusLost()) had.current.focus()
  }, [busy])
}

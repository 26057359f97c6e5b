// The focus is put where it is wanted, once that is there.
import { useEffect, useRef, type ReactNode } from 'react'
import { isFocusLost } from './useFocusKept.ts'

export interface FocusFirstProps {
  /** False leaves the focus where it is. Counts when it is drawn first. */
  readonly takes?: boolean
  readonly children: ReactNode
}

const controls = 'input:not([type=hidden], [aria-hidden=true]), [role=combobox], select, textarea, button'

const awaited = '[aria-busy=true]'

/** None while something stands in its place. */
const firstIn = (place: HTMLElement): HTMLElement | null => {
  const first = place.querySelector<HTMLElement>('[data-first]') ?? place.querySelector<HTMLElement>(`${controls}, ${awaited}`)
  return first?.matches(awaited) === true ? null : first
}

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

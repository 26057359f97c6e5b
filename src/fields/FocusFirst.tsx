// Puts the focus where it is wanted once it is there: on what is marked data-first, else on the first control inside.
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'

const firstIn = (place: HTMLElement): HTMLElement | null =>
  place.querySelector<HTMLElement>('[data-first]') ?? place.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea, button')

/** Now, or when what still loads is there; not if the viewer has gone on to another control meanwhile. Answers how to stop waiting. */
const focusFirst = (place: HTMLElement): (() => void) => {
  const now = firstIn(place)
  now?.focus()
  const waiting = new MutationObserver(() => {
    const come = firstIn(place)
    if (!come) return
    waiting.disconnect()
    if (document.activeElement?.contains(place)) come.focus()
  })
  if (!now) waiting.observe(place, { childList: true, subtree: true })
  return () => waiting.disconnect()
}

export const FocusFirst = ({ children }: { readonly children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => (place.current ? focusFirst(place.current) : undefined), [])
  return (
    <div ref={place} style={{ display: 'contents' }}>
      {children}
    </div>
  )
}

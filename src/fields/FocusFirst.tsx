// Puts the focus where it is wanted once it is there: on what is marked data-first, else on the first control inside that one can see.
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { isFocusLost } from './isFocusLost.ts'

export interface FocusFirstProps {
  /** False leaves the focus where it is. Counts when it is drawn first. */
  readonly takes?: boolean
  readonly children: ReactNode
}

const controls = 'input:not([type=hidden], [aria-hidden=true]), [role=combobox], select, textarea, button'

export const FocusFirst = ({ takes = true, children }: FocusFirstProps) => {
  const place = useRef<HTMLDivElement>(null)
  const taking = useRef(takes)
  useEffect(() => {
    const inside = place.current
    if (!inside || !taking.current) return undefined
    const find = () => inside.querySelector<HTMLElement>('[data-first]') ?? inside.querySelector<HTMLElement>(controls)
    const found = find()
    found?.focus()
    if (found) return undefined
    // What it is made of is still on its way.
    const watch = new MutationObserver(() => {
      const came = find()
      if (!came) return
      watch.disconnect()
      if (isFocusLost()) came.focus()
    })
    watch.observe(inside, { childList: true, subtree: true })
    return () => watch.disconnect()
  }, [])
  return (
    <div ref={place} style={{ display: 'contents' }}>
      {children}
    </div>
  )
}

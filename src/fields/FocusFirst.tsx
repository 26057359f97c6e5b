// Puts the focus where it is wanted once it is there: on what is marked data-first, else on the first control inside that one can see.
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'

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
    if (!taking.current) return
    const wanted = place.current?.querySelector<HTMLElement>('[data-first]')
    const first = place.current?.querySelector<HTMLElement>(controls)
    ;(wanted ?? first)?.focus()
  }, [])
  return (
    <div ref={place} style={{ display: 'contents' }}>
      {children}
    </div>
  )
}

// Puts the focus on the first control inside, once it is there: what a press has opened can be used at once.
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'

export const FocusFirst = ({ children }: { readonly children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector<HTMLElement>('input, select, textarea, button')?.focus(), [])
  return <div ref={place}>{children}</div>
}

// A word on what one points at or has reached: shows on hover and focus, goes with Escape, and is always there for screen readers.
import { useEffect, useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import './fields.css'

export interface HintProps {
  /** '' = none. */
  readonly text: string
  /** Draws what is hinted at; id is for its aria-describedby. */
  readonly children: (id: string | undefined) => ReactNode
}

interface Spot {
  readonly left: number
  readonly top: number
}

/** Listens on what is hinted at; the place of the hint while it is to be seen. */
const useSpot = (place: { readonly current: HTMLElement | null }, wanted: boolean): Spot | undefined => {
  const [spot, setSpot] = useState<Spot>()
  useEffect(() => {
    const element = place.current
    if (!element || !wanted) return undefined
    const show = (): void => {
      const { left, bottom } = element.getBoundingClientRect()
      setSpot({ left: Math.min(left, window.innerWidth - 200), top: bottom + 4 })
    }
    const hide = (): void => setSpot(undefined)
    const leave = new AbortController()
    const { signal } = leave
    for (const name of ['pointerenter', 'focusin']) element.addEventListener(name, show, { signal })
    for (const name of ['pointerleave', 'focusout']) element.addEventListener(name, hide, { signal })
    document.addEventListener('keydown', (event) => event.key === 'Escape' && hide(), { signal })
    document.addEventListener('scroll', hide, { signal, capture: true })
    return () => leave.abort()
  }, [place, wanted])
  return wanted ? spot : undefined
}

export const Hint = ({ text, children }: HintProps) => {
  const id = useId()
  const place = useRef<HTMLSpanElement>(null)
  const spot = useSpot(place, text !== '')
  if (text === '') return children(undefined)
  return (
    <span ref={place}>
      {children(id)}
      <span id={id} hidden>
        {text}
      </span>
      {spot && (
        // Above everything, whatever it stands in.
        <span
          ref={(element) => element?.showPopover()}
          popover="manual"
          className="hint"
          role="tooltip"
          style={{ left: spot.left, top: spot.top }}
        >
          {text}
        </span>
      )}
    </span>
  )
}

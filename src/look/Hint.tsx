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
  readonly bottom: number
}

const gapPixels = 4

/** Below what it is about, or above it where the window ends; never beyond its edges. */
const put = (hint: HTMLElement, { left, top, bottom }: Spot): void => {
  hint.showPopover()
  const { width, height } = hint.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const above = bottom + gapPixels + height > clientHeight && top - gapPixels - height >= 0
  hint.style.left = `${Math.max(gapPixels, Math.min(left, clientWidth - width - gapPixels))}px`
  hint.style.top = `${above ? top - gapPixels - height : Math.max(gapPixels, Math.min(bottom + gapPixels, clientHeight - height - gapPixels))}px`
}

/** Listens on what is hinted at; the place of the hint while it is to be seen. */
const useSpot = (place: { readonly current: HTMLElement | null }, wanted: boolean): Spot | undefined => {
  const [spot, setSpot] = useState<Spot>()
  useEffect(() => {
    const element = place.current
    if (!element || !wanted) return undefined
    const show = (): void => {
      const { left, top, bottom } = element.getBoundingClientRect()
      setSpot({ left, top, bottom })
    }
    // What only got the focus back, from a dialog that the pointer closed, was not reached to read its hint.
    const reached = (): void => {
      if (element.querySelector(':focus-visible')) show()
    }
    const hide = (): void => setSpot(undefined)
    const leave = new AbortController()
    const { signal } = leave
    element.addEventListener('pointerenter', show, { signal })
    element.addEventListener('focusin', reached, { signal })
    for (const name of ['pointerleave', 'focusout', 'click']) element.addEventListener(name, hide, { signal })
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
        <span ref={(element) => void (element && put(element, spot))} popover="manual" className="hint" role="tooltip">
          {text}
        </span>
      )}
    </span>
  )
}

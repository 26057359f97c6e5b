// A word on what one points at or has reached: shows on hover and focus, goes with Escape, and is always there for screen readers.
import { useCallback, useEffect, useId, useState, type FocusEvent, type ReactNode, type SyntheticEvent } from 'react'
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

/** It goes with Escape, with a press, or as what it is about moves away. Only what is shown listens for these: a list has hundreds of hints. */
const useLeaving = (shown: boolean, hide: () => void): void =>
  useEffect(() => {
    if (!shown) return undefined
    const leave = new AbortController()
    const { signal } = leave
    document.addEventListener('keydown', (event) => event.key === 'Escape' && hide(), { signal })
    for (const name of ['click', 'scroll']) document.addEventListener(name, hide, { signal, capture: true })
    return () => leave.abort()
  }, [shown, hide])

export const Hint = ({ text, children }: HintProps) => {
  const id = useId()
  const [spot, setSpot] = useState<Spot>()
  const hide = useCallback(() => setSpot(undefined), [])
  const shown = text === '' ? undefined : spot
  useLeaving(shown !== undefined, hide)
  if (text === '') return children(undefined)
  const show = ({ currentTarget }: SyntheticEvent): void => {
    const { left, top, bottom } = currentTarget.getBoundingClientRect()
    setSpot({ left, top, bottom })
  }
  // What only got the focus back, from a dialog that the pointer closed, was not reached to read its hint.
  const reached = (event: FocusEvent): void => {
    if (event.currentTarget.querySelector(':focus-visible')) show(event)
  }
  return (
    <span onPointerEnter={show} onFocus={reached} onPointerLeave={hide} onBlur={hide}>
      {children(id)}
      <span id={id} hidden>
        {text}
      </span>
      {shown && (
        // Above everything, whatever it stands in.
        <span ref={(element) => void (element && put(element, shown))} popover="manual" className="hint" role="tooltip">
          {text}
        </span>
      )}
    </span>
  )
}

// The edge of what stands beside a list: dragged by the pointer, or moved by arrow keys, it makes it wider or narrower. The width is remembered.
import { useRef, useState, type CSSProperties, type KeyboardEvent, type PointerEvent } from 'react'
import { useText } from '../../client/texts/useText.ts'
import { keepDrawers, keptDrawers } from '../../client/keptDrawers.ts'

const minPixels = 320
const maxPixels = 960
const stepPixels = 24

/** Never so wide that nothing is left of the list. */
const within = (width: number): number =>
  Math.round(Math.min(Math.max(width, minPixels), maxPixels, Math.max(minPixels, window.innerWidth * 0.6)))

/** style is for the element that the edge stands in. */
export const useWidthEdge = (): { readonly style: CSSProperties; readonly edge: WidthEdgeProps } => {
  const [width, setWidth] = useState(() => keptDrawers().beside)
  const set = (wanted: number): void => {
    const next = within(wanted)
    setWidth(next)
    keepDrawers({ beside: next })
  }
  return { style: width === undefined ? {} : { inlineSize: within(width) }, edge: { width, onWidth: set } }
}

export interface WidthEdgeProps {
  readonly width: number | undefined
  readonly onWidth: (width: number) => void
}

export const WidthEdge = ({ width, onWidth }: WidthEdgeProps) => {
  const t = useText()
  const edge = useRef<HTMLDivElement>(null)
  const box = (): DOMRect => edge.current?.parentElement?.getBoundingClientRect() ?? new DOMRect()
  const isFromRight = (): boolean => edge.current === null || getComputedStyle(edge.current).direction === 'rtl'
  const drag = ({ currentTarget, pointerId, clientX }: PointerEvent): void => {
    if (!currentTarget.hasPointerCapture(pointerId)) return
    onWidth(isFromRight() ? clientX - box().left : box().right - clientX)
  }
  const press = (event: KeyboardEvent): void => {
    const wider = isFromRight() ? 'ArrowRight' : 'ArrowLeft'
    const to: Readonly<Record<string, number>> = {
      ArrowLeft: box().width + (wider === 'ArrowLeft' ? stepPixels : -stepPixels),
      ArrowRight: box().width + (wider === 'ArrowRight' ? stepPixels : -stepPixels),
      Home: minPixels,
      End: maxPixels,
    }
    const wanted = to[event.key]
    if (wanted === undefined) return
    // In a queue the arrows would walk on.
    event.preventDefault()
    onWidth(wanted)
  }
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a separator that has the focus is a control (WAI-ARIA, window splitter)
    <div
      ref={edge}
      // eslint-disable-next-line jsx-a11y/prefer-tag-over-role -- a rule between paragraphs cannot be moved
      role="separator"
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the same
      tabIndex={0}
      className="widthEdge"
      aria-orientation="vertical"
      aria-label={t('list.width')}
      aria-valuemin={minPixels}
      aria-valuemax={maxPixels}
      aria-valuenow={width === undefined ? minPixels : within(width)}
      onKeyDown={press}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
    />
  )
}

// What stays in sight of a record with tabs, on a screen that has room for it: who it is, money, what waits, and the tabs.
import { useLayoutEffect, useRef, type ReactElement, type ReactNode } from 'react'

/** More than this part of the window is too much to stay. */
const maxPart = 0.35

/** Tells the screen how high it is, for whatever is led to below it. */
export const RecordSummary = ({ children }: { readonly children: ReactNode }): ReactElement => {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const whole = place.current?.parentElement
    const screen = whole?.parentElement
    if (!whole || !screen) return undefined
    const measure = (): void => {
      const height = whole.offsetHeight
      screen.style.setProperty('--summary', `${height}px`)
      screen.dataset['stays'] = String(height <= window.innerHeight * maxPart)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(whole)
    window.addEventListener('resize', measure)
    measure()
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', measure)
    }
  }, [])
  return (
    <div ref={place} className="recordSummary">
      {children}
    </div>
  )
}

// After each navigation to another path begins at the top, with the focus on the heading: screen readers and keys go on from there.
import { useEffect, useRef, type RefObject } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/** The place this tab was opened at: there the focus stays where the browser puts it. */
let opened: string | undefined

export const useHeadingFocus = (): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null)
  const path = useRef<string>(undefined)
  const { pathname, key } = useLocation()
  const how = useNavigationType()
  useEffect(() => {
    opened ??= key
    if (path.current === pathname) return
    path.current = pathname
    // Back and Forward keep the place that the browser remembers.
    if (how !== NavigationType.Pop) window.scrollTo(0, 0)
    const inDialog = document.activeElement?.closest('[role=dialog]')
    if (key !== opened && !inDialog) heading.current?.focus({ preventScroll: true })
  }, [pathname, key, how])
  return heading
}

// Moves the focus to the heading after each navigation to another path, so that screen readers and keys begin there.
import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'

/** The place this tab was opened at: there the focus stays where the browser puts it. */
let opened: string | undefined

export const useHeadingFocus = (): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null)
  const path = useRef<string>(undefined)
  const { pathname, key } = useLocation()
  useEffect(() => {
    opened ??= key
    if (path.current === pathname) return
    path.current = pathname
    const inDialog = document.activeElement?.closest('[role=dialog]')
    if (key !== opened && !inDialog) heading.current?.focus({ preventScroll: true })
  }, [pathname, key])
  return heading
}

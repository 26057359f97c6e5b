// The row that keys act on has the focus, whatever it looks like.
import { useEffect, useRef, type RefObject } from 'react'

/** @returns for the element around the rows */
export const useCurrentFocus = <Around extends HTMLElement>(current: string | undefined): RefObject<Around | null> => {
  const around = useRef<Around>(null)
  useEffect(() => {
    if (current !== undefined) around.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(current)}"]`)?.focus()
  }, [current])
  return around
}

// Where the button that was pressed goes away with what it did, the focus stays among its neighbours.
import { useLayoutEffect, useRef } from 'react'

/** For the element around the buttons. */
export const useFocusRegained = () => {
  const place = useRef<HTMLSpanElement>(null)
  const inside = useRef(false)
  useLayoutEffect(() => {
    if (inside.current && document.activeElement === document.body) place.current?.querySelector('button')?.focus()
  })
  return { ref: place, onFocus: () => void (inside.current = true), onBlur: () => void (inside.current = false) }
}

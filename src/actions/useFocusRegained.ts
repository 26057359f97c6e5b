// Where the button that was pressed goes away with what it did, the focus stays at the record: on its row, or around its buttons.
// On none of them: whoever presses Enter once more would do the next thing unasked, and a hint would stand where nobody pointed.
import { useLayoutEffect, useRef } from 'react'

/** For the element around the buttons. */
export const useFocusRegained = () => {
  const place = useRef<HTMLSpanElement>(null)
  const inside = useRef(false)
  useLayoutEffect(() => {
    if (inside.current && document.activeElement === document.body)
      (place.current?.closest<HTMLElement>('[data-id][tabindex]') ?? place.current)?.focus()
  })
  return { ref: place, tabIndex: -1, onFocus: () => void (inside.current = true), onBlur: () => void (inside.current = false) }
}

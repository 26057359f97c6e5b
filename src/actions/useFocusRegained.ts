// Where the button that was pressed goes away with what it did, the focus stays at the record: on its row, or around its buttons; where the record
// went itself, at its neighbour. On none of their buttons: whoever presses Enter once more would do the next thing unasked, and a hint would stand
// where nobody pointed.
import { useLayoutEffect, useRef } from 'react'

/** Who has the focus as a row leaves: the one after it, else the one before, else what the screen is called. */
const takesOver = (row: Element): HTMLElement | null | undefined => {
  const rows = [...(row.parentElement?.querySelectorAll<HTMLElement>(':scope > [data-id]') ?? [])]
  const at = rows.findIndex((each) => each === row)
  const next = rows[at + 1] ?? rows[at - 1]
  if (!next) return row.closest('.screen')?.querySelector('h1')
  return next.matches('[tabindex]') ? next : next.querySelector<HTMLElement>('.rowActions')
}

/** For the element around the buttons. */
export const useFocusRegained = () => {
  const place = useRef<HTMLSpanElement>(null)
  const inside = useRef(false)
  useLayoutEffect(() => {
    if (inside.current && document.activeElement === document.body)
      (place.current?.closest<HTMLElement>('[data-id][tabindex]') ?? place.current)?.focus()
  })
  useLayoutEffect(
    () => () => {
      const row = place.current?.closest('[data-id]')
      if (row?.contains(document.activeElement)) takesOver(row)?.focus({ preventScroll: true })
    },
    [],
  )
  return { ref: place, tabIndex: -1, onFocus: () => void (inside.current = true), onBlur: () => void (inside.current = false) }
}

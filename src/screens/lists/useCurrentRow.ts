// The row that keys act on: the one last walked to or focused, until another is opened; then that one, whichever way it was opened.
import { useState } from 'react'

/** @param open id of the record that stands open beside the list */
export const useCurrentRow = (open: string | undefined): readonly [string | undefined, (id: string | undefined) => void] => {
  const [current, setCurrent] = useState<string>()
  const [before, setBefore] = useState(open)
  if (before !== open) {
    setBefore(open)
    if (open !== undefined && current !== open) setCurrent(undefined)
  }
  return [current, setCurrent]
}

// The same object as long as it says the same: whatever is drawn from it is not drawn again, and an input that sees a new one forgets what is being typed.
import { useMemo } from 'react'

/** @param value of strings, numbers, lists and plain objects */
export const useSame = <T>(value: T): T => {
  const written = JSON.stringify(value)
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is written says all that it says
  return useMemo(() => value, [written])
}

// A value that changes often, once it has stood still.
import { useEffect, useState } from 'react'

const settleMs = 300

/** @param ms so long it stands still; unless said, as long as somebody who types pauses */
export const useSettled = <Value>(value: Value, ms = settleMs): Value => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}

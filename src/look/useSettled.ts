// A text that is being typed, once it has stood still for 300 ms.
import { useEffect, useState } from 'react'

const settleMs = 300

export const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), settleMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

// A text that is being typed, once it has stood still for 300 ms.
import { useEffect, useState } from 'react'

const settling = 300

export const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), settling)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

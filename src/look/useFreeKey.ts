// Hears one key while nothing else wants the keys.
import { useEffect, useRef } from 'react'
import { isFreeKey } from './isFreeKey.ts'

/** @param key undefined = none is heard */
export const useFreeKey = (key: string | undefined, take: () => void): void => {
  const latest = useRef(take)
  useEffect(() => {
    latest.current = take
  })
  useEffect(() => {
    if (key === undefined) return undefined
    const press = (event: KeyboardEvent): void => {
      if (event.key !== key || !isFreeKey(event)) return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [key])
}

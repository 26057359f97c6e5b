// Hears one key while nothing else wants the keys: once, however long it is held.
import { useEffectEvent, useLayoutEffect } from 'react'
import { isFreeKey } from './isFreeKey.ts'

/** @param key undefined = none is heard */
export const useFreeKey = (key: string | undefined, take: () => void): void => {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    if (event.key !== key || event.repeat || !isFreeKey(event)) return
    event.preventDefault()
    take()
  })
  // With the drawing, not after it: what one sees can be pressed.
  useLayoutEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

// Keys that do something on the screen one is at, told by whoever hears them.
import { useEffect } from 'react'

/** Keys that do the same, and the text key of what that is. */
export type ScreenKey = readonly [keys: readonly string[], text: string]

const heard = new Set<readonly ScreenKey[]>()

export const keysHere = (): readonly ScreenKey[] => [...heard].flat()

/** keys: the same array as long as it says the same. */
export const useScreenKeys = (keys: readonly ScreenKey[]): void =>
  useEffect(() => {
    heard.add(keys)
    return () => void heard.delete(keys)
  }, [keys])

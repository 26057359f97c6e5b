// Whether the screen is wide enough for something; follows when that changes.
import { useCallback, useSyncExternalStore } from 'react'

/** From here on an opened record stands beside its list; on less it lies over it. */
export const besideFrom = '(min-width: 1100px)'

export const useWide = (query: string): boolean => {
  const follow = useCallback(
    (tell: () => void) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', tell)
      return () => media.removeEventListener('change', tell)
    },
    [query],
  )
  return useSyncExternalStore(follow, () => window.matchMedia(query).matches)
}

// Whether there is no room for the drawer beside the screen.
import { useSyncExternalStore } from 'react'

const narrow = window.matchMedia('(max-width: 899px)')

const follow = (changed: () => void): (() => void) => {
  narrow.addEventListener('change', changed)
  return () => narrow.removeEventListener('change', changed)
}

export const useNarrow = (): boolean => useSyncExternalStore(follow, () => narrow.matches)

// The drawer: open at the first visit, remembered; over the screen (and closed again by a navigation) where there is no room beside it.
import { useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { keepDrawers, keptDrawers } from '../client/keptDrawers.ts'

const narrowWindow = window.matchMedia('(max-width: 899px)')

const follow = (changed: () => void): (() => void) => {
  narrowWindow.addEventListener('change', changed)
  return () => narrowWindow.removeEventListener('change', changed)
}

/** Whether there is no room for the drawer beside the screen. */
export const useNarrow = (): boolean => useSyncExternalStore(follow, () => narrowWindow.matches)

export interface DrawerState {
  readonly open: boolean
  /** It lies over the screen and has to be closed first. */
  readonly over: boolean
  readonly narrow: boolean
  readonly toggle: () => void
  /** Without a choice: the focus goes back to where it was opened. */
  readonly close: () => void
}

const useEscape = (active: boolean, leave: () => void): void => {
  useLayoutEffect(() => {
    const heard = (event: KeyboardEvent): void => {
      if (active && event.key === 'Escape') leave()
    }
    window.addEventListener('keydown', heard)
    return () => window.removeEventListener('keydown', heard)
  }, [active, leave])
}

export const useDrawer = (): DrawerState => {
  const narrow = useNarrow()
  const { key } = useLocation()
  const [kept, setKept] = useState(() => keptDrawers().open)
  // The place it was opened over: any navigation closes it.
  const [shownAt, setShownAt] = useState<string>()
  const over = narrow && shownAt === key
  const [close] = useState(() => () => {
    setShownAt(undefined)
    document.querySelector<HTMLElement>('[aria-controls="sideMenu"]')?.focus()
  })
  useEscape(over, close)
  const turn = (): void => {
    keepDrawers({ open: !kept })
    setKept(!kept)
  }
  return { open: narrow ? over : kept, over, narrow, toggle: () => (narrow ? setShownAt(over ? undefined : key) : turn()), close }
}

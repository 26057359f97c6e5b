// Whether one is still where a screen was drawn. Back and links are known to the router first; the screen that is left stays drawn a while.
import { createContext, useCallback, useContext } from 'react'
import { useHref, useLocation, type Path } from 'react-router-dom'

/** The address, base path included, that one is at or on the way to; undefined where nobody knows. */
export const WhereContext = createContext<() => Pick<Path, 'pathname' | 'search'> | undefined>(() => undefined)

const bare = (path: string): string => path.replace(/\/+$/, '')

/**
 * Whoever moves on by an effect, a timer or a late answer asks this first: what is left would take one back to itself otherwise, and the Back that was
 * pressed would be lost.
 */
export const useStillHere = (): (() => boolean) => {
  const here = useHref(useLocation().pathname)
  const where = useContext(WhereContext)
  return useCallback(() => bare(where()?.pathname ?? here) === bare(here), [where, here])
}

// Work that waits until things have settled: what is asked for meanwhile takes its place and begins to wait anew.
import { useCallback, useEffect, useRef } from 'react'

/** Milliseconds. What fails is for the next time to cure. */
export type Later = (work: () => Promise<unknown>, pause: number) => void

/** Nothing runs after the component is gone. */
export const useLater = (): Later => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback((work, pause) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void work().catch(() => undefined), pause)
  }, [])
}

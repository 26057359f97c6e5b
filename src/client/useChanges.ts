// Hears of every change to records of one entity, as far as the viewer may read them; and waits until they have settled.
import { useEffect, useEffectEvent, useRef, useCallback } from 'react'
import { useConnection } from './ConnectionContext.ts'
import type { ChangeHandler } from './createChangeFeed.ts'

/** The handler may be a new one at every render. Lost events are cured by the refetch of what is on screen. */
export const useChanges = (entity: string, handler: ChangeHandler): void => {
  const { changes } = useConnection()
  const hear = useEffectEvent(handler)
  useEffect(() => changes.listen(entity, (change) => hear(change)), [changes, entity])
}

/** Milliseconds. What fails is for the next time to cure. */
export type Later = (work: () => Promise<unknown>, pause: number) => void

/** Milliseconds: whoever looks sees that things move, and nothing is asked more often than that, however long they do not settle. */
const longestMs = 1_000

/**
 * Work that waits until things have settled: what is asked for meanwhile takes its place and begins to wait anew, within a second of the first.
 * Nothing runs after the component is gone.
 */
export const useLater = (): Later => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(Infinity)
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback((work, pause) => {
    clearTimeout(timer.current)
    const now = performance.now()
    latest.current = Math.min(latest.current, now + Math.max(pause, longestMs))
    const run = (): void => {
      latest.current = Infinity
      void work().catch(() => undefined)
    }
    timer.current = setTimeout(run, Math.min(pause, latest.current - now))
  }, [])
}

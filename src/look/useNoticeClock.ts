// Ends a passing notice after its time. The clock stops while it is held (hover, focus) and goes on with what was left.
import { useEffect, useRef } from 'react'

export interface NoticeClock {
  readonly id: number
  /** Milliseconds; absent for a notice that stays. */
  readonly time: number | undefined
  readonly held: boolean
  readonly over: (id: number) => void
}

export const useNoticeClock = ({ id, time, held, over }: NoticeClock): void => {
  const left = useRef(time ?? 0)
  const stays = time === undefined
  useEffect(() => {
    if (stays || held) return undefined
    const began = performance.now()
    const timer = setTimeout(() => over(id), left.current)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(0, left.current - (performance.now() - began))
    }
  }, [id, stays, held, over])
}

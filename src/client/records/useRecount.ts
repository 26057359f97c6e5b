// Counts, or reads, again after records of an entity have changed: many changes at once are one reason, when they have settled or a second has gone by.
import { useEffect, useRef } from 'react'
import type { ChangeHandler } from '../createChangeFeed.ts'
import { useChanges, useLater, type Later } from '../useChanges.ts'

export interface RecountOptions {
  /** Whether it counts for this change. Default: every one. */
  readonly when?: (change: Parameters<ChangeHandler>[0]) => boolean
  /** Milliseconds. Default: 1,000. */
  readonly gatheringMs?: number
}

/**
 * @param count what is counted late is what is shown by then: the newest one runs
 * @returns for a count that something else is the reason of
 */
export const useRecount = (
  entity: string,
  count: () => Promise<unknown>,
  { when = () => true, gatheringMs = 1000 }: RecountOptions = {},
): Later => {
  const later = useLater()
  const newest = useRef(count)
  useEffect(() => {
    newest.current = count
  })
  useChanges(entity, (change) => {
    if (when(change)) later(() => newest.current(), gatheringMs)
  })
  return later
}

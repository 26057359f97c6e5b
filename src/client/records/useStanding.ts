// What was read last stands while it is read again, and where that fails: somebody may be typing on it.
import { useCallback, useState } from 'react'
import { automatically } from '../automatic.ts'
import { hasCode } from '../errorText.ts'

/** A right that is gone takes with it what it showed. */
export const isDenied = (error: unknown): boolean => hasCode(error, 'DENIED')

/** How what stands on a screen is asked for: what is known of it at once, and then anew; what may not be read leaves the rest. */
export const shownAtOnce = { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first', errorPolicy: 'all' } as const

export interface Standing<T> {
  /** Undefined where nothing was ever read of this. */
  readonly answer: T | null | undefined
  /** Why there is nothing to show. */
  readonly error: unknown
  /** Why what is shown could not be read again. What is there with an error lacks only what the viewer may not read. */
  readonly outdated: unknown
}

/** An answer that failed says nothing, though it may say null. @param of what is read: id, filter, place */
export const useStanding = <T>(of: string | undefined, answer: T | null | undefined, error: unknown): Standing<T> => {
  const read = error && !answer ? undefined : answer
  const [last, setLast] = useState({ of, read })
  if (read !== undefined && (read !== last.read || of !== last.of)) setLast({ of, read })
  const before = last.of === of && !isDenied(error) ? last.read : undefined
  const standing = read === undefined ? before : read
  return { answer: standing, error: standing === undefined ? error : undefined, outdated: standing && !read ? error : undefined }
}

/** Reads it again without being asked by anybody: what others change keeps no session alive (domain 3.2). A failure is told as `outdated`. */
export const useReadAgain = (refetch: () => Promise<unknown>): (() => void) =>
  useCallback(() => void automatically(refetch).catch(() => undefined), [refetch])

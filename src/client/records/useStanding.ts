// What was read last stands while it is read again, and where that fails: somebody may be typing on it.
import { useState } from 'react'
import { hasCode } from '../errorText.ts'

/** A right that is gone takes with it what it showed. */
export const isDenied = (error: unknown): boolean => hasCode(error, 'DENIED')

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

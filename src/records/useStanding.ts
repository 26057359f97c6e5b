// What was read last stands while it is read again, and where that fails: somebody may be typing on it.
import { useState } from 'react'
import { codeOf, type WireError } from '../connection/errorText.ts'

/** A right that is gone takes with it what it showed. */
const isDenied = (error: unknown): boolean =>
  ((error as { readonly errors?: readonly WireError[] } | undefined)?.errors ?? []).some((each) => codeOf(each) === 'DENIED')

/** An answer that failed says nothing, though it may say null. @returns undefined where nothing was ever read of this id */
export const useStanding = <T>(id: string | undefined, answer: T | null | undefined, error: unknown): T | null | undefined => {
  const read = error && !answer ? undefined : answer
  const [last, setLast] = useState({ id, read })
  if (read !== undefined && (read !== last.read || id !== last.id)) setLast({ id, read })
  if (read !== undefined || isDenied(error)) return read
  return last.id === id ? last.read : undefined
}

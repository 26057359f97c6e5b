// An answer that one keeps without Apollo, kept true: read at once, after records of an entity have changed, and when changes were lost.
import { useEffect } from 'react'
import { lost } from '../createChangeFeed.ts'
import { useChanges } from '../useChanges.ts'
import { useRecount, type RecountOptions } from './useRecount.ts'

/** @param read the same function as long as it reads the same */
export const useKept = (entity: string, read: () => Promise<unknown>, options?: RecountOptions): void => {
  const later = useRecount(entity, read, options)
  useEffect(() => later(read, 0), [later, read])
  useChanges(lost, () => later(read, 0))
}

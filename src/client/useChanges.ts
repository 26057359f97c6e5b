// Hears of every change to records of one entity, as far as the viewer may read them.
import { useEffect, useRef } from 'react'
import { useConnection } from './ConnectionContext.ts'
import type { ChangeHandler } from './createChangeFeed.ts'

/** The handler may be a new one at every render. Lost events are cured by the refetch of what is on screen. */
export const useChanges = (entity: string, handler: ChangeHandler): void => {
  const { changes } = useConnection()
  const latest = useRef(handler)
  useEffect(() => {
    latest.current = handler
  })
  useEffect(() => changes.listen(entity, (change) => latest.current(change)), [changes, entity])
}

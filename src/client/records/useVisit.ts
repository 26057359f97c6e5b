// Tells that a record stood on the screen: once, and by itself. What comes of it is nobody's matter.
import { useApolloClient } from '@apollo/client/react'
import { useEffect } from 'react'
import { sessionChanges } from '#generated/documents/changes/session.ts'
import { automatic } from '../automatic.ts'
import type { Place } from './useVisits.ts'

/** Who passes by has not visited it. */
const standsForMs = 2_000

/** @param since when it came on the screen, as performance.now() has it */
export const useVisit = ({ entity, record }: Place, since: number): void => {
  const client = useApolloClient()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const tell = (): void => {
      document.removeEventListener('visibilitychange', begin)
      const context = { ...automatic, quiet: true }
      void client.mutate({ mutation: sessionChanges.VisitRecord, variables: { entity, record }, context }).catch(() => undefined)
    }
    /** What stands in a tab that nobody looks at begins when they do. */
    const begin = (seen: Event | undefined): void => {
      clearTimeout(timer)
      const wait = seen ? standsForMs : Math.max(0, since + standsForMs - performance.now())
      if (document.visibilityState === 'visible') timer = setTimeout(tell, wait)
    }
    document.addEventListener('visibilitychange', begin)
    begin(undefined)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', begin)
    }
  }, [client, entity, record, since])
}

// Who works on what at a desk, kept true by the live channel; and this window's own place in it.
import { useApolloClient, useQuery } from '@apollo/client/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { sessionChanges } from '#generated/documents/changes/session.ts'
import type { AttendancesFindAllQuery } from '#generated/graphql/types.ts'
import { automatic, automatically } from '../../client/automatic.ts'
import { attendedIn } from '../../client/createChangeFeed.ts'
import { useChanges, useLater } from '../../client/useChanges.ts'
import { useStore } from '../../client/createStore.ts'
import { useOnlyLooks } from '../../client/useOnlyLooks.ts'
import { useConnection } from '../../client/ConnectionContext.ts'
import { shownAtOnce } from '../../client/records/useStanding.ts'

export type Attendance = AttendancesFindAllQuery['answer'][number]

const settleMs = 150

/** What one move tells comes as several events, a moment apart where the server has much to do. */
const gatheringMs = 200

/** How long one's own word may take to come back, on a slow line at the start of a page, too. */
const untoldMs = 5_000

/** How long one that left an item may take to open the next, and a reading to show what was said. */
const patienceMs = 2_000

/** Nothing is asked here. @returns undefined until it is known */
export const useKnownAttendances = (entity: string): readonly Attendance[] | undefined =>
  useQuery(sessionChanges.AttendancesFindAll, { variables: { entity }, fetchPolicy: 'cache-only' }).data?.answer

/** Whether this window's own word has come back: what is read before would be read once more. Whoever says nothing waits for nothing. */
export const useTold = (entity: string): boolean => {
  const onlyLooks = useOnlyLooks()
  const [told, setTold] = useState(false)
  const later = useLater()
  const tell = useCallback((pause: number): void => later(async () => setTold(true), pause), [later])
  useEffect(() => tell(onlyLooks ? 0 : untoldMs), [tell, onlyLooks])
  useChanges(attendedIn(entity), () => tell(gatheringMs))
  return told
}

/** Reads it, and keeps it true. */
export const useAttendances = (entity: string): void => {
  const { data, refetch } = useQuery(sessionChanges.AttendancesFindAll, {
    variables: { entity },
    ...shownAtOnce,
  })
  const later = useLater()
  const read = (): void => later(() => automatically(refetch), gatheringMs)
  useChanges(attendedIn(entity), read)
  // A claim ends with its decision.
  useChanges(entity, ({ id }) => {
    if (data?.answer.some(({ record, claimed }) => claimed && record === id)) read()
  })
}

/** A window has one place at all desks: what it opens next ends what it had open. */
let leaving: ReturnType<typeof setTimeout> | undefined

/** Says what this window has open, and says it again on each new line, and where it is not known any more. */
export const useAttend = (entity: string, record: string, attendances: readonly Attendance[] | undefined): void => {
  const client = useApolloClient()
  const onlyLooks = useOnlyLooks()
  const said = useRef<string>(undefined)
  const up = useStore(useConnection().up)
  const say = useCallback(
    (open: string | null): void => {
      clearTimeout(leaving)
      void client
        .mutate({ mutation: sessionChanges.Attend, variables: { entity, record: open }, context: { ...automatic, quiet: true } })
        .catch(() => undefined)
    },
    [client, entity],
  )
  const isMissing = attendances?.every((each) => !each.mine || each.record !== record) === true
  useEffect(() => {
    if (!up) said.current = undefined
    if (!up || onlyLooks || (said.current === record && !isMissing)) return undefined
    const timer = setTimeout(
      () => {
        said.current = record
        say(record)
      },
      // It is not missing before the answer to it can have come.
      said.current === record ? patienceMs : settleMs,
    )
    return () => clearTimeout(timer)
  }, [say, record, up, isMissing, onlyLooks])
  useEffect(
    () => () => {
      if (said.current === undefined) return
      said.current = undefined
      // Mostly the next item comes now, which says it all.
      clearTimeout(leaving)
      leaving = setTimeout(() => say(null), patienceMs)
    },
    [say],
  )
}

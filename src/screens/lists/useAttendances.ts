// Who works on what at a desk, kept true by the live channel; and this window's own place in it.
import { useApolloClient, useQuery } from '@apollo/client/react'
import { useCallback, useEffect, useRef } from 'react'
import { sessionChanges } from '#generated/documents/changes/session.ts'
import { automatic, automatically } from '../../client/automatic.ts'
import { attendedIn } from '../../client/createChangeFeed.ts'
import { useChanges } from '../../client/useChanges.ts'
import { useStore } from '../../client/createStore.ts'
import { useOnlyLooks } from '../../client/useOnlyLooks.ts'
import { useConnection } from '../../client/ConnectionContext.ts'

/** Attendance of the contract. */
export interface Attendance {
  readonly record: string
  /** Screen name. */
  readonly by: string
  readonly mine: boolean
  /** False = it only stands open. */
  readonly claimed: boolean
}

interface Found {
  readonly answer: readonly Attendance[]
}

const settleMs = 150

/** As the desk reads it: nothing is asked here. */
export const useKnownAttendances = (entity: string): readonly Attendance[] => {
  const { data } = useQuery<Found>(sessionChanges.AttendancesFindAll, { variables: { entity }, fetchPolicy: 'cache-only' })
  return data?.answer ?? []
}

/** @returns undefined until it is known */
export const useAttendances = (entity: string): readonly Attendance[] | undefined => {
  const { data, refetch } = useQuery<Found>(sessionChanges.AttendancesFindAll, {
    variables: { entity },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    errorPolicy: 'all',
  })
  const attendances = data?.answer
  const read = useCallback(() => void automatically(refetch).catch(() => undefined), [refetch])
  useChanges(attendedIn(entity), read)
  // A claim ends with its decision.
  useChanges(entity, ({ id }) => {
    if (attendances?.some(({ record, claimed }) => claimed && record === id)) read()
  })
  return attendances
}

/** Says what this window has open, and says it again on each new line, and where it is not known any more. */
export const useAttend = (entity: string, record: string, attendances: readonly Attendance[] | undefined): void => {
  const client = useApolloClient()
  const onlyLooks = useOnlyLooks()
  const said = useRef<string>(undefined)
  const up = useStore(useConnection().up)
  const say = useCallback(
    (open: string | null): void =>
      void client
        .mutate({ mutation: sessionChanges.Attend, variables: { entity, record: open }, context: { ...automatic, quiet: true } })
        .catch(() => undefined),
    [client, entity],
  )
  const isMissing = attendances?.every((each) => !each.mine || each.record !== record) === true
  useEffect(() => {
    if (!up) said.current = undefined
    if (!up || onlyLooks || (said.current === record && !isMissing)) return undefined
    const timer = setTimeout(() => {
      said.current = record
      say(record)
    }, settleMs)
    return () => clearTimeout(timer)
  }, [say, record, up, isMissing, onlyLooks])
  useEffect(
    () => () => {
      if (said.current === undefined) return
      said.current = undefined
      say(null)
    },
    [say],
  )
}

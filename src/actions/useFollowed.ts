// The record that a dialog is about, as it is now: read again when it changes elsewhere, so that nobody is asked about what is past.
// Where somebody else was faster and nothing is left to do, it stays as it was: whoever presses is told who it was (domain 21, case 13).
import { useCallback, useEffect, useRef, useState } from 'react'
import { useChanges, useLater } from '../client/useChanges.ts'
import type { Records } from '../client/records/loadRecords.ts'
import type { Row } from '../client/records/Row.ts'
import { useReading } from '../client/records/useReading.ts'

/** Several changes come together, as when files are counted. Milliseconds. */
const gatheringMs = 100

const isPossible = (row: Row, action: string): boolean => row.can?.find((each) => each.action === action)?.allowed !== false

export interface Followed {
  readonly row: Row | undefined
  /** Reads the record now, for whoever was told that it is another one. @returns whether it can still be acted on */
  readonly lookAgain: () => Promise<boolean>
}

/**
 * @param action path of what the dialog is for
 * @param held true while it is being acted on, and where nothing more can be done: what one pressed for stays as it was
 */
export const useFollowed = (records: Records, action: string, record: Row | undefined, held: boolean): Followed => {
  const read = useReading()
  const [newer, setNewer] = useState<{ readonly of: Row; readonly row: Row }>()
  const missed = useRef(false)
  const follow = useCallback(
    async (isToBeShown: (now: Row) => boolean): Promise<boolean> => {
      const now = record && (await read(records, record, 'itself'))
      if (!record || !now || !isToBeShown(now)) return false
      setNewer({ of: record, row: { ...record, ...now } })
      return true
    },
    [read, records, record],
  )
  const later = useLater()
  const soon = useCallback((): void => {
    missed.current = false
    // Where it cannot be read, the server says so when it is acted on.
    later(() => follow((now) => isPossible(now, action) || (record !== undefined && !isPossible(record, action))), gatheringMs)
  }, [later, follow, record, action])
  const lookAgain = useCallback(() => follow((now) => isPossible(now, action)).catch(() => false), [follow, action])
  useEffect(() => {
    if (!held && missed.current) soon()
  }, [held, soon])
  useChanges(records.entity.name, ({ id, kind }) => {
    if (record === undefined || id !== record.id || kind === 'REMOVED') return
    if (held) missed.current = true
    else soon()
  })
  return { row: newer && newer.of === record ? newer.row : record, lookAgain }
}

// Something that is read and kept true: at once, when the line is back, after changes of what it is about and lost ones, and from time to time, for days pass
// and the audit announces nothing. Many changes are one reason; however many there are, it is read again in between. Where nobody looks, it waits until
// somebody does.
import { useCallback, useEffect, useRef, useState } from 'react'
import { useConnection } from '../../client/ConnectionContext.ts'
import { lost } from '../../client/createChangeFeed.ts'
import { useStore } from '../../client/createStore.ts'

const isSeen = (): boolean => document.visibilityState === 'visible'

const usualMs = 1_000
const everyMs = 60_000

/**
 * @param entities what it is about
 * @param ask the same function as long as it asks the same; what fails is for the next time to cure
 * @returns what was read last; undefined until it is there
 */
export const useRead = <T>(entities: readonly string[], ask: () => Promise<T | undefined>, gatheringMs = usualMs): T | undefined => {
  const { up: line, changes } = useConnection()
  const up = useStore(line)
  const [read, setRead] = useState<T>()
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const newest = useRef(ask)
  const asked = useRef(0)
  const shown = useRef(0)
  const due = useRef(false)
  const run = useCallback((): void => {
    clearTimeout(waiting.current)
    waiting.current = undefined
    due.current = !isSeen() && asked.current > 0
    if (due.current) return
    asked.current += 1
    const turn = asked.current
    // An answer that is older than what is shown is none. One that is newer is shown though more was asked since: changes may never cease.
    const show = (found: T | undefined): void => {
      if (found === undefined || turn <= shown.current) return
      shown.current = turn
      setRead(found)
    }
    void newest
      .current()
      .then(show)
      .catch(() => undefined)
  }, [])
  useEffect(() => {
    // What was asked in other words does not answer these.
    if (newest.current !== ask) shown.current = asked.current
    newest.current = ask
    if (up) run()
  }, [ask, up, run])
  useEffect(() => {
    const timer = setInterval(run, everyMs)
    const look = (): void => {
      if (isSeen() && due.current) run()
    }
    document.addEventListener('visibilitychange', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      clearInterval(timer)
      clearTimeout(waiting.current)
    }
  }, [run])
  const heard = [...new Set(entities)].join(' ')
  useEffect(() => {
    const hear = (): void => {
      waiting.current ??= setTimeout(run, gatheringMs)
    }
    const stops = [...heard.split(' ').map((entity) => changes.listen(entity, hear)), changes.listen(lost, run)]
    return () => stops.forEach((stop) => stop())
  }, [changes, heard, run, gatheringMs])
  return read
}

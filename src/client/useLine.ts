// How the line to the server is, as staff are told of it: slow where an answer is overdue, down, and for a moment that it is back.
import { useEffect, useState } from 'react'
import { useStore } from './createStore.ts'
import { useConnection } from './ConnectionContext.ts'

export type LineState = 'fine' | 'slow' | 'down' | 'back'

/** Milliseconds without a connection before it is told; a reload or a restart of the server takes no longer. */
const lostAfterMs = 3_000
/** So long it is told that the line is back. */
const restoredForMs = 4_000

export const useLine = (): LineState => {
  const { up, quiet } = useConnection()
  const [isUp, isQuiet] = [useStore(up), useStore(quiet)]
  const [told, setTold] = useState<LineState>('fine')
  const now: LineState = !isUp ? 'down' : isQuiet ? 'slow' : 'fine'
  // What was slow before it went down has been waited for already.
  const next = now === 'fine' && (told === 'slow' || told === 'down') ? 'back' : now
  const wait = next === 'down' && told !== 'slow' ? lostAfterMs : next === 'fine' && told === 'back' ? restoredForMs : 0
  useEffect(() => {
    if (next === told) return undefined
    const timer = setTimeout(() => setTold(next), wait)
    return () => clearTimeout(timer)
  }, [next, told, wait])
  return told
}

// Tells every server process which records changed, just after the change was committed: many changes in one statement, on one connection at a time.
// Within the transaction it would make all commits wait for each other, since the database orders what is announced.
import type { Pool } from 'pg'

export interface Announcing {
  /** Events as JSON texts, of a change that is committed. Returns at once. */
  readonly tell: (events: readonly string[]) => void
  /** Waits until everything is told. */
  readonly flush: () => Promise<void>
  /** The same, but for what the database does not take any more. */
  readonly stop: () => Promise<void>
  /** Events that are not told yet. */
  readonly waiting: () => number
}

/** PostgreSQL takes less than 8,000 bytes at once. */
const maxPayloadBytes = 7_000
const retryMs = 500

/** Events in pieces that fit. */
export const payloadsOf = (events: readonly string[]): readonly string[] => {
  const payloads: string[] = []
  let [piece, size] = [[] as string[], 0]
  const close = (): void => {
    if (piece.length > 0) payloads.push(`[${piece.join(',')}]`)
    ;[piece, size] = [[], 0]
  }
  for (const event of events) {
    const length = Buffer.byteLength(event) + 1
    if (size + length > maxPayloadBytes) close()
    piece.push(event)
    size += length
  }
  close()
  return payloads
}

const statement = { name: 'announce', text: `select pg_notify('concord_change', payload) from unnest($1::text[]) payload` }

/** @param failed hears why something could not be told; it is tried again until it is, or the server goes down */
export const openAnnouncing = (pool: Pick<Pool, 'query'>, failed: (error: unknown) => void): Announcing => {
  let waiting: string[] = []
  let running: Promise<void> | undefined
  let ending = false
  const tellAll = async (): Promise<void> => {
    while (waiting.length > 0) {
      const events = waiting
      waiting = []
      try {
        await pool.query({ ...statement, values: [payloadsOf(events)] })
      } catch (error) {
        failed(error)
        if (ending) break
        waiting = [...events, ...waiting]
        await new Promise((resolve) => setTimeout(resolve, retryMs))
      }
    }
    running = undefined
  }
  return {
    tell: (events) => {
      waiting.push(...events)
      if (events.length > 0) running ??= tellAll()
    },
    flush: async () => running,
    stop: async () => {
      ending = true
      await running
    },
    waiting: () => waiting.length,
  }
}

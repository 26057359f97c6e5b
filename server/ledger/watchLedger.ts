// Looks at the ledger again and again while the server runs: how often, when, and what was found. It only reads, all of it in one snapshot.
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { everyHour } from '../everyHour.ts'
import type { Hourly } from '../everyHour.ts'
import { log } from '../log.ts'

export interface LedgerState {
  /** How many looks ended so. failed = it could not be looked at. */
  readonly looks: { readonly sound: number; readonly faulty: number; readonly failed: number }
  /** Lines of the last look that did not fail. */
  readonly faults: number
  /** When that ended, milliseconds since 1970; absent = never. */
  readonly at?: number
}

export interface LedgerWatch extends Hourly {
  readonly state: () => LedgerState
}

const lookAt = (db: Db, check: (db: Db) => Promise<readonly string[]>, began: (pid: number) => void): Promise<readonly string[]> =>
  inTransaction(
    db,
    async (tx) => {
      await sql`set transaction isolation level repeatable read, read only`.execute(tx)
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
      began(rows[0]?.pid ?? 0)
      return check(tx)
    },
    { long: true },
  )

/** @param check one line for each fault @param every milliseconds */
export const watchLedger = (db: Db, check: (db: Db) => Promise<readonly string[]>, every?: number): LedgerWatch => {
  let state: LedgerState = { looks: { sound: 0, faulty: 0, failed: 0 }, faults: 0 }
  /** Of the connection that looks. */
  let pid = 0
  let stopped = false
  const count = (ended: keyof LedgerState['looks'], found: Partial<LedgerState>): void => {
    state = { ...state, ...found, looks: { ...state.looks, [ended]: state.looks[ended] + 1 } }
  }
  const look = async (): Promise<void> => {
    try {
      const faults = await lookAt(db, check, (of) => void (pid = of))
      count(faults.length > 0 ? 'faulty' : 'sound', { faults: faults.length, at: Date.now() })
      if (faults.length > 0) log('error', 'the ledger is not sound', { faults: faults.length, first: faults[0] })
    } catch (error) {
      if (stopped) return
      count('failed', {})
      throw error
    } finally {
      pid = 0
    }
  }
  const hourly = everyHour(look, 'the ledger could not be looked at', every)
  return {
    state: () => state,
    start: hourly.start,
    stop: async () => {
      stopped = true
      const over = hourly.stop()
      // A server that goes down waits for no look at a large ledger.
      if (pid !== 0) await sql`select pg_cancel_backend(${pid})`.execute(db)
      await over
    },
  }
}

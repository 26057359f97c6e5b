// Looks at the ledger again and again while the server runs: how often, when, and what was found. It only reads, all of it in one snapshot.
import type { Db } from '../db/database.ts'
import { openSnapshot } from '../db/openSnapshot.ts'
import { everyHour, type Hourly } from '../everyHour.ts'
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

/** @param check one line for each fault @param every milliseconds */
export const watchLedger = (db: Db, check: (db: Db) => Promise<readonly string[]>, every?: number): LedgerWatch => {
  let state: LedgerState = { looks: { sound: 0, faulty: 0, failed: 0 }, faults: 0 }
  const snapshot = openSnapshot(db)
  const count = (ended: keyof LedgerState['looks'], found: Partial<LedgerState>): void => {
    state = { ...state, ...found, looks: { ...state.looks, [ended]: state.looks[ended] + 1 } }
  }
  const look = async (): Promise<void> => {
    try {
      const faults = await snapshot.read(check)
      if (!faults) return
      count(faults.length > 0 ? 'faulty' : 'sound', { faults: faults.length, at: Date.now() })
      if (faults.length > 0) log('error', 'the ledger is not sound', { faults: faults.length, first: faults[0] })
    } catch (error) {
      count('failed', {})
      throw error
    }
  }
  return { state: () => state, ...everyHour(look, 'the ledger could not be looked at', { every, giveUp: snapshot.giveUp }) }
}

// Every refusal has its line in the audit. Beyond 60 a minute from one address they are counted in one line, so that nobody floods it.
import type { Db } from '../db/database.ts'
import { networkOf } from '../http/networkOf.ts'
import { audit } from './auditRecord.ts'
import type { AuditEntry } from './auditRecord.ts'

export type Refused = Omit<AuditEntry, 'outcome' | 'count'>

export interface Refusals {
  /** Never throws: a refusal that cannot be written is told to `lost`. */
  readonly note: (refused: Refused) => void
  /** Writes what is still counted, and waits for all. */
  readonly flush: () => Promise<void>
  /** Lines on their way to the database. */
  readonly waiting: () => number
}

const maxPerMinute = 60
const minuteMs = 60_000

interface Counted {
  began: number
  count: number
  over: number
  last: Refused
}

/** @param lost hears of a line that could not be written */
export const openRefusals = (db: Db, lost: (error: unknown) => void): Refusals => {
  const byAddress = new Map<string, Counted>()
  const running = new Set<Promise<void>>()
  const put = (refused: Refused, count: number): void => {
    const writing = audit(db, { ...refused, outcome: 'DENIED', count }).catch(lost)
    running.add(writing)
    void writing.finally(() => running.delete(writing))
  }
  const close = (address: string, counted: Counted): void => {
    byAddress.delete(address)
    if (counted.over > 0) put({ ...counted.last, rule: 'flood' }, counted.over)
  }
  const sweep = (now: number): void => {
    for (const [address, counted] of byAddress) if (now - counted.began >= minuteMs) close(address, counted)
  }
  return {
    note: (refused) => {
      const now = performance.now()
      sweep(now)
      const address = networkOf(refused.actor?.ip ?? refused.ip ?? '')
      const counted = byAddress.get(address) ?? { began: now, count: 0, over: 0, last: refused }
      byAddress.set(address, counted)
      counted.count += 1
      counted.last = refused
      if (counted.count <= maxPerMinute) put(refused, 1)
      else counted.over += 1
    },
    flush: async () => {
      for (const [address, counted] of byAddress) close(address, counted)
      await Promise.all(running)
    },
    waiting: () => running.size,
  }
}

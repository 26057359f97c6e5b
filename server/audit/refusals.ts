// Every refusal has its line in the audit. Beyond 60 a minute of one person, or of nobody known, at one address they are counted in one line: nobody floods it, and none stands under another's name.
import type { Db } from '../db/database.ts'
import { networkOf } from '../http/networkOf.ts'
import { openLineLimit } from '../lineLimit.ts'
import { audit, type AuditEntry } from './auditRecord.ts'

export type Refused = Omit<AuditEntry, 'outcome' | 'count'>

export interface Refusals {
  /** Never throws: a refusal that cannot be written is told to `lost`. */
  readonly note: (refused: Refused) => void
  /** Writes what is still counted, and waits for all. */
  readonly flush: () => Promise<void>
  /** Lines on their way to the database. */
  readonly waiting: () => number
}

/** @param lost hears of a line that could not be written */
export const openRefusals = (db: Db, lost: (error: unknown) => void): Refusals => {
  const running = new Set<Promise<void>>()
  const put = (refused: Refused, count: number): void => {
    const writing = audit(db, { ...refused, outcome: 'DENIED', count }).catch(lost)
    running.add(writing)
    void writing.finally(() => running.delete(writing))
  }
  const limit = openLineLimit<Refused>((_whose, count, last) => put({ ...last, rule: 'flood' }, count))
  return {
    note: (refused) => {
      const { actor, ip = '' } = refused
      if (limit.admits(`${networkOf(actor?.ip ?? ip)} ${actor?.id ?? ''}`, refused)) put(refused, 1)
    },
    flush: async () => {
      limit.flush()
      await Promise.all(running)
    },
    waiting: () => running.size,
  }
}

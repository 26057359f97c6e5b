// Whether the audit is whole: nothing changed, left out, moved or slipped in.
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

export interface AuditFault {
  readonly lane: number
  /** Its place in the lane. */
  readonly at: string
  readonly record: string | null
  readonly says: string
}

/** The first faulty record of each lane; none = the audit is whole. */
export const checkAudit = async (db: Db): Promise<readonly AuditFault[]> =>
  (await sql<AuditFault>`select lane, at, record_id as record, says from audit_faults()`.execute(db)).rows

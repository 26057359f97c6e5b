// Ends sessions: every socket of them closes within a second, in every server process.
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

/**
 * Ends all sessions of a person, in the transaction of whatever changed (password, role, state).
 * @param except id of the session that stays: the one that made the change
 * @returns how many ended
 */
export const endSessions = async (tx: Db, person: string, except?: string): Promise<number> => {
  await sql`delete from login_challenge where person = ${person}`.execute(tx)
  // Before the sessions: a code that is being traded is waited for, and what it was traded for is there then.
  await sql`delete from login_code where person = ${person}`.execute(tx)
  const ended = await sql`delete from session where person = ${person} and id <> ${except ?? ''}`.execute(tx)
  return Number(ended.numAffectedRows ?? 0)
}

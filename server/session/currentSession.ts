// Which of the sessions that are shown (language/kept.ts) somebody acts in.
import { sql } from 'kysely'
import type { Actor } from '../customs.ts'
import type { Db } from '../db/database.ts'

/** Its id there; undefined for whoever acts in none. */
export const currentSession = async (db: Db, { sessionId }: Actor): Promise<string | undefined> => {
  if (!sessionId) return undefined
  const { rows } = await sql<{ id: string }>`select number::text as id from session where id = ${sessionId}`.execute(db)
  return rows[0]?.id
}

// The database's time at the beginning of a transaction: the only clock that counts.
import { sql } from 'kysely'
import type { Tx } from './database.ts'

/** ISO text with milliseconds. */
export const timeOf = async (tx: Tx): Promise<string> => {
  const { rows } = await sql<{ time: string }>`select now() as time`.execute(tx)
  const [first] = rows
  if (!first) throw new Error('the database tells no time')
  return first.time
}

// Whoever does the same does so one after another, until the end of their transactions: so that what is counted stays so.
import { sql } from 'kysely'
import type { Db } from './database.ts'

/** @param what names what must not happen twice at once */
export const oneAtATime = async ({ tx }: { readonly tx: Db }, what: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${what}, 0))`.execute(tx)
}

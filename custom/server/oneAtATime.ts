// Whoever does the same does so one after another, until the end of their transactions: so that what is counted stays so.
import { sql } from '../../server/kit.ts'
import type { Work } from '../../server/kit.ts'

/** @param what names what must not happen twice at once */
export const oneAtATime = async ({ tx }: Pick<Work, 'tx'>, what: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${what}, 0))`.execute(tx)
}

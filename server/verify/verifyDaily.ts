// Once a day one of the servers verifies audit and ledger. What came of it stands in the audit, at /healthz and, where something is wrong, in the log.
import { sql } from 'kysely'
import type { Pool } from 'pg'
import { anchor } from '../audit/anchor.ts'
import { audit } from '../audit/auditRecord.ts'
import type { Db } from '../db/database.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { oneAtATime } from '../db/oneAtATime.ts'
import { openSnapshot } from '../db/openSnapshot.ts'
import { everyHour, type Hourly, type HourlyOptions } from '../everyHour.ts'
import { log } from '../log.ts'
import type { ServerOptions } from '../options/readOptions.ts'
import type { ProductModel } from '../ProductModel.ts'
import { faultsOf } from './faultsOf.ts'

/** Names of the lines, as of actions. */
const [sound, faulty] = ['foundSound', 'foundFaulty']

/** Its index finds the newest of a name at once. */
const newest = (name: string): string => `(select max(id) from audit_record where coalesce(operation, action) = '${name}')`
/** One of later than now was noted while a clock was ahead, and says nothing of today. */
const fresh = "time between now() - interval '1 day' and now() + interval '1 hour' as fresh"
const last = `select action, ${fresh} from audit_record where id = greatest(${newest(sound)}, ${newest(faulty)})`

export type Verified = 'sound' | 'faulty' | 'not yet'

/** What came of the last time, whichever server it was. */
export const lastVerified = async (pool: Pick<Pool, 'query'>): Promise<Verified> => {
  const [line] = (await pool.query<{ action: string }>(last)).rows
  if (!line) return 'not yet'
  return line.action === sound ? 'sound' : 'faulty'
}

const isDue = async (db: Db): Promise<boolean> => (await sql.raw<{ fresh: boolean }>(last).execute(db)).rows[0]?.fresh !== true

/** Undefined where it is not due, or another server is about it. */
const faultsToday = async (db: Db, product: ProductModel): Promise<readonly string[] | undefined> => {
  const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_xact_lock(hashtextextended('verifyDaily', 0)) as mine`.execute(db)
  if (rows[0]?.mine !== true || !(await isDue(db))) return undefined
  return [...(await faultsOf(db, product, 'audit')), ...(await faultsOf(db, product, 'ledger'))]
}

/** @returns whether this server is the one that says it: another one may have looked at the same time */
const note = (db: Db, faults: readonly string[]): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    await oneAtATime({ tx }, 'noteVerified')
    if (!(await isDue(tx))) return false
    const [first] = faults
    if (first !== undefined) log('error', 'audit or ledger is not sound', { faults: faults.length, first })
    await audit(tx, { action: first === undefined ? sound : faulty, outcome: 'DONE', count: Math.max(1, faults.length) })
    return true
  })

/** Not at once: a server that starts has enough to do. */
const usual: HourlyOptions = { first: 600_000 }

/** @param times of looks whether it is due; tests have less */
export const verifyDaily = (db: Db, product: ProductModel, { auditAnchor }: Pick<ServerOptions, 'auditAnchor'>, times = usual): Hourly => {
  const snapshot = openSnapshot(db)
  const verify = async (): Promise<void> => {
    const faults = await snapshot.read((tx) => faultsToday(tx, product))
    if (!faults || !(await note(db, faults))) return
    // One that fails is told, and the next one holds what this one would have held.
    if (auditAnchor !== undefined) await anchor(db, auditAnchor)
  }
  return everyHour(verify, 'audit and ledger could not be verified, or the audit not be anchored', { ...times, giveUp: snapshot.giveUp })
}

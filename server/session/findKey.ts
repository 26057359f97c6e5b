// What became of one of one's own operation keys.
import { sql } from 'kysely'
import { timeOfUuid7 } from '../actions/uuid7.ts'
import type { Db, Tx } from '../db/database.ts'
import { errorCode } from '../errorCode.ts'

export type KeyOutcome = 'UNKNOWN' | 'IN_PROGRESS' | 'DONE' | 'EXPIRED'

const monthMs = 30 * 24 * 60 * 60 * 1_000

/** A key under which everything was refused has a row, too, and nothing was done by it. */
const isDone = async (db: Db, actor: string, key: string): Promise<boolean> => {
  const { rows } = await sql`select 1 from operation_key where actor = ${actor} and key = ${key}::uuid and result is not null`.execute(db)
  return rows.length > 0
}

class Untaken extends Error {}

/** Whoever holds the key in an open transaction, for the first time or once more after a refusal, makes this wait; it takes nothing, for it is rolled back. */
const isHeld = async (tx: Tx, actor: string, key: string): Promise<boolean> => {
  await sql`set local lock_timeout = '50ms'`.execute(tx)
  try {
    await sql`insert into operation_key (actor, key, operation, digest, intent) values (${actor}, ${key}::uuid, '', '', '')`.execute(tx)
  } catch (error) {
    if (errorCode(error) === '55P03') return true
    throw error
  }
  throw new Untaken()
}

const isRunning = (db: Db, actor: string, key: string): Promise<boolean> =>
  db
    .transaction()
    .execute((tx) => isHeld(tx, actor, key))
    .catch((error: unknown) => {
      if (error instanceof Untaken) return false
      throw error
    })

/** By the database's clock a key lives 30 days; then nothing is done by it any more, and what was done is told for as long as it is kept. */
export const findKey = async (db: Db, actor: string, key: string): Promise<KeyOutcome> => {
  if (await isDone(db, actor, key)) return 'DONE'
  const { rows } = await sql<{ now: string }>`select (extract(epoch from now()) * 1000)::bigint::text as now`.execute(db)
  if (Number(rows[0]?.now) - timeOfUuid7(key) > monthMs) return 'EXPIRED'
  try {
    return (await isRunning(db, actor, key)) ? 'IN_PROGRESS' : 'UNKNOWN'
  } catch (error) {
    // It is there: refused before, or stored in the moment between.
    if (errorCode(error) === '23505') return (await isDone(db, actor, key)) ? 'DONE' : 'UNKNOWN'
    throw error
  }
}

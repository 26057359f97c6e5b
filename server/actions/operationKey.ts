// The operation key: made once a user's intent, it lets a change happen once however often it is sent.
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Call } from '../call.ts'
import type { Tx } from '../db/database.ts'
import { Fault } from '../Fault.ts'
import type { Outcome } from './Outcome.ts'
import { plainly } from './plainly.ts'
import { isUuid7, timeOfUuid7 } from './uuid7.ts'

const day = 86_400_000
const oldest = 30 * day
const repeatMinutes = 10

const ordered = (value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value)
          .filter(([, each]) => each !== undefined)
          .toSorted(([a], [b]) => (a < b ? -1 : 1))
          .map(([name, each]) => [name, ordered(each)]),
      )
    : Array.isArray(value)
      ? value.map(ordered)
      : value

const digestOf = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(ordered(value)))
    .digest('base64url')

export interface Claim {
  readonly key: string
  /** Of everything asked for but ticks. */
  readonly digest: string
  /** Of the intent alone: the same whatever version was seen. */
  readonly intent: string
}

/** Name of the change, of which a preview has the same but more. */
const nameOf = ({ name, preview }: Call['operation']): string => (preview ? name.replace(/Preview$/, '') : name)

export const claimOf = (call: Call): Claim => {
  const { args, operation } = call
  const { key, ticks: _ticks, version, ...intent } = args
  const name = nameOf(operation)
  return { key: String(key), digest: digestOf([name, version ?? null, intent]), intent: digestOf([name, plainly(call, intent)]) }
}

/** @throws Fault for what is no UUIDv7 */
export function ensureKey(key: unknown): asserts key is string {
  if (!isUuid7(key)) throw new Fault('BAD_REQUEST', 'a change needs a key that is a UUID of version 7')
}

/** @param now of the database */
const ensureYoung = (key: string, now: string): void => {
  const age = Date.parse(now) - timeOfUuid7(key)
  if (age > oldest) throw new Fault('KEY_EXPIRED', 'This operation key is older than 30 days')
  if (age < -day) throw new Fault('BAD_REQUEST', 'the operation key is from the future')
}

interface StoredKey {
  readonly operation: string
  readonly digest: string
  readonly result: Outcome | null
}

const isLocked = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '55P03'

/** Takes the key for this transaction. Whoever comes with the same key meanwhile waits here. @returns the first answer where there is one, and the database's time */
export const claimKey = async (
  tx: Tx,
  { caller, operation }: Call,
  { key, digest, intent }: Claim,
): Promise<{ readonly known?: Outcome; readonly time: string }> => {
  const taken = await sql<{ time: string; mine: boolean }>`
    with taken as (
      insert into operation_key (actor, key, operation, digest, intent) values (${caller.id}, ${key}, ${operation.name}, ${digest}, ${intent})
      on conflict do nothing returning 1
    ) select now() as time, exists (select from taken) as mine`
    .execute(tx)
    .catch((error: unknown) => {
      throw isLocked(error) ? new Fault('IN_PROGRESS', 'This operation is still running') : error
    })
  const { time = '', mine = false } = taken.rows[0] ?? {}
  ensureYoung(key, time)
  if (mine) return { time }
  const { rows } =
    await sql<StoredKey>`select operation, digest, result from operation_key where actor = ${caller.id} and key = ${key}`.execute(tx)
  const [stored] = rows
  if (stored && (stored.operation !== operation.name || stored.digest !== digest))
    throw new Fault('KEY_REUSED', 'This operation key was used for something else')
  if (!stored?.result) throw new Fault('IN_PROGRESS', 'This operation is still running')
  return { known: stored.result, time }
}

/** Whether the same was done by the same person within ten minutes, under another key. Serialises the like of it until commit. */
export const isRepeat = async (tx: Tx, { caller, operation }: Call, { key, intent }: Claim): Promise<boolean> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${caller.id} ${intent}`}, 0))`.execute(tx)
  const { rows } = await sql`
    select 1 from operation_key where actor = ${caller.id} and operation = ${nameOf(operation)} and intent = ${intent} and key::text <> ${key}
    and time > now() - make_interval(mins => ${repeatMinutes}) limit 1`.execute(tx)
  return rows.length > 0
}

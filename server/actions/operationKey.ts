// The operation key: made once a user's intent, it lets a change happen once however often it is sent.
import { sql, type RawBuilder } from 'kysely'
import type { Call } from '../call.ts'
import type { Tx } from '../db/database.ts'
import { Fault } from '../Fault.ts'
import type { StoredRefusal } from './storedRefusal.ts'
import { areOfOneKey } from '../secrets/openSealing.ts'
import type { Claim, Intent } from './claimOf.ts'
import type { Outcome } from './Outcome.ts'
import { isUuid7, timeOfUuid7 } from './uuid7.ts'
import { errorCode } from '../errorCode.ts'

const dayMs = 86_400_000
const maxKeyAgeMs = 30 * dayMs
const repeatMinutes = 10

/** @throws Fault for what is no UUIDv7 */
export function ensureKey(key: unknown): asserts key is string {
  if (!isUuid7(key)) throw new Fault('BAD_REQUEST', 'a change needs a key that is a UUID of version 7')
}

/** @param now of the database */
const ensureYoung = (key: string, now: string): void => {
  const age = Date.parse(now) - timeOfUuid7(key)
  if (age > maxKeyAgeMs) throw new Fault('KEY_EXPIRED', 'This operation key is older than 30 days')
  if (age < -dayMs) throw new Fault('BAD_REQUEST', 'the operation key is from the future')
}

interface StoredKey {
  readonly operation: string
  readonly digest: string
  readonly result: Outcome | null
}

const isLocked = (error: unknown): boolean => errorCode(error) === '55P03'

interface Taken {
  readonly time: string
  readonly mine: boolean
  readonly refused: StoredRefusal | null
  readonly refusals: number
}

const maxRefusals = 32

export interface Claimed {
  /** The database's. */
  readonly time: string
  /** How the change ended that this key made before. */
  readonly earlier?: Outcome
  /** What exactly this asking was answered before: nothing was done, and nothing will be. */
  readonly refused?: StoredRefusal
}

/** What cannot be compared counts as the same: better told again what came of it than done twice. */
const isSame = (stored: StoredKey, operation: string, digest: string): boolean =>
  stored.operation === operation && (stored.digest === digest || !areOfOneKey(stored.digest, digest))

/**
 * Takes the key for this transaction: one that nobody used, or one under which everything was refused. Whoever comes with the same key meanwhile waits here.
 * A refusal whose asking was emptied (recordsSealed.sql) stands for whatever comes under its key.
 */
export const claimKey = async (tx: Tx, { caller, operation }: Call, { key, digest, intent, asked }: Claim): Promise<Claimed> => {
  const taken = await sql<Taken>`
    with taken as (
      insert into operation_key as k (actor, key, operation, digest, intent) values (${caller.id}, ${key}, ${operation.name}, ${digest}, ${intent})
      on conflict (actor, key) do update set operation = excluded.operation, digest = excluded.digest, intent = excluded.intent, time = now()
        where k.result is null
      returning k.refused
    ) select now() as time, exists (select from taken) as mine, (select coalesce(refused -> ${asked}::text, refused -> '') from taken) as refused,
      (select count(*)::int from taken, jsonb_object_keys(taken.refused)) as refusals`
    .execute(tx)
    .catch((error: unknown) => {
      throw isLocked(error) ? new Fault('IN_PROGRESS', 'This operation is still running') : error
    })
  const { time = '', mine = false, refused = null, refusals = 0 } = taken.rows[0] ?? {}
  ensureYoung(key, time)
  if (mine && refused) return { time, refused }
  if (mine && refusals >= maxRefusals) throw new Fault('LIMIT', 'This operation key was refused too often; take a new one')
  if (mine) return { time }
  const { rows } =
    await sql<StoredKey>`select operation, digest, result from operation_key where actor = ${caller.id} and key = ${key}`.execute(tx)
  const [stored] = rows
  if (stored && !isSame(stored, operation.name, digest)) throw new Fault('KEY_REUSED', 'This operation key was used for something else')
  if (!stored?.result) throw new Fault('IN_PROGRESS', 'This operation is still running')
  return { earlier: stored.result, time }
}

/** Leaves the key with nothing done but this refusal. */
export const storeRefusal = async (tx: Tx, { caller }: Call, { key, asked }: Claim, refusal: StoredRefusal): Promise<void> => {
  // A text of JSON may hold what no jsonb takes.
  const text = JSON.stringify(refusal).replaceAll('\\u0000', '')
  await sql`
    update operation_key set refused = coalesce(refused, '{}') || jsonb_build_object(${asked}::text, ${text}::jsonb)
    where actor = ${caller.id} and key = ${key}`.execute(tx)
}

/**
 * What came of it is what its key answers from now on, and its line stands in the audit: one statement. What waited for approval was done only now.
 * @param ended what else is over with it
 */
export const storeOutcome = (actor: string, key: string, outcome: Outcome, line: RawBuilder<unknown>, ended?: RawBuilder<unknown>) => sql`
  with kept as (update operation_key set result = ${JSON.stringify(outcome)}::jsonb, time = now() where actor = ${actor} and key = ${key} returning 1)
  ${ended ? sql`, ended as (${ended})` : sql``} ${line}`

/**
 * Whether the same, or what cannot be compared, was done by the same person within ten minutes, under another key; of what waited for approval, since it was asked for. Serialises the like of it until commit.
 * @param operations that may have done it
 */
export const isRepeat = async (
  tx: Tx,
  { caller, askedTime }: Call,
  { key, intent }: Intent,
  operations: readonly string[],
): Promise<boolean> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${caller.id} ${intent}`}, 0))`.execute(tx)
  const asked = askedTime ?? null
  const { rows } = await sql`
    select 1 from operation_key where actor = ${caller.id} and operation = any(${operations}) and intent in (${intent}, '') and key <> ${key}
    and result is not null and (${asked}::timestamptz is null or result ->> 'is' <> 'waits')
    and time > least(now() - make_interval(mins => ${repeatMinutes}), ${asked}::timestamptz) limit 1`.execute(tx)
  return rows.length > 0
}

/** From now on the key stands for this intent. A preview has none. */
export const storeIntent = async (tx: Tx, { caller }: Call, { key, intent }: Intent): Promise<void> => {
  await sql`update operation_key set intent = ${intent} where actor = ${caller.id} and key = ${key}`.execute(tx)
}

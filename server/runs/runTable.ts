// The tables of runs (server/db/engine/runs.sql).
import { sql } from 'kysely'
import type { RunState } from '../../language/kept.ts'
import type { Caller } from '../call.ts'
import type { Db, Tx } from '../db/database.ts'
import { Fault } from '../Fault.ts'
import { areOfOneKey } from '../secrets/openSealing.ts'

export interface NewRun {
  readonly caller: Caller
  readonly operation: string
  readonly key: string
  /** Of the change, without the record. */
  readonly args: Readonly<Record<string, unknown>>
  readonly entity: string
  /** The earlier run whose records these are. */
  readonly after: string | undefined
  /** Its records leave as a file: it waits for what comes back. */
  readonly filed: boolean
  readonly items: readonly { readonly record: string; readonly seen: number; readonly key: string }[]
}

/** @returns its id; undefined where the same key began one before */
export const insertRun = async (
  tx: Tx,
  { caller, operation, key, args, entity, after, filed, items }: NewRun,
): Promise<string | undefined> => {
  const { rows } = await sql<{ id: string }>`
    insert into run (actor_id, operation, entity, total, after_id, key, args, ip, status, handed_out)
    values (${caller.id}, ${operation}, ${entity}, ${items.length}, ${after ?? null}, ${key}, ${JSON.stringify(args)}::jsonb, ${caller.ip},
      ${filed ? 'PAUSED' : 'RUNNING'}, ${filed ? sql`now()` : null})
    on conflict (actor_id, key) do nothing returning id::text`.execute(tx)
  const id = rows[0]?.id
  if (id === undefined) return undefined
  await sql`
    insert into run_item (run_id, record, seen, key)
    select ${id}::bigint, record, seen, key
    from unnest(${items.map((each) => each.record)}::text[], ${items.map((each) => each.seen)}::integer[], ${items.map((each) => each.key)}::uuid[])
      with ordinality as item (record, seen, key, place) order by place`.execute(tx)
  return id
}

/** Keys of changes, taken before these are made: each stands for its own as if that was asked alone. */
export const takeKeys = async (
  tx: Tx,
  actor: string,
  operation: string,
  keys: readonly { readonly key: string; readonly intent: string }[],
): Promise<void> => {
  await sql`
    insert into operation_key (actor, key, operation, digest, intent)
    select ${actor}, key, ${operation}, intent, intent from unnest(${keys.map(({ key }) => key)}::uuid[], ${keys.map(({ intent }) => intent)}::text[]) as taken (key, intent)`.execute(
    tx,
  )
}

/** Of what was not made, or not come to, none stays. */
export const dropKeys = async (tx: Tx, actor: string, keys: readonly string[]): Promise<void> => {
  await sql`delete from operation_key where actor = ${actor} and key = any(${keys}::uuid[]) and result is null`.execute(tx)
}

const keyReused = (): Fault => new Fault('KEY_REUSED', 'This operation key was used for something else')

interface Spending {
  readonly by: 'runsStart' | 'runsFile' | 'runsAnswer'
  /** Of what was sent, where that is not in the plan. */
  readonly digest?: string
  readonly run: string
  readonly count: number
}

/**
 * The key is spent as by any change: it stands for this run, and for what was told of it.
 * @returns whether it is spent now; of one that was spent on the same before, false
 * @throws Fault KEY_REUSED for one that stands for something else
 */
export const spendKey = async (tx: Tx, actor: string, key: string, { by, digest = '', ...of }: Spending): Promise<boolean> => {
  const result = JSON.stringify({ is: 'done', answer: { ids: [of.run], count: of.count } })
  const spent = await sql`
    insert into operation_key (actor, key, operation, digest, intent, result) values (${actor}, ${key}, ${by}, ${digest}, '', ${result}::jsonb)
    on conflict (actor, key) do nothing returning 1`.execute(tx)
  if (spent.rows.length > 0) return true
  // A statement of its own: one that waited for the same key goes by what was there when it began.
  const { rows } = await sql<{ digest: string }>`
    select digest from operation_key where actor = ${actor} and key = ${key} and operation = ${by} and result = ${result}::jsonb`.execute(
    tx,
  )
  const [known] = rows
  // What cannot be compared counts as the same, as for any change.
  if (!known || (known.digest !== digest && areOfOneKey(known.digest, digest))) throw keyReused()
  return false
}

export interface Begun {
  readonly id: string
  readonly count: number
}

/** What a key stands for. */
export interface Beginning {
  readonly actor: string
  readonly key: string
  readonly operation: string
  readonly filed: boolean
}

/** What a key began. @throws Fault KEY_REUSED where it began something else */
export const findBegun = async (db: Db | Tx, { actor, key, operation, filed }: Beginning): Promise<Begun | undefined> => {
  const { rows } = await sql<Begun & { readonly same: boolean }>`
    select id::text as id, total as count, operation = ${operation} and (handed_out is not null) = ${filed} as same
    from run where actor_id = ${actor} and key = ${key}`.execute(db)
  const [begun] = rows
  if (begun && !begun.same) throw keyReused()
  return begun && { id: begun.id, count: begun.count }
}

/** Ids of a run's records. */
export const recordsOf = async (db: Db | Tx, run: string): Promise<readonly string[]> =>
  (await sql<{ record: string }>`select record from run_item where run_id = ${run} order by id`.execute(db)).rows.map(
    ({ record }) => record,
  )

export interface OpenRun {
  readonly id: string
  readonly actor: string
  readonly operation: string
  readonly args: Readonly<Record<string, unknown>>
  readonly ip: string
  /** Only what was answered is done. */
  readonly filed: boolean
}

/** Whether there is anything to do. */
export const isAnyRunning = async (db: Db): Promise<boolean> =>
  (await sql`select from run where status = 'RUNNING' limit 1`.execute(db)).rows.length > 0

/** One that runs, after that of an id where there is any: so that all have their turn. */
export const nextRun = async (tx: Tx, last: string): Promise<OpenRun | undefined> =>
  (
    await sql<OpenRun>`
      select id::text as id, actor_id::text as actor, operation, args, ip, handed_out is not null as filed from run where status = 'RUNNING' order by id <= ${last}::bigint, id limit 1`.execute(
      tx,
    )
  ).rows[0]

export interface Item {
  readonly id: string
  readonly record: string
  readonly seen: number
  readonly key: string
  readonly answer: string | null
  readonly ticks: readonly string[]
}

/** Those that nobody is at, until the transaction ends. */
export const takeItems = async (tx: Tx, { id, filed }: OpenRun, most: number): Promise<readonly Item[]> =>
  (
    await sql<Item>`
      select id::text as id, record, seen, key::text, answer, ticks from run_item
      where run_id = ${id} and outcome = 'WAITING' and (answer is not null or not ${filed}) order by id limit ${most}
      for no key update skip locked`.execute(tx)
  ).rows

export interface Came {
  readonly id: string
  readonly outcome: 'DONE' | 'REFUSED' | 'FAILED'
  readonly says: string | null
}

/** What came of some, and so of the run. Of one that was handed out, what is not done waits again for an answer: elsewhere it was done. */
export const storeOutcomes = async (tx: Tx, { id, filed }: Pick<OpenRun, 'id' | 'filed'>, came: readonly Came[]): Promise<void> => {
  const outcomes = came.map(({ outcome }) => (filed && outcome !== 'DONE' ? 'WAITING' : outcome))
  await sql`
    update run_item item set outcome = came.outcome, says = came.says, time = now(), answer = case came.outcome when 'WAITING' then null else item.answer end
    from unnest(${came.map((each) => each.id)}::bigint[], ${outcomes}::text[], ${came.map(({ says }) => says)}::text[]) as came (id, outcome, says)
    where item.id = came.id`.execute(tx)
  const done = outcomes.filter((each) => each === 'DONE').length
  const refused = filed ? 0 : came.length - done
  // Its version stays: whoever has it open may pause it meanwhile.
  await sql`update run set done = done + ${done}, refused = refused + ${refused} where id = ${id}`.execute(tx)
}

/** Where it is over by itself. @returns its version; undefined where it goes on, or somebody else ended it */
export const endRun = async (tx: Tx, run: string, to: RunState, stopped: string | null): Promise<number | undefined> =>
  (
    await sql<{ version: number }>`
      update run set status = ${to}, stopped = ${stopped}, ended = now(), version = version + 1 where id = ${run} and status = 'RUNNING'
      and (${to}::text <> 'DONE' or not exists (select from run_item where run_id = ${run} and outcome = 'WAITING')) returning version`.execute(
      tx,
    )
  ).rows[0]?.version

// The tables of runs that were handed out (server/db/engine/runsFiled.sql): what waits, what came back, that they rest.
import { sql } from 'kysely'
import type { Db, Tx } from '../db/database.ts'
import type { OpenRun } from './runTable.ts'

export interface HandedOut extends OpenRun {
  readonly status: string
}

/** A run that was handed out, kept as it is until the transaction ends. */
export const lockHandedOut = async (tx: Db | Tx, id: string): Promise<HandedOut | undefined> =>
  (
    await sql<HandedOut>`
      select id::text as id, actor_id::text as actor, operation, args, ip, true as filed, status from run
      where id = ${id} and handed_out is not null for no key update`.execute(tx)
  ).rows[0]

/**
 * One that was handed out and has done all that came back: it waits for the rest. Under lock first: a statement that waits for the row goes by the answers that
 * were there when it began.
 * @returns its version; undefined where there is no rest, or something to do
 */
export const restRun = async (tx: Tx, run: string): Promise<number | undefined> => {
  if (!(await lockHandedOut(tx, run))) return undefined
  const { rows } = await sql<{ version: number }>`
    update run set status = 'PAUSED', version = version + 1 where id = ${run} and status = 'RUNNING'
    and exists (select from run_item where run_id = ${run} and outcome = 'WAITING')
    and not exists (select from run_item where run_id = ${run} and outcome = 'WAITING' and answer is not null) returning version`.execute(
    tx,
  )
  return rows[0]?.version
}

/** Its records that nothing was done to yet and of which nothing came back. */
export const waitingOf = async (db: Db | Tx, run: string): Promise<readonly string[]> =>
  (
    await sql<{ record: string }>`
      select record from run_item where run_id = ${run} and outcome = 'WAITING' and answer is null order by id`.execute(db)
  ).rows.map(({ record }) => record)

/** What came back of some, as they were when it was asked whether they may be done, and that the run goes on. @returns its version */
export const storeAnswers = async (
  tx: Tx,
  run: string,
  came: readonly { readonly record: string; readonly answer: string; readonly seen: number }[],
  ticks: readonly string[],
): Promise<number> => {
  await sql`
    update run_item item set answer = came.answer, seen = came.seen, ticks = ${ticks}::text[]
    from unnest(${came.map(({ record }) => record)}::text[], ${came.map(({ answer }) => answer)}::text[], ${came.map(({ seen }) => seen)}::integer[])
      as came (record, answer, seen)
    where item.run_id = ${run} and item.record = came.record and item.outcome = 'WAITING'`.execute(tx)
  const { rows } = await sql<{ version: number }>`
    update run set status = 'RUNNING', version = version + 1 where id = ${run} returning version`.execute(tx)
  return rows[0]?.version ?? 0
}

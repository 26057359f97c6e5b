// Records that were handed out with a run which is not over: whatever else is done to them asks first, for elsewhere it may be done already.
import { sql } from 'kysely'
import type { EntityModel } from '../../language/model.ts'
import { remember } from '../../language/remember.ts'
import { Refusal } from '../actions/Refusal.ts'
import type { Db } from '../db/database.ts'

/** Whether anything of an entity leaves as a file. */
const isHandedOut = remember((entity: EntityModel): boolean => entity.actions.some(({ file }) => file !== undefined))

/** That it is meant though it was handed out with that run. */
export const tickOfRun = (run: string): string => `handedOut:${run}`

const refusalBy = (runs: readonly string[]): Refusal =>
  new Refusal(
    'handedOut',
    'refusals.handedOut',
    [runs.join(', ')],
    runs.map((run) => ({ name: tickOfRun(run), template: 'ticks.handedOut', params: [run] })),
  )

/** @returns by record, what asks first */
export const handedOutRefusals = async (db: Db, entity: EntityModel, ids: readonly string[]): Promise<ReadonlyMap<string, Refusal>> => {
  if (!isHandedOut(entity) || ids.length === 0) return new Map()
  const { rows } = await sql<{ record: string; runs: readonly string[] }>`
    select item.record, array_agg(run.id::text order by run.id) as runs from run_item item join run on run.id = item.run_id
    where item.record = any(${ids}::text[]) and item.outcome = 'WAITING' and run.entity = ${entity.name} and run.handed_out is not null
    and run.status in ('RUNNING', 'PAUSED') group by item.record`.execute(db)
  return new Map(rows.map(({ record, runs }) => [record, refusalBy(runs)]))
}

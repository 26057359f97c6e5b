// What a run came to: sums over the records that were done, beside what the ledger was told with them. Both are of now; an amount that is no money has none.
import { sql } from 'kysely'
import { decide } from '../../language/access.ts'
import { moneyOf } from '../../language/fields/money.ts'
import { named } from '../../language/named.ts'
import { callAs } from '../actions/callAs.ts'
import { denied } from '../authorize/authorize.ts'
import type { Call, Caller } from '../call.ts'
import type { Db } from '../db/database.ts'
import type { Bag } from '../isBag.ts'
import type { Answer } from '../queries/selectPaths.ts'
import type { Reader } from '../reader.ts'
import { readRun } from './readRun.ts'
import { sumRecords } from './sumRecords.ts'

/** The question of the list that the records stand in. @throws Fault DENIED */
export const listFor = ({ product }: Reader, caller: Caller, entity: string): Call => {
  const operation = named(product.entities, entity)?.list?.operation
  const call = callAs(product, caller, { operation: operation ?? '', args: {} })
  const { allowed, missing } = decide(caller, call.operation.guard)
  if (!allowed) throw denied(missing)
  return call
}

const doneIn = async (db: Db, run: string): Promise<readonly string[]> =>
  (await sql<{ record: string }>`select record from run_item where run_id = ${run} and outcome = 'DONE'`.execute(db)).rows.map(
    ({ record }) => record,
  )

const postedBy = async (db: Db, run: string): Promise<readonly Answer[]> => {
  const { rows } = await sql<{ count: number; minor: string; currency: string }>`
    select count(*)::int as count, sum(op.money_minor)::text as minor, op.money_currency as currency
    from run join run_item item on item.run_id = run.id join ledger_operation op on op.actor = run.actor_id::text and op.key = item.key
    where run.id = ${run} and op.money_minor is not null group by op.money_currency order by op.money_currency`.execute(db)
  return rows.map(({ count, minor, currency }) => ({ count, sum: moneyOf(minor, currency) }))
}

/** @returns an object of the contract's RunTotals */
export const runTotals = async (reader: Reader, caller: Caller, { id }: Bag): Promise<Answer> => {
  const run = await readRun(reader, caller, String(id))
  const sums = await sumRecords(reader, listFor(reader, caller, run.entity), await doneIn(reader.db, run.id))
  // Who may read none of the amounts is told none of the ledger's.
  return { sums, posted: sums.length === 0 ? [] : await postedBy(reader.db, run.id) }
}

// Work on records that no operation asks for: the world outside (a deposit, a mail that came back), and demo data.
import { sql } from 'kysely'
import { auditInsert } from '../audit/auditRecord.ts'
import type { Actor, Work } from '../customs.ts'
import type { Db } from '../db/database.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { timeOf } from '../db/timeOf.ts'
import type { ProductModel } from '../ProductModel.ts'
import { announceSelect, eventsOf } from './announce.ts'

export interface Outside {
  readonly product: ProductModel
  /** What happened, for the audit. */
  readonly action: string
  readonly actor?: Actor
  /** What it concerns, for the audit. */
  readonly entity?: string
  readonly part?: string
  readonly record?: string
  /** What was there and what is, by path, for the audit; asked when the work is done. */
  readonly difference?: () => { readonly before: unknown; readonly after: unknown }
}

/** One transaction with its audit record and announcements; tried again after a deadlock, so it must bear that (a unique external id). */
export const transact = <Result>(
  db: Db,
  { product, action, actor, entity, part, record, difference }: Outside,
  run: (work: Work) => Promise<Result>,
): Promise<Result> =>
  inTransaction(db, async (tx) => {
    const time = await timeOf(tx)
    const work: Work = { tx, product, action, actor, time, touched: [] }
    const result = await run(work)
    const line = auditInsert({
      actor,
      action,
      entity,
      part,
      record,
      outcome: 'DONE',
      ...difference?.(),
      touched: work.touched.map(({ values: _values, created: _created, ...each }) => each),
    })
    await sql`with line as (${line} returning 1) ${announceSelect(eventsOf(work, undefined))}`.execute(tx)
    return result
  })

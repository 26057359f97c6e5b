// Some records of a run in one transaction: what came of each is written along with what was done, so none is done twice, whoever dies meanwhile.
// Where such a transaction does not go through, the next record is tried alone, and left as failed where it is the one and the reason stays.
import { entityOfKept } from '../../language/kept.ts'
import type { EntityModel } from '../../language/model.ts'
import { eventsOf } from '../actions/announce.ts'
import { callAs, ensureStillMay } from '../actions/callAs.ts'
import { Refusal } from '../actions/Refusal.ts'
import type { Call, Caller } from '../call.ts'
import type { Db } from '../db/database.ts'
import { inTellingTransaction } from '../db/inTellingTransaction.ts'
import { isPassing } from '../db/inTransaction.ts'
import { timeOf } from '../db/timeOf.ts'
import type { ProductModel } from '../ProductModel.ts'
import { txReader } from '../reader.ts'
import { callerNow } from '../session/callerNow.ts'
import { say } from '../texts.ts'
import { restRun } from './answersTable.ts'
import { doItems, type Batch } from './doItems.ts'
import { failedAs, passes, type ItemCame } from './runItem.ts'
import { endRun, nextRun, storeOutcomes, takeItems, type Item, type OpenRun } from './runTable.ts'

/** Others wait for what it has locked: it takes few. */
const maxItems = 25

export interface Worked {
  /** The run it was at; undefined where none is to be done. */
  readonly run: string | undefined
  /** To be announced. */
  readonly events: readonly string[]
}

/** Whoever began it, with the change in their name. @throws Refusal where they may not do it any more */
const asked = async ({ tx, product, run }: Batch): Promise<Call> => {
  const call = callAs(product, await callerNow(txReader(tx, product), run), run)
  ensureStillMay(call)
  return call
}

/** What is told of the run and its records. */
const told = (
  { tx, product, time, run }: Batch,
  actor: Caller | undefined,
  came: readonly ItemCame[],
  version: number,
): readonly string[] => {
  const [runs, items] = [entityOfKept(product.entities, 'runs'), entityOfKept(product.entities, 'runItems')]
  // Each with whose run it is: whoever began it hears of it.
  const of = (entity: EntityModel | undefined, id: string): readonly string[] => {
    if (!entity) return []
    const touched = [{ entity: entity.name, part: '', id, version, removed: false }]
    return eventsOf({ tx, product, time, action: 'run', actor, touched }, { id, actor: run.actor })
  }
  return [...of(runs, run.id), ...came.flatMap((each) => [...of(items, each.id), ...each.events])]
}

const workOn = async (batch: Batch, items: readonly Item[]): Promise<readonly string[]> => {
  const { tx, product, run } = batch
  if (items.length === 0) {
    const version = (await restRun(tx, run.id)) ?? (await endRun(tx, run.id, 'DONE', null))
    return version === undefined ? [] : told(batch, undefined, [], version)
  }
  try {
    const call = await asked(batch)
    return told(batch, call.caller, await doItems(batch, call, items), 1)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const says = say(product, error.template, error.params)
    if (run.filed) {
      const came = items.map(({ id }): ItemCame => ({ id, outcome: 'REFUSED', says, events: [], touched: [] }))
      await storeOutcomes(tx, run, came)
      return told(batch, undefined, came, 1)
    }
    const version = await endRun(tx, run.id, 'STOPPED', says)
    return version === undefined ? [] : told(batch, undefined, [], version)
  }
}

/** What a transaction was at. */
interface Tried {
  run?: OpenRun
  item?: Item | undefined
}

interface Work {
  readonly db: Db
  readonly product: ProductModel
  readonly last: string
}

const work = ({ db, product, last }: Work, most: number, tried: Tried = {}): Promise<Worked> =>
  inTellingTransaction(
    db,
    async (tx) => {
      const [run, time] = await Promise.all([nextRun(tx, last), timeOf(tx)])
      if (!run) return { run: undefined, events: [] }
      const items = await takeItems(tx, run, most)
      Object.assign(tried, { run, item: items[0] })
      return { run: run.id, events: await workOn({ tx, product, time, run }, items) }
    },
    { byKey: true },
  )

/** Of one that is still the next, and that nobody else is at. */
const leaveFailed = ({ db, product }: Work, run: OpenRun, item: Item, error: unknown): Promise<Worked> =>
  inTellingTransaction(db, async (tx) => {
    const [[next], time] = await Promise.all([takeItems(tx, run, 1), timeOf(tx)])
    if (next?.id !== item.id) return { run: run.id, events: [] }
    const came = [failedAs(product, run.operation, item, error)]
    await storeOutcomes(tx, run, came)
    return { run: run.id, events: told({ tx, product, time, run }, undefined, came, 1) }
  })

/**
 * @param last id of the run that was worked on before: others come first
 * @throws what passes: it is tried again later
 */
export const workBatch = async (db: Db, product: ProductModel, last: string): Promise<Worked> => {
  const asking = { db, product, last }
  const alone: Tried = {}
  try {
    return await work(asking, maxItems)
  } catch (error) {
    // What the database was too busy for may be one record's lock: those beside it need not wait with it.
    if (isPassing(error)) throw error
  }
  try {
    return await work(asking, 1, alone)
  } catch (error) {
    if (passes(error)) throw error
    const { run, item } = alone
    if (!run || !item) throw error
    return leaveFailed(asking, run, item, error)
  }
}

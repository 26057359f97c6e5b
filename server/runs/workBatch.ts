// Some records of a run in one transaction: what came of each is written along with what was done, so none is done twice, whoever dies meanwhile.
import { entityOfKept } from '../../language/kept.ts'
import type { EntityModel } from '../../language/model.ts'
import { eventsOf } from '../actions/announce.ts'
import { callAs, ensureStillMay } from '../actions/callAs.ts'
import { Refusal } from '../actions/Refusal.ts'
import type { Call, Caller } from '../call.ts'
import type { Db } from '../db/database.ts'
import { inTellingTransaction } from '../db/inTellingTransaction.ts'
import { timeOf } from '../db/timeOf.ts'
import type { ProductModel } from '../ProductModel.ts'
import { txReader } from '../reader.ts'
import { callerNow } from '../session/callerNow.ts'
import { say } from '../texts.ts'
import { restRun } from './answersTable.ts'
import { doItems } from './doItems.ts'
import type { Batch } from './doItems.ts'
import type { ItemCame } from './runItem.ts'
import { endRun, nextRun, takeItems } from './runTable.ts'

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

const workOn = async (batch: Batch): Promise<readonly string[]> => {
  const { tx, product, run } = batch
  const items = await takeItems(tx, run, maxItems)
  if (items.length === 0) {
    const version = (await restRun(tx, run.id)) ?? (await endRun(tx, run.id, 'DONE', null))
    return version === undefined ? [] : told(batch, undefined, [], version)
  }
  try {
    const call = await asked(batch)
    return told(batch, call.caller, await doItems(batch, call, items), 1)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const version = await endRun(tx, run.id, 'STOPPED', say(product, error.template, error.params))
    return version === undefined ? [] : told(batch, undefined, [], version)
  }
}

/** @param last id of the run that was worked on before: others come first */
export const workBatch = (db: Db, product: ProductModel, last: string): Promise<Worked> =>
  inTellingTransaction(
    db,
    async (tx) => {
      const [run, time] = await Promise.all([nextRun(tx, last), timeOf(tx)])
      return run ? { run: run.id, events: await workOn({ tx, product, time, run }) } : { run: undefined, events: [] }
    },
    { byKey: true },
  )

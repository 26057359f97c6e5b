// Some records of a run in one transaction: what came of each is written along with what was done, so none is done twice, whoever dies meanwhile.
import { entityOfKept } from '../../language/kept.ts'
import type { EntityModel } from '../../language/model.ts'
import { eventsOf } from '../actions/announce.ts'
import { candidatesOf, lockTarget, lockTargets, ticksOf } from '../actions/beginAction.ts'
import type { ActionTarget } from '../actions/beginAction.ts'
import { callAs, ensureStillMay } from '../actions/callAs.ts'
import { intentOf } from '../actions/claimOf.ts'
import { Refusal } from '../actions/Refusal.ts'
import type { Call, Caller } from '../call.ts'
import type { Db, Tx } from '../db/database.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { timeOf } from '../db/timeOf.ts'
import { isBag } from '../isBag.ts'
import type { ProductModel } from '../ProductModel.ts'
import { txReader } from '../reader.ts'
import { callerNow } from '../session/callerNow.ts'
import { say } from '../texts.ts'
import { tickOfRun } from './handedOut.ts'
import { changeOf } from './planRun.ts'
import { beginItem, runItem } from './runItem.ts'
import type { ItemAsked, ItemBegun, ItemCame } from './runItem.ts'
import { dropKeys, endRun, nextRun, restRun, storeOutcomes, takeItems, takeKeys } from './runTable.ts'
import type { Item, OpenRun } from './runTable.ts'

/** Others wait for what it has locked: it takes few, and ends early where these take long. */
const maxItems = 25
const maxBatchMs = 400

interface Batch {
  readonly tx: Tx
  readonly product: ProductModel
  readonly time: string
  readonly run: OpenRun
}

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

/**
 * One after the other; while one ends the next is begun, unless that one changed it: then it is read anew.
 * @param targets as they were before all of them
 */
const doEach = async (
  batch: Batch,
  asked: readonly Omit<ItemAsked, 'target'>[],
  targets: readonly ActionTarget[],
): Promise<readonly ItemCame[]> => {
  const reader = txReader(batch.tx, batch.product)
  const came: ItemCame[] = []
  const changed = new Set<string>()
  const begin = (at: number): ItemBegun | undefined => {
    const [each, target] = [asked[at], targets[at]]
    return each && target && !changed.has(each.item.record) ? beginItem(batch, { ...each, target }) : undefined
  }
  const late = Date.now() + maxBatchMs
  let next: ItemBegun | undefined
  for (const [at, each] of asked.entries()) {
    if (Date.now() > late) break
    const begun = next ?? begin(at) ?? beginItem(batch, { ...each, target: await lockTarget(reader, each.call) })
    const one = await runItem(batch, begun, (touched) => {
      for (const { entity, id } of touched) if (entity === each.call.entity.name) changed.add(id)
      next = begin(at + 1)
    })
    // What was begun meanwhile went back with it.
    if (one.outcome !== 'DONE') next = undefined
    came.push(one)
  }
  return came
}

/**
 * As it would be asked for this record alone. What came back of it is its answer, and what was ticked beside that counts for it alone; that it was handed out
 * with its own run stands against nothing.
 */
const itemCall = (call: Call, run: OpenRun, { record, seen, key, answer, ticks }: Item): Call => {
  const one = changeOf(call, record, seen)
  const { input } = call.args
  const answered = answer !== null && { input: { ...(isBag(input) && input), [candidatesOf(call)[0].file?.answers ?? '']: answer } }
  return { ...one, args: { ...one.args, ...answered, key, ticks: [...ticksOf(call), ...ticks, tickOfRun(run.id)] } }
}

/** All are locked and read in one turn of the wire. */
const doItems = async (batch: Batch, call: Call, items: readonly Item[]): Promise<readonly ItemCame[]> => {
  const { tx, product, run } = batch
  const asked = items
    .map((item) => ({ item, call: itemCall(call, run, item) }))
    .map((each) => ({ ...each, intent: intentOf(product, each.call) }))
  const keys = asked.map(({ item: { key }, intent }) => ({ key, intent }))
  const [targets] = await Promise.all([
    lockTargets(
      txReader(tx, product),
      call,
      items.map(({ record }) => record),
    ),
    takeKeys(tx, call.caller.id, call.operation.name, keys),
  ])
  const came = await doEach(batch, asked, targets)
  await storeOutcomes(tx, run.id, came)
  if (came.length < items.length || came.some(({ outcome }) => outcome !== 'DONE'))
    await dropKeys(
      tx,
      call.caller.id,
      items.map(({ key }) => key),
    )
  return came
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
  inTransaction(
    db,
    async (tx) => {
      const [run, time] = await Promise.all([nextRun(tx, last), timeOf(tx)])
      return run ? { run: run.id, events: await workOn({ tx, product, time, run }) } : { run: undefined, events: [] }
    },
    { byKey: true },
  )

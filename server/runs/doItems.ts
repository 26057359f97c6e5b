// Some records of a run, one after the other in one transaction: locked and read at once, each begun while the one before ends.
import { candidatesOf, lockTarget, lockTargets, ticksOf } from '../actions/beginAction.ts'
import type { ActionTarget } from '../actions/beginAction.ts'
import { intentOf } from '../actions/claimOf.ts'
import type { Call } from '../call.ts'
import type { Tx } from '../db/database.ts'
import { isBag } from '../isBag.ts'
import type { ProductModel } from '../ProductModel.ts'
import { txReader } from '../reader.ts'
import { tickOfRun } from './handedOut.ts'
import { changeOf } from './makePlan.ts'
import { beginItem, runItem } from './runItem.ts'
import type { ItemAsked, ItemBegun, ItemCame } from './runItem.ts'
import { dropKeys, storeOutcomes, takeKeys } from './runTable.ts'
import type { Item, OpenRun } from './runTable.ts'

/** Others wait for what is locked: it ends early where these take long. */
const maxBatchMs = 400

export interface Batch {
  readonly tx: Tx
  readonly product: ProductModel
  readonly time: string
  readonly run: OpenRun
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
export const doItems = async (batch: Batch, call: Call, items: readonly Item[]): Promise<readonly ItemCame[]> => {
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

// Some records of a run in one transaction: locked and read at once, then done at once where that may be, else one after the other.
import { candidatesOf, lockTarget, lockTargets, ticksOf } from '../actions/beginAction.ts'
import { intentOf } from '../actions/claimOf.ts'
import type { Call } from '../call.ts'
import { isBag } from '../isBag.ts'
import { txReader } from '../reader.ts'
import { tickOfRun } from './handedOut.ts'
import { changeOf } from './makePlan.ts'
import { runItem, type ItemAsked, type ItemCame, type Running } from './runItem.ts'
import { dropKeys, storeOutcomes, takeKeys, type Item, type OpenRun } from './runTable.ts'
import { isForMany, runTogether } from './runTogether.ts'

/** Others wait for what is locked: it ends early where these take long. */
const maxBatchMs = 400

export interface Batch extends Running {
  readonly run: OpenRun
}

/** One after the other. What one of them changed of another is read anew. */
const doEach = async (batch: Batch, asked: readonly ItemAsked[]): Promise<readonly ItemCame[]> => {
  const reader = txReader(batch.tx, batch.product)
  const came: ItemCame[] = []
  const late = performance.now() + maxBatchMs
  for (const each of asked) {
    if (performance.now() > late) break
    const { call, item } = each
    const isOld = came.some(({ touched }) => touched.some(({ entity, id }) => entity === call.entity.name && id === item.record))
    came.push(await runItem(batch, isOld ? { ...each, target: await lockTarget(reader, call) } : each))
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
  const wanted = items
    .map((item) => ({ item, call: itemCall(call, run, item) }))
    .map((each) => ({ ...each, intent: intentOf(product, each.call) }))
  const keys = wanted.map(({ item: { key }, intent }) => ({ key, intent }))
  const [targets] = await Promise.all([
    lockTargets(
      txReader(tx, product),
      call,
      items.map(({ record }) => record),
    ),
    takeKeys(tx, call.caller.id, call.operation.name, keys),
  ])
  const asked = targets.flatMap((target, at): readonly ItemAsked[] => {
    const each = wanted[at]
    return each ? [{ ...each, target }] : []
  })
  const came = (isForMany(product, asked) && (await runTogether(batch, asked))) || (await doEach(batch, asked))
  await storeOutcomes(tx, run, came)
  if (came.length < items.length || came.some(({ outcome }) => outcome !== 'DONE'))
    await dropKeys(
      tx,
      call.caller.id,
      items.map(({ key }) => key),
    )
  return came
}

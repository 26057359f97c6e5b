// Records of a run at once, where the product's code says that one does not look at what is done to another: what each asks leaves along with what the others ask.
import { sql } from 'kysely'
import { actionMeant, beginAction } from '../actions/beginAction.ts'
import { performAction } from '../actions/runChange.ts'
import type { RunningAction } from '../actions/RunningAction.ts'
import { goesAtOnce } from '../customs.ts'
import { awaitedLater, isPassing } from '../db/inTransaction.ts'
import type { ProductModel } from '../ProductModel.ts'
import { finishItem, refuseItem, requestOf } from './runItem.ts'
import type { ItemAsked, ItemCame, Running } from './runItem.ts'

/** Whether the product's code lets what is meant be done to many records at once. */
export const isForMany = ({ customs }: ProductModel, asked: readonly ItemAsked[]): boolean =>
  asked.map(({ target }) => actionMeant(target)).every(({ effect }) => effect !== undefined && goesAtOnce(customs.effects[effect]))

/** Nothing is written before all that may say no was asked. */
const beginOne = async (batch: Running, asked: ItemAsked): Promise<RunningAction | ItemCame> => {
  try {
    return await beginAction(requestOf(batch, asked))
  } catch (error) {
    return refuseItem(batch.product, asked, error)
  }
}

const endOne = async ({ item }: ItemAsked, begun: RunningAction | ItemCame): Promise<ItemCame> =>
  'outcome' in begun ? begun : finishItem(item, begun, await performAction(begun))

const isDone = <Value>(each: PromiseSettledResult<Value>): each is PromiseFulfilledResult<Value> => each.status === 'fulfilled'

/**
 * @returns undefined where one did not go well once all had begun: nothing is done then, and they are to be done one after the other
 * @throws what passes, so that all of the transaction is tried again
 */
export const runTogether = async (batch: Running, asked: readonly ItemAsked[]): Promise<readonly ItemCame[] | undefined> => {
  const { tx } = batch
  void awaitedLater(sql`savepoint together`.execute(tx))
  const begun = await Promise.all(asked.map(async (each) => [each, await beginOne(batch, each)] as const))
  // All of them end before anything goes back.
  const ended = await Promise.allSettled(begun.map((each) => endOne(...each)))
  if (ended.every(isDone)) return ended.map(({ value }) => value)
  const passing = ended.find((each) => !isDone(each) && isPassing(each.reason))
  if (passing && !isDone(passing)) throw passing.reason
  await sql`rollback to savepoint together`.execute(tx)
  return undefined
}

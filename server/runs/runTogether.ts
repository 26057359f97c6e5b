// Records of a run at once, where the product's code says that one does not look at what is done to another: what each asks leaves along with what the others ask.
import { sql } from 'kysely'
import { actionMeant, beginAction } from '../actions/beginAction.ts'
import { performAction } from '../actions/runChange.ts'
import type { RunningAction } from '../actions/RunningAction.ts'
import { goesAtOnce } from '../customs.ts'
import { awaitedLater, isPassing } from '../db/inTransaction.ts'
import type { ProductModel } from '../ProductModel.ts'
import { finishItem, refusedAs, requestOf, type ItemAsked, type ItemCame, type Running } from './runItem.ts'

/** Whether the product's code lets what is meant be done to many records at once. */
export const isForMany = ({ customs }: ProductModel, asked: readonly ItemAsked[]): boolean =>
  asked.map(({ target }) => actionMeant(target)).every(({ effect }) => goesAtOnce(customs.effects[effect ?? '']))

/** Nothing is written before all that may say no was asked. @throws what nobody expected */
const beginOne = async (batch: Running, asked: ItemAsked): Promise<RunningAction | ItemCame> => {
  try {
    return await beginAction(requestOf(batch, asked))
  } catch (error) {
    const came = refusedAs(batch.product, asked, error)
    if (!came) throw error
    return came
  }
}

/** Whichever fails, all of them end before anything else is asked on their connection. @throws of their errors one that passes, else the first */
const allEnded = async <Value>(each: readonly Promise<Value>[]): Promise<readonly Value[]> => {
  const errors: unknown[] = []
  const values = await Promise.all(each.map((one) => one.catch((error: unknown) => void errors.push(error))))
  if (errors.length > 0) throw errors.find(isPassing) ?? errors[0]
  return values as readonly Value[]
}

/**
 * @returns undefined where one did not go well: nothing is done then, and they are to be done one after the other
 * @throws what passes, so that all of the transaction is tried again
 */
export const runTogether = async (batch: Running, asked: readonly ItemAsked[]): Promise<readonly ItemCame[] | undefined> => {
  const { tx } = batch
  void awaitedLater(sql`savepoint together`.execute(tx))
  try {
    const begun = await allEnded(asked.map(async (each) => ({ item: each.item, as: await beginOne(batch, each) })))
    return await allEnded(begun.map(async ({ item, as }) => ('outcome' in as ? as : finishItem(item, as, await performAction(as)))))
  } catch (error) {
    if (isPassing(error)) throw error
    await sql`rollback to savepoint together`.execute(tx)
    return undefined
  }
}

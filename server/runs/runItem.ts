// One record of a run at its turn: the same as a single change, in a transaction that others share. Right, state, guards and version are those of now.
import { sql } from 'kysely'
import { ticksOf, type ActionRequest, type ActionTarget } from '../actions/beginAction.ts'
import { collectReport } from '../actions/collectReport.ts'
import { finishAction } from '../actions/finishAction.ts'
import { InvalidInput } from '../actions/InvalidInput.ts'
import { RolledBack, rolledBackAsRefusal, type Outcome } from '../actions/Outcome.ts'
import { Refusal } from '../actions/Refusal.ts'
import { runAction } from '../actions/runChange.ts'
import type { RunningAction } from '../actions/RunningAction.ts'
import type { Call } from '../call.ts'
import type { Touched } from '../customs.ts'
import type { Tx } from '../db/database.ts'
import { awaitedLater, isPassing } from '../db/inTransaction.ts'
import { Fault } from '../Fault.ts'
import { knownFault } from '../knownFault.ts'
import { log } from '../log.ts'
import type { ProductModel } from '../ProductModel.ts'
import { txReader } from '../reader.ts'
import { say } from '../texts.ts'
import type { Came, Item } from './runTable.ts'

export interface Running {
  readonly tx: Tx
  readonly product: ProductModel
  /** The database's. */
  readonly time: string
}

export interface ItemAsked {
  /** As it would be asked for this record alone. */
  readonly call: Call
  readonly item: Item
  /** The record under lock, as it is now. */
  readonly target: ActionTarget
  readonly intent: string
}

export interface ItemCame extends Came {
  /** To be announced once it is committed. */
  readonly events: readonly string[]
  readonly touched: readonly Touched[]
}

/** What waits for another's approval is asked for one record at a time. */
const ticksFor = (call: Call): ReadonlySet<string> => new Set([...ticksOf(call)].filter((each) => each !== 'approval'))

export const requestOf = ({ tx, product, time }: Running, { call, item, target, intent }: ItemAsked): ActionRequest => {
  const work = { tx, product, actor: call.caller, time, touched: [] }
  return {
    call,
    reader: txReader(tx, product),
    work,
    claim: { key: item.key, intent },
    ticks: ticksFor(call),
    collected: collectReport(),
    target,
  }
}

/** The end of what went well. */
export const finishItem = async ({ id }: Item, running: RunningAction, outcome: Outcome): Promise<ItemCame> => {
  const { lastStatement, events } = await finishAction(running, outcome)
  const { touched, tx } = running.change
  await lastStatement.execute(tx)
  return { id, outcome: 'DONE', says: null, events, touched }
}

/** What stood against it; undefined for what nobody expected. */
const reasonOf = (error: unknown): Pick<Refusal, 'template' | 'params'> | undefined => {
  if (error instanceof Refusal) return error
  if (error instanceof RolledBack) return rolledBackAsRefusal(error)
  if (error instanceof InvalidInput) return error.errors[0]
  return error instanceof Fault && error.code !== 'INTERNAL' ? error : undefined
}

/** What an error that somebody expected makes of one, of which nothing is stored; undefined for any other. */
export const refusedAs = (product: ProductModel, { item }: ItemAsked, error: unknown): ItemCame | undefined => {
  const reason = isPassing(error) ? undefined : reasonOf(error)
  return reason && { id: item.id, outcome: 'REFUSED', says: say(product, reason.template, reason.params), events: [], touched: [] }
}

/** What nobody expected. */
export const failedAs = (product: ProductModel, operation: string, item: Item, error: unknown): ItemCame => {
  log('error', 'a record of a run failed', { operation, record: item.record, why: String(error) })
  return { id: item.id, outcome: 'FAILED', says: say(product, 'refusals.runFailed', []), events: [], touched: [] }
}

/** Nothing of the record's own: whoever asks for one change alone is told to try again. */
export const passes = (error: unknown): boolean => isPassing(error) || knownFault(error) !== undefined

/** @throws what passes, so that all of the transaction is tried again */
export const runItem = async (batch: Running, asked: ItemAsked): Promise<ItemCame> => {
  const { tx, product } = batch
  void awaitedLater(sql`savepoint item`.execute(tx))
  try {
    const { running, outcome } = await runAction(requestOf(batch, asked))
    return await finishItem(asked.item, running, outcome)
  } catch (error) {
    if (passes(error)) throw error
    await sql`rollback to savepoint item`.execute(tx)
    return refusedAs(product, asked, error) ?? failedAs(product, asked.call.operation.name, asked.item, error)
  }
}

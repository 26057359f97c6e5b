// One record of a run at its turn: the same as a single change, in a transaction that others share. Right, state, guards and version are those of now.
import { sql } from 'kysely'
import { standing, ticksOf } from '../actions/beginAction.ts'
import type { ActionRequest, ActionTarget } from '../actions/beginAction.ts'
import { collectReport } from '../actions/collectReport.ts'
import { finishAction } from '../actions/finishAction.ts'
import { InvalidInput } from '../actions/InvalidInput.ts'
import { RolledBack, rolledBackAsRefusal } from '../actions/Outcome.ts'
import { Refusal } from '../actions/Refusal.ts'
import { runAction } from '../actions/runChange.ts'
import type { Call } from '../call.ts'
import type { Touched } from '../customs.ts'
import type { Tx } from '../db/database.ts'
import { awaitedLater, isPassing } from '../db/inTransaction.ts'
import { Fault } from '../Fault.ts'
import { log } from '../log.ts'
import { txReader } from '../reader.ts'
import type { ProductModel } from '../ProductModel.ts'
import { say } from '../texts.ts'
import type { Came, Item } from './runTable.ts'

interface Running {
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

/** A record whose turn has come: what may be undone begins here, and what stands against it is asked. */
export interface ItemBegun extends ItemAsked {
  readonly savepoint: Promise<unknown>
  readonly request: ActionRequest
}

interface Done {
  /** To be announced once it is committed. */
  readonly events: readonly string[]
  readonly touched: readonly Touched[]
}

export interface ItemCame extends Came, Done {}

/** What leaves together with the last statement of a change that went well so far; it is told what that touched. */
type BeforeEnd = (touched: readonly Touched[]) => void

/** What waits for another's approval is asked for one record at a time. */
const ticksFor = (call: Call): ReadonlySet<string> => new Set([...ticksOf(call)].filter((each) => each !== 'approval'))

/** Leaves along with what is asked before and after it. What was before the savepoint it stands on: none is let go by itself. */
export const beginItem = ({ tx, product, time }: Running, asked: ItemAsked): ItemBegun => {
  const { call, item, target, intent } = asked
  const savepoint = awaitedLater(sql`savepoint item`.execute(tx))
  const work = { tx, product, actor: call.caller, time, touched: [] }
  const claim = { key: item.key, intent }
  const request = { call, reader: txReader(tx, product), work, claim, ticks: ticksFor(call), collected: collectReport(), target }
  return { ...asked, savepoint, request: { ...request, standing: awaitedLater(standing(request)) } }
}

const change = async ({ request }: ItemBegun, beforeEnd: BeforeEnd): Promise<Done> => {
  const { running, outcome } = await runAction(request)
  const { lastStatement, events } = await finishAction(running, outcome)
  const { touched, tx } = running.change
  const last = lastStatement.execute(tx)
  beforeEnd(touched)
  await last
  return { events, touched }
}

/** What stood against it; undefined for what nobody expected. */
const reasonOf = (error: unknown): Pick<Refusal, 'template' | 'params'> | undefined => {
  if (error instanceof Refusal) return error
  if (error instanceof RolledBack) return rolledBackAsRefusal(error)
  if (error instanceof InvalidInput) return error.errors[0]
  return error instanceof Fault && error.code !== 'INTERNAL' ? error : undefined
}

/** @throws what passes, so that all of the transaction is tried again */
export const runItem = async ({ tx, product }: Running, begun: ItemBegun, beforeEnd: BeforeEnd): Promise<ItemCame> => {
  const { id, record } = begun.item
  try {
    return { id, outcome: 'DONE', says: null, ...(await change(begun, beforeEnd)) }
  } catch (error) {
    if (isPassing(error)) throw error
    await begun.savepoint
    await sql`rollback to savepoint item`.execute(tx)
    const nothing = { events: [], touched: [] }
    const reason = reasonOf(error)
    if (reason) return { id, outcome: 'REFUSED', says: say(product, reason.template, reason.params), ...nothing }
    log('error', 'a record of a run failed', { operation: begun.call.operation.name, record, why: String(error) })
    return { id, outcome: 'FAILED', says: say(product, 'refusals.runFailed', []), ...nothing }
  }
}

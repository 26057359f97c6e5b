// One change from call to answer: key, lock, version, rules, validation, effect, store, audit, announcement; all in one transaction, or nothing.
import type { OperationDoes } from '../../language/model.ts'
import type { Refusals } from '../audit/refusals.ts'
import type { Call } from '../call.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { Fault } from '../Fault.ts'
import type { Answer } from '../queries/selectPaths.ts'
import { txReader } from '../reader.ts'
import type { Reader } from '../reader.ts'
import { invalidAnswer, outcomeAnswer, refusedAnswer } from './answers.ts'
import { constraintError } from './constraintError.ts'
import { create } from './create.ts'
import { custom } from './custom.ts'
import type { Doing, DoingRecord } from './Doing.ts'
import { finish } from './finish.ts'
import { InvalidInput } from './InvalidInput.ts'
import { openDoing } from './openDoing.ts'
import type { Opening } from './openDoing.ts'
import { claimKey, claimOf, ensureKey } from './operationKey.ts'
import { Unwound } from './Outcome.ts'
import type { Outcome } from './Outcome.ts'
import { Refusal } from './Refusal.ts'
import { remove } from './remove.ts'
import { reorder } from './reorder.ts'
import { openReporting } from './reporting.ts'
import { transition } from './transition.ts'
import { update } from './update.ts'

type Changes = Extract<OperationDoes, 'create' | 'update' | 'remove' | 'transition' | 'reorder' | 'custom'>
type Act = (doing: Doing) => Promise<Outcome>

const onRecord =
  (act: (doing: DoingRecord) => Promise<Outcome>): Act =>
  (doing) => {
    const { record } = doing
    if (!record) throw new Error(`${doing.action.operation} needs a record`)
    return act({ ...doing, record })
  }

const acts = {
  create,
  update: onRecord(update),
  remove: onRecord(remove),
  transition: onRecord(transition),
  reorder: onRecord(reorder),
  custom,
} satisfies Record<Changes, Act>

/** Runs the action in an open transaction. @throws Refusal, InvalidInput, Unwound, Fault */
export const act = async (opening: Opening): Promise<{ readonly doing: Doing; readonly outcome: Outcome }> => {
  const doing = await openDoing(opening)
  try {
    return { doing, outcome: await acts[doing.action.kind](doing) }
  } catch (error) {
    throw constraintError(doing.product, error) ?? error
  }
}

const ticksOf = ({ args }: Call): ReadonlySet<string> => new Set(Array.isArray(args['ticks']) ? args['ticks'].map(String) : [])

const change = (reader: Reader, call: Call): Promise<Outcome> =>
  inTransaction(reader.db, async (tx) => {
    ensureKey(call.args['key'])
    const claim = claimOf(call)
    const { known, time } = await claimKey(tx, call, claim)
    if (known) return known
    const inside = txReader(tx, reader.product)
    const work = { tx, product: reader.product, actor: call.caller, time, touched: [] }
    const { doing, outcome } = await act({ call, reader: inside, work, claim, ticks: ticksOf(call), reporting: openReporting() })
    await finish(doing, outcome)
    return outcome
  })

/** A refusal that a tick would lift is a question, and leaves no line. */
const noteRefusal = (refusals: Refusals, call: Call, rule: string): void =>
  refusals.note({
    actor: call.caller,
    action: call.operation.action ?? call.operation.name,
    operation: call.operation.name,
    entity: call.entity.name,
    part: call.operation.part,
    record: typeof call.args['id'] === 'string' ? call.args['id'].slice(0, 60) : undefined,
    rule,
  })

/** What a change answers where it throws; what nobody expected is thrown on. */
export const expected = async (reader: Reader, call: Call, refusals: Refusals, error: unknown): Promise<Answer> => {
  if (error instanceof InvalidInput) return invalidAnswer(reader.product, error)
  if (error instanceof Unwound) return outcomeAnswer(reader, call, error.outcome)
  if (error instanceof Refusal) {
    if (error.ticks.length === 0) noteRefusal(refusals, call, error.rule)
    return refusedAnswer(reader.product, error)
  }
  if (error instanceof Fault && error.code === 'DENIED') noteRefusal(refusals, call, 'right')
  throw error
}

/** @returns the object of the operation's union: saved, conflict, invalid, refused, gone, done, stale */
export const runChange = async (reader: Reader, call: Call, refusals: Refusals): Promise<Answer> => {
  let outcome: Outcome
  try {
    outcome = await change(reader, call)
  } catch (error) {
    return expected(reader, call, refusals, error)
  }
  return outcomeAnswer(reader, call, outcome)
}

// One change from call to answer: key, lock, version, rules, validation, effect, store, audit, announcement; all in one transaction, or nothing.
import type { ActionKindName } from '../../language/actions/index.ts'
import type { Refusals } from '../audit/refusals.ts'
import type { Call } from '../call.ts'
import type { StoredRecord } from '../customs.ts'
import { awaitedLater, inTransaction } from '../db/inTransaction.ts'
import type { TransactionWork } from '../db/inTransaction.ts'
import { Fault } from '../Fault.ts'
import type { Announcing } from '../live/announcing.ts'
import type { Answer } from '../queries/selectPaths.ts'
import { txReader } from '../reader.ts'
import type { Reader } from '../reader.ts'
import { invalidAnswer, outcomeAnswer, refusedAnswer } from './answers.ts'
import { claimOf } from './claimOf.ts'
import type { Claim } from './claimOf.ts'
import { constraintError } from './constraintError.ts'
import { create } from './create.ts'
import { custom } from './custom.ts'
import type { Doing, DoingRecord } from './Doing.ts'
import { endOf } from './finish.ts'
import { InvalidInput } from './InvalidInput.ts'
import { lockAsked, openDoing } from './openDoing.ts'
import type { Opening } from './openDoing.ts'
import { keptOf, thrownOf } from './keptRefusal.ts'
import type { KeptRefusal } from './keptRefusal.ts'
import { claimKey, ensureKey, keepRefusal } from './operationKey.ts'
import { Unwound } from './Outcome.ts'
import type { Outcome } from './Outcome.ts'
import { Refusal } from './Refusal.ts'
import { remove } from './remove.ts'
import { reorder } from './reorder.ts'
import { openReporting } from './reporting.ts'
import { transition } from './transition.ts'
import { update } from './update.ts'

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
} satisfies Record<ActionKindName, Act>

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

interface Told {
  readonly answer: Promise<Answer>
  /** To be announced. */
  readonly events: readonly string[]
}

/**
 * The key is taken and the record locked in one turn of the wire; whoever comes with the same key waits before the lock.
 * The answer's reads leave together with the commit. Where one needs another's answer it comes after it, as if read anew.
 */
const work =
  ({ product }: Reader, call: Call, claim: Claim): TransactionWork<Told> =>
  async (tx, last) => {
    const inside = txReader(tx, product)
    const claiming = claimKey(tx, call, claim)
    const asking = awaitedLater(lockAsked(inside, call))
    const { known, refused, time } = await claiming
    if (refused) throw thrownOf(refused)
    const tell = (outcome: Outcome, whole?: StoredRecord, events: readonly string[] = []): Told => {
      const answer = outcomeAnswer(inside, call, outcome, whole)
      last(answer)
      return { answer, events }
    }
    if (known) return tell(known)
    const begun = { tx, product, actor: call.caller, time, touched: [] }
    const opening = { call, reader: inside, work: begun, claim, ticks: ticksOf(call), reporting: openReporting(), asked: await asking }
    const { doing, outcome } = await act(opening)
    const { statement, whole, events } = await endOf(doing, outcome)
    last(statement.execute(tx))
    return tell(outcome, whole, events)
  }

/**
 * Nothing of what was refused is left; then its key is taken again and keeps the refusal. Who came with the same key in between
 * has the same answer as this one: what was done then, or what was refused.
 */
const refuse = (reader: Reader, call: Call, claim: Claim, kept: KeptRefusal): Promise<Answer | Refusal | InvalidInput> =>
  inTransaction(reader.db, async (tx) => {
    const { known, refused } = await claimKey(tx, call, claim)
    if (known) return outcomeAnswer(txReader(tx, reader.product), call, known)
    if (refused) return thrownOf(refused)
    await keepRefusal(tx, call, claim, kept)
    return thrownOf(kept)
  })

const change = async (reader: Reader, call: Call, announcing: Announcing): Promise<Answer> => {
  ensureKey(call.args['key'])
  const claim = await claimOf(reader.product, call)
  try {
    const { answer, events } = await inTransaction(reader.db, work(reader, call, claim), { byKey: call.args['id'] !== undefined })
    announcing.tell(events)
    return answer
  } catch (error) {
    const kept = keptOf(error)
    if (!kept) throw error
    const told = await refuse(reader, call, claim, kept)
    if (told instanceof Error) throw told
    return told
  }
}

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
export const runChange = async (reader: Reader, call: Call, refusals: Refusals, announcing: Announcing): Promise<Answer> => {
  try {
    return await change(reader, call, announcing)
  } catch (error) {
    return expected(reader, call, refusals, error)
  }
}

// One change from call to answer: key, lock, version, rules, validation, effect, store, audit, announcement; all in one transaction, or nothing.
import { actionKind, type ActionKindName } from '../../language/actions/index.ts'
import type { Refusals } from '../audit/refusals.ts'
import type { Call } from '../call.ts'
import type { StoredRecord } from '../customs.ts'
import { inTellingTransaction } from '../db/inTellingTransaction.ts'
import { awaitedLater, inTransaction, type TransactionWork } from '../db/inTransaction.ts'
import { Fault } from '../Fault.ts'
import type { Announcing } from '../live/announcing.ts'
import type { Answer } from '../queries/selectPaths.ts'
import { txReader, type Reader } from '../reader.ts'
import { invalidAnswer, outcomeAnswer, refusedAnswer } from './answers.ts'
import { awaitApproval } from './awaitApproval.ts'
import { claimOf, type Claim } from './claimOf.ts'
import { constraintError } from './constraintError.ts'
import { create } from './create.ts'
import { custom } from './custom.ts'
import type { RunningAction, RunningOnRecord } from './RunningAction.ts'
import { decideApproval, isDecision } from './decideApproval.ts'
import { ensureAtMost } from './ensureAtMost.ts'
import { finishAction } from './finishAction.ts'
import { InvalidInput } from './InvalidInput.ts'
import { lockTarget, beginAction, ticksOf, type ActionRequest } from './beginAction.ts'
import { refusalAsError, refusalToStore, type StoredRefusal } from './storedRefusal.ts'
import { claimKey, ensureKey, storeRefusal } from './operationKey.ts'
import { RolledBack, type Outcome } from './Outcome.ts'
import { NotOneself } from './NotOneself.ts'
import { takeProof, type Prove } from './proof.ts'
import { Refusal } from './Refusal.ts'
import { remove } from './remove.ts'
import { reorder } from './reorder.ts'
import { restore } from './restore.ts'
import { AwaitsApproval } from './openSpending.ts'
import { collectReport } from './collectReport.ts'
import { transition } from './transition.ts'
import { update } from './update.ts'

type Handler = (running: RunningAction) => Promise<Outcome>

const onRecord =
  (handler: (running: RunningOnRecord) => Promise<Outcome>): Handler =>
  (running) => {
    const { record } = running
    if (!record) throw new Error(`${running.action.operation} needs a record`)
    return handler({ ...running, record })
  }

const handlers = {
  create,
  update: onRecord(update),
  remove: onRecord(remove),
  transition: onRecord(transition),
  reorder: onRecord(reorder),
  restore: onRecord(restore),
  custom,
} satisfies Record<ActionKindName, Handler>

/** Does what nothing stands against, in an open transaction. @throws Refusal, InvalidInput, RolledBack, Fault */
export const performAction = async (running: RunningAction): Promise<Outcome> => {
  try {
    if (isDecision(running)) await decideApproval(running, runAction)
    const outcome = await handlers[running.action.kind](running)
    await ensureAtMost(running)
    running.spending.ensureAlone()
    return outcome
  } catch (error) {
    throw constraintError(running.product, error) ?? error
  }
}

/** Runs the action in an open transaction. @throws Refusal, InvalidInput, RolledBack, Fault */
export const runAction = async (request: ActionRequest): Promise<{ readonly running: RunningAction; readonly outcome: Outcome }> => {
  const running = await beginAction(request)
  return { running, outcome: await performAction(running) }
}

/** Over as many records as there are. */
export const isRun = ({ operation, entity }: Call): boolean =>
  entity.actions.some((each) => each.path === operation.action && each.on === 'list' && !actionKind(each).makes)

interface Changed {
  readonly answer: Promise<Answer>
  /** To be announced once it is committed. */
  readonly events: readonly string[]
}

/**
 * The key is taken and the record locked in one turn of the wire; whoever comes with the same key waits before the lock.
 * The answer's reads leave together with the commit. Where one needs another's answer it comes after it, as if read anew.
 */
const changeUnderKey =
  ({ product }: Reader, call: Call, claim: Claim): TransactionWork<Changed> =>
  async (tx, beforeCommit) => {
    const reader = txReader(tx, product)
    const claiming = claimKey(tx, call, claim)
    const locking = awaitedLater(lockTarget(reader, call))
    const { earlier, refused, time } = await claiming
    if (refused) throw refusalAsError(refused)
    const answerFor = (outcome: Outcome, record?: StoredRecord, events: readonly string[] = []): Changed => {
      const answer = outcomeAnswer(reader, call, outcome, record)
      beforeCommit(answer)
      return { answer, events }
    }
    if (earlier) return answerFor(earlier)
    const work = { tx, product, actor: call.caller, time, touched: [] }
    const target = await locking
    const { running, outcome } = await runAction({ call, reader, work, claim, ticks: ticksOf(call), collected: collectReport(), target })
    const { lastStatement, recordAfter, events } = await finishAction(running, outcome)
    beforeCommit(lastStatement.execute(tx))
    return answerFor(outcome, recordAfter, events)
  }

/**
 * Nothing of what was refused is left; then its key is taken again and the refusal stored under it. Who came with the same key in between
 * has the same answer as this one: what was done then, or what was refused.
 */
const refuseUnderKey = (reader: Reader, call: Call, claim: Claim, refusal: StoredRefusal): Promise<Answer | Refusal | InvalidInput> =>
  inTransaction(reader.db, async (tx) => {
    const { earlier, refused } = await claimKey(tx, call, claim)
    if (earlier) return outcomeAnswer(txReader(tx, reader.product), call, earlier)
    if (refused) return refusalAsError(refused)
    await storeRefusal(tx, call, claim, refusal)
    return refusalAsError(refusal)
  })

const changeOnce = async (reader: Reader, call: Call, announcing: Announcing): Promise<Answer> => {
  ensureKey(call.args['key'])
  const claim = await claimOf(reader.product, call)
  try {
    const { answer, events } = await inTellingTransaction(reader.db, changeUnderKey(reader, call, claim), {
      byKey: call.args['id'] !== undefined,
      long: isRun(call),
    })
    announcing.tell(events)
    return answer
  } catch (error) {
    if (error instanceof AwaitsApproval) {
      const { answer, events } = await awaitApproval(reader, call, claim, error.spending)
      announcing.tell(events)
      return answer
    }
    const refusal = refusalToStore(error)
    if (!refusal) throw error
    const answer = await refuseUnderKey(reader, call, claim, refusal)
    if (answer instanceof Error) throw answer
    return answer
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
export const answerError = async (reader: Reader, call: Call, refusals: Refusals, error: unknown): Promise<Answer> => {
  if (error instanceof NotOneself && error.why === 'wrong') noteRefusal(refusals, call, 'notOneself')
  if (error instanceof InvalidInput) return invalidAnswer(reader.product, error)
  if (error instanceof RolledBack) return outcomeAnswer(reader, call, error.outcome)
  if (error instanceof Refusal) {
    if (error.ticks.length === 0) noteRefusal(refusals, call, error.rule)
    return refusedAnswer(reader.product, error)
  }
  if (error instanceof Fault && error.code === 'DENIED') noteRefusal(refusals, call, 'right')
  throw error
}

/** What a change needs beside what is asked. */
export interface Changing {
  readonly reader: Reader
  readonly refusals: Refusals
  readonly announcing: Announcing
  readonly prove: Prove
}

/** @returns the object of the operation's union: saved, conflict, invalid, refused, gone, done, stale */
export const runChange = async ({ reader, refusals, announcing, prove }: Changing, given: Call): Promise<Answer> => {
  const { call, typed } = takeProof(given)
  try {
    return await changeOnce(reader, { ...call, proven: await prove(call, typed) }, announcing)
  } catch (error) {
    return answerError(reader, call, refusals, error)
  }
}

// A decision about what waits for approval: by another person who could do it too, or withdrawn by whoever asked. Approved, it is done as if asked anew, in the same transaction.
import { sql } from 'kysely'
import { kept, type ApprovalState } from '../../language/kept.ts'
import { named } from '../../language/named.ts'
import { giveBack } from '../attending/claims.ts'
import type { Call, Caller } from '../call.ts'
import { Fault } from '../Fault.ts'
import type { Reader } from '../reader.ts'
import { callerNow } from '../session/callerNow.ts'
import { beginAction, ensureRight, lockTarget, ticksOf, type ActionRequest } from './beginAction.ts'
import { callAs, ensureStillMay } from './callAs.ts'
import { intentOf } from './claimOf.ts'
import { collectReport } from './collectReport.ts'
import { finishAction } from './finishAction.ts'
import { InvalidInput } from './InvalidInput.ts'
import { RolledBack, rolledBackAsRefusal, type Outcome } from './Outcome.ts'
import { Refusal } from './Refusal.ts'
import type { RunningAction, RunningOnRecord } from './RunningAction.ts'

type Run = (request: ActionRequest) => Promise<{ readonly running: RunningAction; readonly outcome: Outcome }>

interface Waiting {
  readonly actor: string
  readonly operation: string
  readonly key: string
  readonly args: Readonly<Record<string, unknown>>
  readonly ip: string
  readonly time: string
}

export const isDecision = (running: RunningAction): running is RunningOnRecord =>
  running.part.table === kept.approvals.table && running.record !== undefined

const waitingOf = async ({ db }: Reader, id: string): Promise<Waiting> => {
  const { rows } = await sql<Waiting>`
    select actor_id::text as actor, operation, key::text, args, ip, time from approval where id = ${id}`.execute(db)
  const [waiting] = rows
  if (!waiting) throw new Error(`approval ${id} was locked and is not there`)
  return waiting
}

/** The call as it came, in another's name. */
const callOf = ({ product, change }: RunningAction, waiting: Waiting, caller: Caller): Call => {
  const call = callAs(product, caller, waiting)
  return { ...call, operation: { ...call.operation, preview: change.preview }, askedTime: waiting.time }
}

/** What stands against it is said to whoever decides, whose dialog has no field for it. */
const asRefusal = (error: unknown): unknown => {
  if (error instanceof RolledBack) return rolledBackAsRefusal(error)
  if (!(error instanceof InvalidInput)) return error
  const [first] = error.errors
  return first ? new Refusal(first.code, first.template, first.params) : error
}

/** Rights, guards, version, balance: of both, and of now. What was ticked then stays ticked, what is asked anew is asked of whoever approves. */
const carryOut = async (running: RunningOnRecord, waiting: Waiting, run: Run): Promise<void> => {
  const { change, reader } = running
  const requester = await callerNow(reader, waiting)
  const approving = callOf(running, waiting, running.call.caller)
  const asking = callOf(running, waiting, requester)
  ensureStillMay(asking)
  const { tx, product, time, touched } = change
  const { id } = asking.args
  if (typeof id === 'string') await giveBack(tx, asking.entity, id, [requester.id, running.call.caller.id])
  const shared = {
    reader,
    claim: { key: waiting.key, intent: intentOf(product, asking) },
    ticks: new Set([...ticksOf(waiting), ...change.ticks]),
    collected: { ...collectReport(), report: change.report },
    target: await lockTarget(reader, asking),
  }
  const request = (call: Call): ActionRequest => ({ ...shared, call, work: { tx, product, actor: call.caller, time, touched } })
  await beginAction(request(approving))
  const done = await run(request(asking))
  const { lastStatement } = await finishAction(done.running, done.outcome)
  await lastStatement.execute(tx)
}

/** By whoever could do it. Of what is gone by now nobody has the right any more: by whoever sees what waits. @throws Fault DENIED */
const ensureMayDecide = ({ product, call, part }: RunningOnRecord, { operation: name }: Waiting): void => {
  const operation = named(product.operations, name)
  ensureRight(call, { guard: operation?.guard ?? part.read }, undefined)
}

/** @param run does an action in the open transaction: runAction */
export const decideApproval = async (running: RunningOnRecord, run: Run): Promise<void> => {
  const { action, call, reader, record } = running
  const waiting = await waitingOf(reader, record.id)
  const to = action.to as ApprovalState | undefined
  const oneself = waiting.actor === call.caller.id
  if (to === 'WITHDRAWN') {
    if (!oneself) throw new Refusal('notOneself', 'refusals.withdrawOwn')
    return
  }
  if (oneself) throw new Refusal('oneself', 'refusals.approveOwn')
  ensureMayDecide(running, waiting)
  if (to !== 'APPROVED') return
  try {
    await carryOut(running, waiting, run)
  } catch (error) {
    throw error instanceof Fault ? error : asRefusal(error)
  }
}

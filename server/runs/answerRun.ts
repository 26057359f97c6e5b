// What came back of a run that was handed out: what would be done by it, and that it is done (docs/decisions/048).
import { entityOfKept } from '../../language/kept.ts'
import { named } from '../../language/named.ts'
import { refusedAnswer } from '../actions/answers.ts'
import { candidatesOf, inputOf, ticksOf } from '../actions/beginAction.ts'
import { callAs, ensureStillMay } from '../actions/callAs.ts'
import { ensureKey } from '../actions/operationKey.ts'
import { Refusal } from '../actions/Refusal.ts'
import { denied } from '../authorize/authorize.ts'
import type { Call, Caller } from '../call.ts'
import type { Tx } from '../db/database.ts'
import { inTellingTransaction } from '../db/inTellingTransaction.ts'
import { inTransaction } from '../db/inTransaction.ts'
import type { Answer } from '../queries/selectPaths.ts'
import { noteRead } from '../queries/noteRead.ts'
import { isKey } from '../queries/isKey.ts'
import { txReader, type Reader } from '../reader.ts'
import type { Bag } from '../isBag.ts'
import { sealingOf } from '../secrets/sealed.ts'
import { tickOfRun } from './handedOut.ts'
import { judge } from './judge.ts'
import { parted, versionOf, type Planned } from './makePlan.ts'
import { noteRun } from './noteRun.ts'
import { planAnswer } from './planAnswer.ts'
import { readAnswers, type CameBack } from './readAnswers.ts'
import { lockHandedOut, storeAnswers, waitingOf, type HandedOut } from './answersTable.ts'
import { spendKey } from './runTable.ts'
import { listFor } from './runTotals.ts'
import { planChanged, type Starting } from './startRun.ts'

const maxToldLines = 3
const open: readonly string[] = ['RUNNING', 'PAUSED']

interface Answering {
  readonly run: HandedOut
  /** Of the list whose records they are. */
  readonly list: Call
  readonly planned: Planned
  readonly unread: readonly string[]
  readonly came: readonly CameBack[]
}

/** Of the caller, and not over. @throws Fault DENIED, Refusal */
const ownRun = async (reader: Reader, caller: Caller, id: unknown): Promise<HandedOut> => {
  const runs = entityOfKept(reader.product.entities, 'runs')
  const run = runs && isKey(runs, id) ? await lockHandedOut(reader.db, id) : undefined
  if (!run || run.actor !== caller.id) throw denied([])
  if (!open.includes(run.status)) throw new Refusal('state', 'refusals.runOver')
  return run
}

const answering = async (reader: Reader, caller: Caller, { id, text, ticks }: Bag): Promise<Answering> => {
  const run = await ownRun(reader, caller, id)
  const change = callAs(reader.product, caller, run)
  ensureStillMay(change)
  const list = listFor(reader, caller, change.entity.name)
  const actions = candidatesOf(change)
  const [{ file, asks }] = actions
  const waiting = await waitingOf(reader.db, run.id)
  const { came, unread } = readAnswers(String(text), waiting, named(asks, file?.answers)?.max ?? 0)
  const ticked = new Set([...ticksOf(change), ...ticksOf({ args: { ticks } }), tickOfRun(run.id)])
  const judged = await judge(
    { reader, caller, entity: change.entity, actions, input: inputOf(change), ticks: ticked },
    came.map(({ record }) => record),
  )
  return { run, list, came, unread, planned: { total: waiting.length, ...parted(judged), invalid: null } }
}

/** @returns an object of the contract's RunPlan */
export const planAnswers = async (reader: Reader, caller: Caller, args: Bag): Promise<Answer> => {
  const { list, planned, unread } = await inTransaction(reader.db, (tx) => answering(txReader(tx, reader.product), caller, args))
  if (list.entity.readsAudited) await noteRead(reader, list)
  const plan = await planAnswer(reader, list, planned)
  if (unread.length === 0) return plan
  const told = [unread.slice(0, maxToldLines).join('; ')]
  const refused = refusedAnswer(reader.product, new Refusal('unread', 'refusals.unread', told))
  return { ...plan, reasons: [...(plan['reasons'] as readonly Answer[]), { refused, count: unread.length, records: [] }] }
}

const store = async (tx: Tx, { product }: Reader, actor: Caller, args: Bag & { readonly key: string }) => {
  const { id, key } = args
  const begun = { id: String(id), count: Number(args['count']) }
  const digest = sealingOf(product).fingerprint(JSON.stringify(['runsAnswer', begun.id, args['text']]))
  // Whoever asks again is told the same, however far it is by now; where something stands against it the key goes back with all else.
  if (!(await spendKey(tx, actor.id, key, { by: 'runsAnswer', digest, run: begun.id, count: begun.count }))) return { begun, events: [] }
  const { run, planned, came } = await answering(txReader(tx, product), actor, args)
  const { eligible } = planned
  if (eligible.length === 0 || eligible.length !== begun.count) throw planChanged(eligible.length)
  // As they are now: what stands against that was asked, here and in the plan.
  const seen = new Map(eligible.map((each) => [each.id, versionOf(each)]))
  const taken = came.flatMap(({ record, answer }) => {
    const version = seen.get(record)
    return version === undefined ? [] : [{ record, answer, seen: version }]
  })
  const version = await storeAnswers(tx, run.id, taken, [...ticksOf({ args })])
  const input = { operation: run.operation, records: [...seen.keys()] }
  return { begun, events: await noteRun(tx, product, { actor, action: 'answerRun', run: run.id, version, count: begun.count, key, input }) }
}

/** @returns an object of the contract's RunStart */
export const answerRun = async ({ reader, announcing, kick }: Starting, caller: Caller, args: Bag): Promise<Answer> => {
  const { key } = args
  ensureKey(key)
  const { begun, events } = await inTellingTransaction(reader.db, (tx) => store(tx, reader, caller, { ...args, key }))
  announcing.tell(events)
  kick()
  return { __typename: 'RunStarted', ...begun }
}

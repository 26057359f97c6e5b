// Begins a run: what the plan said, if it still says so, is kept with its records; whoever has a hand free does it.
import { grouped } from '../../language/fields/money.ts'
import { entityOfKept } from '../../language/kept.ts'
import { eventsOf } from '../actions/announce.ts'
import { refusedAnswer } from '../actions/answers.ts'
import { ensureKey } from '../actions/operationKey.ts'
import { Refusal } from '../actions/Refusal.ts'
import { uuid7 } from '../actions/uuid7.ts'
import { auditInsert } from '../audit/auditRecord.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { timeOf } from '../db/timeOf.ts'
import { Fault } from '../Fault.ts'
import type { Announcing } from '../live/announcing.ts'
import type { Answer } from '../queries/selectPaths.ts'
import type { Reader } from '../reader.ts'
import { makePlan, versionOf } from './planRun.ts'
import type { Planned } from './planRun.ts'
import type { RunRequest } from './readRequest.ts'
import { findBegun, insertRun, spendKey } from './runTable.ts'
import type { Begun } from './runTable.ts'

/** The name of the operation in the audit. */
const action = 'startRun'

export interface Starting {
  readonly reader: Reader
  readonly announcing: Announcing
  /** Nobody waits for the next look. */
  readonly kick: () => void
}

const started = ({ id, count }: Begun): Answer => ({ __typename: 'RunStarted', id, count })

/** A run is one line of the audit, and each of its changes has its own. */
const store = (
  reader: Reader,
  request: RunRequest,
  { eligible }: Planned,
  key: string,
): Promise<{ readonly begun: Begun; readonly events: readonly string[] }> =>
  inTransaction(reader.db, async (tx) => {
    const { list, change, picked } = request
    const { caller, entity } = list
    const { id: _id, version: _version, key: _key, ...args } = change.args
    const items = eligible.map((each) => ({ record: each.id, seen: versionOf(each), key: uuid7() }))
    const id = await insertRun(tx, {
      caller,
      operation: change.operation.name,
      key,
      args,
      entity: entity.name,
      after: picked.of?.run,
      items,
    })
    if (id === undefined) {
      const begun = await findBegun(tx, caller.id, key)
      if (!begun) throw new Error('a key is taken by no run')
      return { begun, events: [] }
    }
    if (!(await spendKey(tx, caller.id, key, id))) throw new Fault('KEY_REUSED', 'This operation key was used for something else')
    const runs = entityOfKept(reader.product.entities, 'runs')
    if (!runs) throw new Error('no entity shows the receipts of runs')
    const touched = [{ entity: runs.name, part: '', id, version: 1, removed: false, created: true as const }]
    const { filter, search } = list.args
    await auditInsert({
      actor: caller,
      action,
      operation: action,
      entity: runs.name,
      record: id,
      version: 1,
      outcome: 'DONE',
      count: items.length,
      key,
      input: { operation: change.operation.name, list: list.operation.name, filter, search },
      touched,
    }).execute(tx)
    const work = { product: reader.product, time: await timeOf(tx), action, actor: caller, touched, tx }
    return { begun: { id, count: items.length }, events: eventsOf(work, { id, actor: caller.id }) }
  })

/**
 * @param count how many the plan said
 * @returns an object of the contract's RunStart
 */
export const startRun = async (
  { reader, announcing, kick }: Starting,
  request: RunRequest,
  count: number,
  key: unknown,
): Promise<Answer> => {
  ensureKey(key)
  const known = await findBegun(reader.db, request.list.caller.id, key)
  if (known) return started(known)
  const planned = await makePlan(reader, request)
  if (planned.invalid) return planned.invalid
  if (planned.eligible.length === 0 || planned.eligible.length !== count)
    return refusedAnswer(reader.product, new Refusal('planChanged', 'refusals.planChanged', [grouped(planned.eligible.length)]))
  const { begun, events } = await store(reader, request, planned, key)
  announcing.tell(events)
  kick()
  return started(begun)
}

// Hands out records that are done elsewhere first: a file of them, kept nowhere, and a run that waits for what comes back (docs/decisions/048).
import { decide } from '../../language/access.ts'
import { currentPassword } from '../../language/currentPassword.ts'
import { leavesByEnd } from '../../language/fields/index.ts'
import { entityOfKept } from '../../language/kept.ts'
import { partFieldAt, type PartField } from '../../language/partFields.ts'
import { lockTargets, ticksOf } from '../actions/beginAction.ts'
import { NotOneself } from '../actions/NotOneself.ts'
import { ensureKey } from '../actions/operationKey.ts'
import type { ProveOneself } from '../actions/proof.ts'
import { reasonIn, withoutValue } from '../actions/reasonIn.ts'
import { Refusal } from '../actions/Refusal.ts'
import { isTicked } from '../actions/rules.ts'
import { audit } from '../audit/auditRecord.ts'
import { denied } from '../authorize/authorize.ts'
import type { StoredRecord } from '../customs.ts'
import type { Tx } from '../db/database.ts'
import { oneAtATime } from '../db/oneAtATime.ts'
import { Fault } from '../Fault.ts'
import type { Bag } from '../isBag.ts'
import type { ProductModel } from '../ProductModel.ts'
import { loadWhole } from '../queries/loadRecords.ts'
import { mayRead } from '../queries/mayRead.ts'
import type { Answer } from '../queries/selectPaths.ts'
import { txReader, type Reader } from '../reader.ts'
import { textOf } from '../textOf.ts'
import { fileText } from './fileText.ts'
import { handedOutRefusals } from './handedOut.ts'
import type { Judged } from './judge.ts'
import { makePlan, versionOf } from './makePlan.ts'
import type { RunRequest } from './readRequest.ts'
import { findBegun, recordsOf } from './runTable.ts'
import { planChanged, type Starting } from './startRun.ts'
import { beginningOf, storeRun } from './storeRun.ts'

const fieldsOf = ({ list: { entity }, actions: [action] }: RunRequest): readonly PartField[] =>
  (action.file?.columns ?? []).flatMap((path) => partFieldAt(entity, path) ?? [])

/** All that the file says, each value whole. @throws Fault DENIED */
const ensureShown = ({ list }: RunRequest, fields: readonly PartField[]): void => {
  for (const found of fields) {
    const { reveal } = found.field
    const { allowed, missing } =
      leavesByEnd(found.field) && reveal ? decide(list.caller, reveal) : { allowed: mayRead(list, found), missing: [] }
    if (!allowed) throw denied(missing)
  }
}

const withoutValues = (reason: string, fields: readonly PartField[], records: readonly StoredRecord[]): string =>
  fields
    .filter(({ field }) => leavesByEnd(field))
    .flatMap(({ field }) => records.map((record) => ({ value: textOf(record[field.path] ?? ''), shows: field.shows })))
    .filter(({ value }) => value !== '')
    .reduce((text, { value, shows }) => withoutValue(text, value, shows), reason)

/**
 * Under lock and one after another, so that nothing is handed out twice unasked, nor what was paid while the file was made: any other change locks its record
 * first, and then asks whether it was handed out.
 * @throws Refusal
 */
const ensureHeld =
  ({ list: { entity }, change }: RunRequest, product: ProductModel, eligible: readonly Judged[]) =>
  async (tx: Tx): Promise<void> => {
    const ids = eligible.map(({ id }) => id)
    await oneAtATime({ tx }, `handed out ${entity.name}`)
    const targets = await lockTargets(txReader(tx, product), change, ids)
    const out = await handedOutRefusals(tx, entity, ids)
    const isHeld = (each: Judged, at: number): boolean => {
      const asks = out.get(each.id)
      return versionOf({ ...each, record: targets[at]?.record }) === versionOf(each) && (!asks || isTicked(asks, ticksOf(change)))
    }
    const held = eligible.filter(isHeld)
    if (held.length < eligible.length) throw planChanged(held.length)
  }

const recordsIn = (some: readonly Judged[]): readonly StoredRecord[] => some.flatMap(({ record }) => record ?? [])

/** Those of one value of the plan's `per`. */
const ofGroup = ({ list }: RunRequest, eligible: readonly Judged[], group: unknown): readonly Judged[] => {
  const per = list.entity.list?.plan?.per
  return per === undefined ? eligible : eligible.filter(({ record }) => textOf(record?.[per] ?? '') === group)
}

export interface Filing extends Starting {
  readonly proveOneself: ProveOneself
}

/** The same once more, as the records are now: whoever saw no answer asks so, and it is one more line of the audit. */
const again = async (
  { db, ...reader }: Reader,
  { list, change }: RunRequest,
  run: string,
  inputOf: (records: readonly StoredRecord[]) => Bag,
): Promise<readonly StoredRecord[]> => {
  const runs = entityOfKept(reader.product.entities, 'runs')
  const records = (await loadWhole({ db, ...reader }, list.entity, await recordsOf(db, run))).flatMap((each) => each ?? [])
  const told = { operation: change.operation.name, list: list.operation.name, ...inputOf(records) }
  const of = { actor: list.caller, action: 'fileRun', operation: 'fileRun', entity: runs?.name, record: run, outcome: 'DONE' } as const
  await audit(db, { ...of, count: records.length, input: told })
  return records
}

/**
 * @param args count: how many the plan said of this group; group, reason, currentPassword, key
 * @returns an object of the contract's RunFiled
 */
export const fileRun = async ({ reader, announcing, proveOneself }: Filing, request: RunRequest, args: Bag): Promise<Answer> => {
  const { group, count, key, [currentPassword.name]: typed } = args
  ensureKey(key)
  const { list, actions } = request
  const [action] = actions
  if (!action.file) throw new Fault('BAD_REQUEST', 'This is not handed out as a file')
  const fields = fieldsOf(request)
  ensureShown(request, fields)
  const reason = reasonIn(args['reason'])
  if (typeof typed !== 'string' || !(await proveOneself(list.caller, typed))) throw new NotOneself('missing')
  const answer = (id: string, records: readonly StoredRecord[]): Answer => ({
    __typename: 'RunFile',
    id,
    count: records.length,
    text: fileText(reader.product, list.entity, action, records),
  })
  const inputOf = (records: readonly StoredRecord[]): Bag => ({
    group,
    reason: withoutValues(reason, fields, records),
    records: records.map(({ id }) => id),
  })
  const fileOfKey = async (): Promise<Answer | undefined> => {
    const known = await findBegun(reader.db, beginningOf({ request, key, by: 'runsFile' }))
    return known && answer(known.id, await again(reader, request, known.id, inputOf))
  }
  const known = await fileOfKey()
  if (known) return known
  const { invalid, eligible: all } = await makePlan(reader, request)
  const eligible = ofGroup(request, all, group)
  const records = recordsIn(eligible)
  try {
    if (invalid || eligible.length === 0 || eligible.length !== count) throw planChanged(eligible.length)
    const { begun, events } = await storeRun(reader, {
      by: 'runsFile',
      action: 'fileRun',
      request,
      eligible,
      key,
      input: inputOf(records),
      before: ensureHeld(request, reader.product, eligible),
    })
    announcing.tell(events)
    return answer(begun.id, records)
  } catch (error) {
    // Asked again while the first was under way: that one has handed them out by now.
    const meanwhile = error instanceof Refusal ? ((await fileOfKey()) ?? invalid) : undefined
    if (!meanwhile) throw error
    return meanwhile
  }
}

// Hands out records that are done elsewhere first: a file of them, kept nowhere, and a run that waits for what comes back (docs/decisions/048).
import { decide } from '../../language/access.ts'
import { currentPassword } from '../../language/currentPassword.ts'
import { leavesByEnd } from '../../language/fields/index.ts'
import { mask } from '../../language/fields/masked.ts'
import { entityOfKept } from '../../language/kept.ts'
import { partFieldAt } from '../../language/partFields.ts'
import type { PartField } from '../../language/partFields.ts'
import { refusedAnswer } from '../actions/answers.ts'
import { ticksOf } from '../actions/beginAction.ts'
import { NotOneself } from '../actions/NotOneself.ts'
import { ensureKey } from '../actions/operationKey.ts'
import type { ProveOneself } from '../actions/proof.ts'
import { reasonIn } from '../actions/reasonIn.ts'
import { isTicked } from '../actions/rules.ts'
import { audit } from '../audit/auditRecord.ts'
import { denied } from '../authorize/authorize.ts'
import type { StoredRecord } from '../customs.ts'
import type { Tx } from '../db/database.ts'
import { oneAtATime } from '../db/oneAtATime.ts'
import { Fault } from '../Fault.ts'
import type { Bag } from '../isBag.ts'
import { loadWhole } from '../queries/loadRecords.ts'
import { mayRead } from '../queries/mayRead.ts'
import type { Answer } from '../queries/selectPaths.ts'
import type { Reader } from '../reader.ts'
import { textOf } from '../textOf.ts'
import { fileText } from './fileText.ts'
import { handedOutRefusals } from './handedOut.ts'
import type { Judged } from './judge.ts'
import { makePlan } from './makePlan.ts'
import type { RunRequest } from './readRequest.ts'
import { findBegun, recordsOf } from './runTable.ts'
import { planChanged } from './startRun.ts'
import type { Starting } from './startRun.ts'
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

/** Whoever types such a value into the reason shall not put it into the audit. */
const withoutValues = (reason: string, fields: readonly PartField[], records: readonly StoredRecord[]): string =>
  fields
    .filter(({ field }) => leavesByEnd(field))
    .flatMap(({ field }) => records.map((record) => ({ value: textOf(record[field.path] ?? ''), shows: field.shows ?? 0 })))
    .filter(({ value }) => value !== '')
    .reduce((text, { value, shows }) => text.replaceAll(value, mask(value, shows)), reason)

/** One after another, so that nothing is handed out twice unasked. @throws Refusal */
const ensureHeld =
  ({ list: { entity }, change }: RunRequest, ids: readonly string[]) =>
  async (tx: Tx): Promise<void> => {
    await oneAtATime({ tx }, `handed out ${entity.name}`)
    const out = await handedOutRefusals(tx, entity, ids)
    const asking = [...out.values()].filter((each) => !isTicked(each, ticksOf(change)))
    if (asking.length > 0) throw planChanged(ids.length - asking.length)
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
  const known = await findBegun(reader.db, beginningOf({ request, key, by: 'runsFile' }))
  if (known) return answer(known.id, await again(reader, request, known.id, inputOf))
  const { invalid, eligible: all } = await makePlan(reader, request)
  if (invalid) return invalid
  const eligible = ofGroup(request, all, group)
  if (eligible.length === 0 || eligible.length !== count) return refusedAnswer(reader.product, planChanged(eligible.length))
  const [records, ids] = [recordsIn(eligible), eligible.map(({ id }) => id)]
  const { begun, events } = await storeRun(reader, {
    by: 'runsFile',
    action: 'fileRun',
    request,
    eligible,
    key,
    input: inputOf(records),
    before: ensureHeld(request, ids),
  })
  announcing.tell(events)
  return answer(begun.id, records)
}

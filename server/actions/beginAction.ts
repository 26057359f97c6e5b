// From a call to an action under way: which action is meant, its record locked, and everything that can say no before anything is done.
import { actionKind } from '../../language/actions/index.ts'
import { decide, subjectOf, type Guard } from '../../language/access.ts'
import type { ActionModel, EntityModel } from '../../language/model.ts'
import { pathIn, statusIn } from '../../language/paths.ts'
import { denied } from '../authorize/authorize.ts'
import type { Call } from '../call.ts'
import type { CustomRun, StoredRecord, Work } from '../customs.ts'
import { Fault } from '../Fault.ts'
import type { Reader } from '../reader.ts'
import type { Intent } from './claimOf.ts'
import { inputFieldsOf } from './inputFields.ts'
import { ensureReadable } from './readable.ts'
import type { RunningAction } from './RunningAction.ts'
import { lockRecords } from './lockRecords.ts'
import { RolledBack } from './Outcome.ts'
import { isEmpty } from './brokenRules.ts'
import { openRepeating } from './repeating.ts'
import { openSpending } from './openSpending.ts'
import type { CollectedReport } from './collectReport.ts'
import { refusalNow } from './standing.ts'
import { requireNamed } from '../../language/named.ts'

export interface ActionRequest {
  readonly call: Call
  readonly reader: Reader
  readonly work: Omit<Work, 'action'>
  readonly claim: Intent
  readonly ticks: ReadonlySet<string>
  readonly collected: CollectedReport
  /** What the call is about, under lock: see lockTarget. */
  readonly target: ActionTarget
}

/** The actions that the call may mean, and its record: undefined where it is about none. */
export interface ActionTarget {
  readonly candidates: readonly [ActionModel, ...ActionModel[]]
  readonly onRecord: boolean
  readonly record: StoredRecord | undefined
}

export const candidatesOf = ({ operation, entity }: Pick<Call, 'operation' | 'entity'>): readonly [ActionModel, ...ActionModel[]] => {
  const paths = operation.actions ?? [operation.action]
  const [first, ...rest] = entity.actions.filter((each) => paths.includes(each.path))
  if (!first) throw new Fault('INTERNAL', `${operation.name} has no action`)
  return [first, ...rest]
}

/** What is typed. A text of blanks is null from here on: no rule is asked of what is absent, so it must not be stored either. */
export const inputOf = ({ args }: Pick<Call, 'args'>): Readonly<Record<string, unknown>> => {
  const input = args['patch'] ?? args['input'] ?? {}
  return Object.fromEntries(
    Object.entries(input).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, typeof value === 'string' && isEmpty(value) ? null : value]],
    ),
  )
}

/** Names of what was ticked. */
export const ticksOf = ({ args }: Pick<Call, 'args'>): ReadonlySet<string> =>
  new Set(Array.isArray(args['ticks']) ? args['ticks'].map(String) : [])

/** @throws Fault DENIED */
export const ensureRight = (
  { caller }: Pick<Call, 'caller'>,
  { guard }: { readonly guard: Guard | undefined },
  subject: string | undefined,
): void => {
  const { allowed, missing } = decide(caller, guard, subject)
  if (!allowed) throw denied(missing)
}

const ensureVersion = ({ args }: Call, action: ActionModel, entity: EntityModel, record: StoredRecord | undefined): void => {
  if (!record || action.appendOnly) return
  const part = requireNamed(entity.parts, action.part)
  if (record[pathIn(part.name, 'version')] !== args['version']) throw new RolledBack({ is: 'conflict', id: record.id })
}

/** Locks records that calls like this one are about, in the order of the ids; begins at once, whatever else is under way. */
export const lockTargets = async (
  reader: Reader,
  call: Pick<Call, 'entity' | 'operation'>,
  ids: readonly unknown[],
): Promise<readonly ActionTarget[]> => {
  const { entity } = call
  const candidates = candidatesOf(call)
  const [first] = candidates
  const onRecord = first.on === 'record'
  if (!onRecord) return ids.map(() => ({ candidates, onRecord, record: undefined }))
  const records = await lockRecords(reader, entity, requireNamed(entity.parts, first.part), ids, actionKind(first).ends === true)
  return records.map((record) => ({ candidates, onRecord, record }))
}

/** Locks the record that a call is about. */
export const lockTarget = async (reader: Reader, call: Call): Promise<ActionTarget> => {
  const [target] = await lockTargets(reader, call, [call.args['id']])
  if (!target) throw new Error('one id has one target')
  return target
}

/** Of transitions with one name on the wire, the one that starts where the record is. */
export const actionMeant = ({ candidates, record }: Pick<ActionTarget, 'candidates' | 'record'>): ActionModel =>
  candidates.find((each) => record !== undefined && each.from.includes(String(record[statusIn(each.part)]))) ?? candidates[0]

export const beginAction = async (opening: ActionRequest): Promise<RunningAction> => {
  const { call, reader, work, claim, ticks, collected, target } = opening
  const { entity, caller, operation } = call
  const { onRecord, record } = target
  if (onRecord && !record) throw new RolledBack({ is: 'gone', id: String(call.args['id']) })
  const action = actionMeant(target)
  const input = inputOf(call)
  const subject = subjectOf(entity, record?.id, (path) => (record ?? input)[path])
  ensureRight(call, action, subject)
  ensureReadable(input, inputFieldsOf(call).byName)
  ensureVersion(call, action, entity, record)
  const given = new Map<string, unknown>()
  const repeating = openRepeating({ call, product: reader.product, tx: work.tx, action, claim, ticks })
  const spending = openSpending({ call, reader, action, ticks })
  const change: CustomRun = {
    ...work,
    action: action.path,
    actor: caller,
    viewer: caller,
    operation,
    model: action,
    entity,
    record,
    input,
    ticks,
    key: claim.key,
    asked: call.askedTime ?? work.time,
    preview: operation.preview,
    means: repeating.means,
    spends: spending.spends,
    set: (field, value) => void given.set(field, value),
    report: collected.report,
  }
  const running: RunningAction = {
    product: reader.product,
    call,
    reader,
    entity,
    action,
    part: requireNamed(entity.parts, action.part),
    record,
    subject,
    change,
    given,
    repeating,
    spending,
  }
  const refused = await refusalNow({ tx: work.tx, product: reader.product, viewer: caller, entity, action, record, input, ticks })
  if (refused) throw refused
  if (action.repeats === 'asks') await repeating.ensureNew()
  return running
}

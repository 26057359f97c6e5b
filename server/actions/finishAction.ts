// The end of a change, in its own transaction and in one statement: its audit record and the key's answer. What is announced follows the commit.
import { neverLeaves } from '../../language/fields/index.ts'
import { isComputed } from '../../language/fields/derived.ts'
import { actionKind } from '../../language/actions/index.ts'
import type { RawBuilder } from 'kysely'
import { claimEnd } from '../attending/claims.ts'
import { auditInsert, clearOf } from '../audit/auditRecord.ts'
import type { FieldModel, PartModel } from '../../language/model.ts'
import { pathIn } from '../../language/paths.ts'
import type { StoredRecord, Touched } from '../customs.ts'
import { loadWhole } from '../queries/loadRecords.ts'
import { eventsOf } from './announce.ts'
import type { RunningAction } from './RunningAction.ts'
import { storeOutcome } from './operationKey.ts'
import type { Outcome } from './Outcome.ts'
import { remember } from '../../language/remember.ts'
import { inputFieldsOf } from './inputFields.ts'

type Values = Readonly<Record<string, unknown>>

/** What of a part the audit compares. */
const auditedFields = remember((part: PartModel): readonly FieldModel[] =>
  part.fields.filter((each) => !isComputed(each) && !neverLeaves(each)),
)

const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

/** Values of the part that differ; of a new or removed record, all of it that is there. */
const difference = (
  part: PartModel,
  before: Values | undefined,
  after: Values | undefined,
): { readonly before: Values | undefined; readonly after: Values | undefined } => {
  const fields = auditedFields(part)
  const paths = fields.map((each) => each.path).filter((path) => !isSame(before?.[path], after?.[path]))
  const pick = (values: Values | undefined): Values | undefined =>
    values && clearOf(fields, Object.fromEntries(paths.map((path) => [path, values[path]])))
  return { before: pick(before), after: pick(after) }
}

const idOf = (outcome: Outcome): string | undefined => (outcome.is === 'done' ? outcome.answer.ids[0] : outcome.id)

/** What the part holds now: as the change gave it back, or read again. */
const valuesAfter = async (
  { action, reader, entity, record }: RunningAction,
  id: string | undefined,
  changed: Touched | undefined,
): Promise<Values | undefined> => {
  if (id === undefined || actionKind(action).ends) return undefined
  if (changed === undefined) return record
  return changed.values ?? (await loadWhole(reader, entity, [id]))[0]
}

const plainly = ({ entity, part, id, version, removed }: Touched): Touched => ({ entity, part, id, version, removed })

/** The record as it is now: as it was with what this change gave back, where nothing else of it was touched. */
const recordAfter = ({ change, entity, part, record }: RunningAction, changed: Touched | undefined): StoredRecord | undefined => {
  const here = change.touched.filter((each) => each.entity === entity.name && each.id === record?.id)
  if (!record || here.length !== 1 || !changed?.values) return undefined
  return { ...record, ...changed.values, [pathIn(part.name, 'version')]: changed.version }
}

export interface FinishedAction {
  /** The last statement before the commit. */
  readonly lastStatement: RawBuilder<unknown>
  /** The record as it is now; undefined where it has to be read anew. */
  readonly recordAfter: StoredRecord | undefined
  /** To be told once it is committed. */
  readonly events: readonly string[]
}

/** Details of a custom's answer are part of what the same key answers again. */
export const finishAction = async (running: RunningAction, outcome: Outcome): Promise<FinishedAction> => {
  const { change, entity, action, part, record, call } = running
  const id = record?.id ?? (actionKind(action).makes ? idOf(outcome) : undefined)
  const changed = change.touched.find((each) => each.entity === entity.name && each.part === part.name && each.id === id)
  const after = await valuesAfter(running, id, changed)
  const line = auditInsert({
    actor: change.actor,
    action: action.path,
    operation: call.operation.name,
    entity: entity.name,
    part: part.name,
    record: id,
    version: changed?.version,
    outcome: 'DONE',
    key: change.key,
    input: clearOf(inputFieldsOf(call).fields, change.input),
    ...difference(part, record, after),
    touched: change.touched.map(plainly),
  })
  const lastStatement = storeOutcome(change.actor.id, change.key, outcome, line, claimEnd(running))
  return { lastStatement, recordAfter: recordAfter(running, changed), events: eventsOf(change, record ?? after) }
}

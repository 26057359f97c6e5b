// Answers where to send files: so many places, each for this person, this field and this record only, once. Like every change it has a key and a line in the audit.
import { actionKind } from '../../language/actions/index.ts'
import { sql } from 'kysely'
import type { ActionModel, FieldModel, UploadModel } from '../../language/model.ts'
import { subjectOf } from '../../language/access.ts'
import { auditInsert } from '../audit/auditRecord.ts'
import type { Refusals } from '../audit/refusals.ts'
import type { Call } from '../call.ts'
import type { StoredRecord } from '../customs.ts'
import type { Tx } from '../db/database.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { oneAtATime } from '../db/oneAtATime.ts'
import { Fault } from '../Fault.ts'
import { loadWhole } from '../queries/loadRecords.ts'
import type { Answer } from '../queries/selectPaths.ts'
import { txReader, type Reader } from '../reader.ts'
import { ensureRight } from './beginAction.ts'
import { claimOf } from './claimOf.ts'
import { claimKey, ensureKey } from './operationKey.ts'
import { RolledBack, type Outcome } from './Outcome.ts'
import { Refusal } from './Refusal.ts'
import { runGuards } from './rules.ts'
import { answerError } from './runChange.ts'
import { uuid7 } from './uuid7.ts'
import { requireNamed } from '../../language/named.ts'
import { stillOpen } from '../files/storedFiles.ts'

const maxFilesAtOnce = 50
/** Places that one person may hold without a record having taken what came: those where something still may be sent, or has come. */
const maxOpenGrants = 500

/** What the uploads are for. */
interface Purpose {
  readonly field: FieldModel & { readonly upload: UploadModel }
  readonly record: StoredRecord | undefined
  /** What a new record is made with. */
  readonly bound: Readonly<Record<string, string>>
}

const fieldOf = ({ entity, operation }: Call): Purpose['field'] => {
  const field = requireNamed(entity.parts, operation.part).fields.find((each) => each.path === operation.field)
  if (!field?.upload) throw new Fault('INTERNAL', `${operation.name} is for no field`)
  return { ...field, upload: field.upload }
}

const textIn = ({ args }: Call, name: string): string | undefined => {
  const value = args[name]
  return typeof value === 'string' ? value : undefined
}

const ensureGuards = async (reader: Reader, call: Call, action: ActionModel | undefined, { record, bound }: Purpose): Promise<void> => {
  const { caller, entity } = call
  if (!action) throw new Fault('INTERNAL', `${call.operation.name} is of no action`)
  const [refused] = await runGuards(
    { tx: reader.db, product: reader.product, viewer: caller, entity, action, records: record ? [record] : [], input: bound },
    new Set(),
  )
  if (refused) throw refused
}

/** The record is there, and this person may change its field. @throws RolledBack, Fault DENIED, Refusal */
const forChange = async (reader: Reader, call: Call, field: Purpose['field'], id: string): Promise<Purpose> => {
  const { entity } = call
  const part = requireNamed(entity.parts, call.operation.part)
  const [record] = await loadWhole(reader, entity, [id])
  if (!record) throw new RolledBack({ is: 'gone', id })
  const guard = field.update ?? part.update
  if (!guard || !field.upload.changes) throw new Fault('BAD_REQUEST', 'this field is given once')
  ensureRight(
    call,
    { guard },
    subjectOf(entity, record?.id, (path) => record?.[path]),
  )
  const purpose = { field, record, bound: {} }
  const action = entity.actions.find((each) => actionKind(each).edits && each.part === part.name)
  await ensureGuards(reader, call, action, purpose)
  return purpose
}

/** This person may make such a record. @throws Fault, Refusal */
const forCreation = async (reader: Reader, call: Call, field: Purpose['field']): Promise<Purpose> => {
  const { entity } = call
  const action = entity.actions.find((each) => actionKind(each).makes)
  if (!action || !field.upload.creates) throw new Fault('BAD_REQUEST', 'the record is missing')
  const bound = Object.fromEntries(
    field.upload.with.map((name) => {
      const id = textIn(call, name)
      if (id === undefined) throw new Fault('BAD_REQUEST', `${name} is missing`)
      return [name, id] as const
    }),
  )
  ensureRight(
    call,
    action,
    subjectOf(entity, undefined, (path) => bound[path]),
  )
  const purpose = { field, record: undefined, bound }
  await ensureGuards(reader, call, action, purpose)
  return purpose
}

const countIn = ({ args }: Call): number => {
  const count = Number(args['count'])
  if (count < 1 || count > maxFilesAtOnce) throw new Fault('BAD_REQUEST', `1 to ${maxFilesAtOnce} files at once`)
  return count
}

/** One after another for each person, so that those who come at once count each other. @throws Refusal */
const ensureRoom = async (tx: Tx, { caller }: Call, count: number): Promise<void> => {
  await oneAtATime({ tx }, `uploads ${caller.id}`)
  const { rows } = await sql<{
    open: string
  }>`select count(*) as open from stored_file where actor = ${caller.id} and taken is null and (arrived is not null or ${sql.raw(stillOpen)})`.execute(
    tx,
  )
  if (Number(rows[0]?.open) + count > maxOpenGrants) throw new Refusal('uploads', 'refusals.uploads', [String(maxOpenGrants)])
}

const grant = async (tx: Tx, call: Call, { field, record, bound }: Purpose, count: number): Promise<readonly string[]> => {
  const { caller, entity, operation, args } = call
  const uuids = Array.from({ length: count }, uuid7)
  const outcome: Outcome = { is: 'done', answer: { ids: uuids } }
  const line = auditInsert({
    actor: caller,
    action: 'upload',
    operation: operation.name,
    entity: entity.name,
    part: operation.part,
    record: record?.id,
    outcome: 'DONE',
    key: String(args['key']),
    input: { field: field.path, count, ...bound },
  })
  await sql`
    with kept as (update operation_key set result = ${JSON.stringify(outcome)}::jsonb where actor = ${caller.id} and key = ${String(args['key'])} returning 1),
    granted as (
      insert into stored_file (uuid, entity, field, record, bound, actor)
      select uuid, ${entity.name}, ${field.path}, ${record?.id ?? null}, ${JSON.stringify(bound)}::jsonb, ${caller.id} from unnest(${uuids}::uuid[]) uuid returning 1)
    ${line}`.execute(tx)
  return uuids
}

/** The same key answers the same places. */
const uploads = (reader: Reader, call: Call): Promise<readonly string[]> =>
  inTransaction(reader.db, async (tx) => {
    ensureKey(call.args['key'])
    const { earlier } = await claimKey(tx, call, await claimOf(reader.product, call))
    if (earlier?.is === 'done') return earlier.answer.ids
    const inside = txReader(tx, reader.product)
    const field = fieldOf(call)
    const id = textIn(call, 'id')
    const purpose = id === undefined ? await forCreation(inside, call, field) : await forChange(inside, call, field, id)
    const count = countIn(call)
    await ensureRoom(tx, call, count)
    return grant(tx, call, purpose, count)
  })

/** @returns an object of the union Uploads */
export const grantUploads = async (reader: Reader, call: Call, refusals: Refusals): Promise<Answer> => {
  try {
    const uuids = await uploads(reader, call)
    return { __typename: 'UploadUrls', files: uuids.map((uuid) => ({ uuid, urlPart: uuid })) }
  } catch (error) {
    return answerError(reader, call, refusals, error)
  }
}

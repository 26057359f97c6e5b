// Shows the whole of one masked value. Nothing changes by it, but like a change it has a key and an audit record with its reason. The value is kept nowhere.
import { sql } from 'kysely'
import type { FieldModel, PartModel } from '../../language/model.ts'
import { subjectOf } from '../../language/access.ts'
import { pathIn } from '../../language/paths.ts'
import { auditInsert } from '../audit/auditRecord.ts'
import type { Call } from '../call.ts'
import type { StoredRecord } from '../customs.ts'
import type { Tx } from '../db/database.ts'
import { oneAtATime } from '../db/oneAtATime.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { Fault } from '../Fault.ts'
import { loadWhole } from '../queries/loadRecords.ts'
import type { Answer } from '../queries/selectPaths.ts'
import { txReader, type Reader } from '../reader.ts'
import { textOf } from '../textOf.ts'
import { ensureRight } from './beginAction.ts'
import { claimOf } from './claimOf.ts'
import { claimKey, ensureKey } from './operationKey.ts'
import { NotOneself } from './NotOneself.ts'
import { RolledBack, type Outcome } from './Outcome.ts'
import { takeProof } from './proof.ts'
import { reasonIn, withoutValue } from './reasonIn.ts'
import { Refusal } from './Refusal.ts'
import { answerError, type Changing } from './runChange.ts'
import { named, requireNamed } from '../../language/named.ts'

/** Within a minute; whoever has more shown says who they are beside each: nobody works so, but whoever copies does. */
const maxShown = 20

interface Revealing {
  readonly part: PartModel
  readonly field: FieldModel
  readonly record: StoredRecord
  readonly value: string
}

/** The record, the caller's right to this field of it, and its value. @throws RolledBack, Fault DENIED, Refusal */
const find = async (reader: Reader, call: Call): Promise<Revealing> => {
  const { entity, operation, args } = call
  const part = requireNamed(entity.parts, operation.part)
  const field = named(part.fields, args['field'])
  if (!field?.reveal) throw new Fault('BAD_REQUEST', 'this field has no masked value')
  const id = String(args['id'])
  const [record] = await loadWhole(reader, entity, [id])
  if (!record) throw new RolledBack({ is: 'gone', id })
  ensureRight(
    call,
    { guard: field.reveal },
    subjectOf(entity, record?.id, (path) => record?.[path]),
  )
  const value = textOf(record[field.path] ?? '')
  if (value === '') throw new Refusal('empty', 'refusals.empty')
  return { part, field, record, value }
}

const note = async (tx: Tx, { caller, operation, entity, args }: Call, found: Revealing, reason: string): Promise<void> => {
  const { part, field, record, value } = found
  const key = String(args['key'])
  const outcome: Outcome = { is: 'done', answer: { ids: [record.id] } }
  const line = auditInsert({
    actor: caller,
    action: 'reveal',
    operation: operation.name,
    entity: entity.name,
    part: part.name,
    record: record.id,
    version: Number(record[pathIn(part.name, 'version')]),
    outcome: 'DONE',
    key,
    input: { field: field.name, reason: withoutValue(reason, value, field.shows) },
  })
  await sql`
    with kept as (update operation_key set result = ${JSON.stringify(outcome)}::jsonb where actor = ${caller.id} and key = ${key} returning 1)
    ${line}`.execute(tx)
}

/** One after another for each person, so that those who come at once count each other. @throws NotOneself */
const ensureFew = async (tx: Tx, { caller }: Call): Promise<void> => {
  await oneAtATime({ tx }, `reveal ${caller.id}`)
  const { rows } = await sql<{ shown: number }>`
    select count(*)::int as shown from audit_record
    where time > now() - interval '1 minute' and actor = ${caller.id} and action = 'reveal' and outcome = 'DONE'`.execute(tx)
  if ((rows[0]?.shown ?? 0) >= maxShown) throw new NotOneself('many')
}

/** The same key asks everything anew, the right too, and is one more line in the audit: the value was shown once more. */
const reveal = (reader: Reader, call: Call): Promise<string> =>
  inTransaction(reader.db, async (tx) => {
    ensureKey(call.args['key'])
    await claimKey(tx, call, await claimOf(reader.product, call))
    const found = await find(txReader(tx, reader.product), call)
    if (!call.proven) await ensureFew(tx, call)
    await note(tx, call, found, reasonIn(call.args['reason']))
    return found.value
  })

/** @returns an object of the union Revelation */
export const runReveal = async ({ reader, refusals, prove }: Changing, given: Call): Promise<Answer> => {
  const { call, typed } = takeProof(given)
  try {
    return { __typename: 'Revealed', value: await reveal(reader, { ...call, proven: await prove(call, typed) }) }
  } catch (error) {
    return answerError(reader, call, refusals, error)
  }
}

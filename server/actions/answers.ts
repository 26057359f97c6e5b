// Outcomes as they travel: objects of the contract's unions, with their type names.
import { kindDone } from '../../language/actions/index.ts'
import { sql } from 'kysely'
import type { PartModel } from '../../language/model.ts'
import type { Call } from '../call.ts'
import type { StoredRecord } from '../customs.ts'
import { readRecord } from '../queries/findById.ts'
import type { Answer } from '../queries/selectPaths.ts'
import type { Reader } from '../reader.ts'
import type { ProductModel } from '../ProductModel.ts'
import { say } from '../texts.ts'
import type { InvalidInput } from './InvalidInput.ts'
import type { Outcome } from './Outcome.ts'
import type { Refusal, Tick } from './Refusal.ts'
import { requireNamed } from '../../language/named.ts'

export const ticksAnswer = (product: ProductModel, ticks: readonly Tick[]): readonly Answer[] =>
  ticks.map(({ name, template, params }) => ({ name, template, params, message: say(product, template, params) }))

export const invalidAnswer = (product: ProductModel, { errors }: InvalidInput): Answer => ({
  __typename: 'Invalid',
  errors: errors.map(({ field, code, template, params }) => ({ field, code, template, params, message: say(product, template, params) })),
})

export const refusedAnswer = (product: ProductModel, { rule, template, params, ticks }: Refusal): Answer => ({
  __typename: 'Refused',
  rule,
  template,
  params,
  message: say(product, template, params),
  ticks: ticksAnswer(product, ticks),
})

interface LastChange {
  readonly by: string | null
  readonly time: string | null
}

/**
 * Who changed the record last, and when: of this part, or failing that of any; whoever only had a value of it shown did not. Nobody is named where what
 * the audit knows of the part came before: then something else moved it on, a change of another record that it follows.
 */
const lastChange = async ({ db }: Reader, { entity, operation }: Call, part: PartModel, id: string): Promise<LastChange> => {
  const { rows } = await sql<LastChange & { readonly past: boolean | null }>`
    select actor_name as by, time,
      part is not distinct from ${part.name} and version < (select version from ${sql.table(part.table)} own where own.id = ${id}) as past
    from audit_record where entity = ${entity.name} and record = ${id} and outcome = 'DONE' and num_nonnulls(before, after, touched) > 0
    order by part is not distinct from ${operation.part} desc, id desc limit 1`.execute(db)
  const [last] = rows
  return last && last.past !== true ? { by: last.by, time: last.time } : { by: null, time: null }
}

/** The record as the caller may see it now, the part that was changed named, so that it is read even if nothing of it was selected. */
const currentRecord = (
  reader: Reader,
  call: Call,
  part: PartModel,
  id: string,
  known: StoredRecord | undefined,
): Promise<Answer | undefined> => {
  const { paths, can, canInList } = call.selection
  return readRecord(reader, call, id, { paths: part.name === '' ? paths : new Set([...paths, part.name]), can, canInList }, known)
}

/**
 * The answer for an outcome, read anew: so a repeated key shows the record as it is.
 * @param known the record, where it was read already: then all that the answer needs is asked at once
 */
export const outcomeAnswer = async (reader: Reader, call: Call, outcome: Outcome, known?: StoredRecord): Promise<Answer> => {
  const part = requireNamed(call.entity.parts, call.operation.part)
  const stale = kindDone(call.operation)?.answers === 'done'
  if (outcome.is === 'done')
    return {
      __typename: 'Done',
      ids: outcome.answer.ids,
      count: outcome.answer.count ?? outcome.answer.ids.length,
      details: outcome.answer.details ?? null,
    }
  if (outcome.is === 'waits') return { __typename: 'Waits', id: outcome.id }
  if (outcome.is === 'gone') return { __typename: 'Gone', id: outcome.id }
  if (outcome.is === 'conflict' && stale)
    return { __typename: 'Stale', id: outcome.id, ...(await lastChange(reader, call, part, outcome.id)) }
  const record = await currentRecord(reader, call, part, outcome.id, known)
  if (!record) return { __typename: 'Gone', id: outcome.id }
  if (outcome.is === 'saved') return { __typename: `${part.typeName}Saved`, record }
  return { __typename: `${part.typeName}Conflict`, current: record, ...(await lastChange(reader, call, part, outcome.id)) }
}

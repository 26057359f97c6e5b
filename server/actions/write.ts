// Changes fields of one part of a record, and with them its version.
import { sql, type RawBuilder } from 'kysely'
import type { PartModel } from '../../language/model.ts'
import type { Work } from '../customs.ts'
import type { Row } from '../db/database.ts'
import { partColumns } from '../queries/loadRecords.ts'
import type { Fragment } from '../queries/plan.ts'
import { encodeValues } from './encodeValues.ts'
import { noteState, type StateStep } from './noteState.ts'
import { touch } from './touch.ts'
import { requireNamed } from '../../language/named.ts'
import { remember } from '../../language/remember.ts'

/**
 * In the transaction of the work; announced when it commits. Locks the part's row; the version goes up by one.
 * @param part '' for the entity's own
 * @param values by field name (within the part): references are ids, money is { amount, currency }, null empties
 * @returns the new version
 */
export const write = async (
  work: Work,
  entity: string,
  part: string,
  id: string,
  values: Readonly<Record<string, unknown>>,
): Promise<number> => {
  const model = requireNamed(requireNamed(work.product.entities, entity).parts, part)
  const columns = encodeValues(work, model, values, id)
  const to = model.lifecycle && typeof values['status'] === 'string' ? values['status'] : undefined
  const { columns: stored, read } = storedColumns(model)
  const sets = [...columns.map(({ column, value }) => sql`${sql.ref(column)} = ${value}`), sql`version = own.version + 1`]
  const update = sql`update ${sql.table(model.table)} own set ${sql.join(sets)}`
  const back = sql`returning own.version, ${stored}`
  const statement =
    to === undefined ? sql<Row>`${update} where own.id = ${id} ${back}` : withState(work, model, { entity, part, id, to }, update, back)
  const [row] = (await statement.execute(work.tx)).rows
  const version = row ? Number(row['version']) : part === '' ? undefined : await insertPart(work, model, id, columns)
  if (!row && to !== undefined && version !== undefined) await noteState(work, { entity, part, id, from: null, to })
  if (version === undefined) throw new Error(`${entity} ${id} does not exist`)
  touch(work, { entity, part, id, version, removed: false, ...(row && { values: read(row) }) })
  return version
}

/** The same, and the step is kept where it is one. The row is read under lock before it changes, once for both. */
const withState = (
  { action, actor }: Work,
  { table }: PartModel,
  { entity, part, id, to }: Omit<StateStep, 'from'>,
  update: Fragment,
  back: Fragment,
): RawBuilder<Row> => sql<Row>`
  with was as materialized (select id, status from ${sql.table(table)} where id = ${id} for no key update),
  changed as (${update} from was where own.id = was.id ${back}),
  noted as (
    insert into state_change (entity, part, record, from_state, to_state, action, actor, actor_name)
    select ${entity}, ${part}, ${id}, was.status, ${to}, ${action}, ${actor?.id ?? null}, ${actor?.screenName ?? null} from was
    where was.status is distinct from ${to}
  ) select * from changed`

const storedColumns = remember((part: PartModel) => {
  const { columns, read } = partColumns(part)
  return { columns: columns.length > 0 ? sql.join([...columns]) : sql`null`, read }
})

/** A part that was never stored: it came to the entity later. */
const insertPart = async ({ tx }: Work, { table }: PartModel, id: string, columns: ReturnType<typeof encodeValues>): Promise<number> => {
  const names = [sql.ref('id'), ...columns.map((each) => sql.ref(each.column))]
  await sql`insert into ${sql.table(table)} (${sql.join(names)}) values (${sql.join([sql`${id}`, ...columns.map((each) => each.value)])})`.execute(
    tx,
  )
  return 1
}

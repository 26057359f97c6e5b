// Changes fields of one part of a record, and with them its version.
import { sql } from 'kysely'
import type { PartModel } from '../../language/model.ts'
import type { Work } from '../customs.ts'
import type { Row } from '../db/database.ts'
import { entityNamed } from '../entityNamed.ts'
import { partColumns } from '../queries/loadRecords.ts'
import { encodeValues } from './encodeValues.ts'
import { noteState } from './noteState.ts'
import type { StateStep } from './noteState.ts'
import { touch } from './touch.ts'

export const partNamed = (work: Pick<Work, 'product'>, entity: string, part: string): PartModel => {
  const found = entityNamed(work.product, entity).parts.find((each) => each.name === part)
  if (!found) throw new Error(`${entity} has no part ${part}`)
  return found
}

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
  const model = partNamed(work, entity, part)
  const columns = encodeValues(model, values)
  if (model.lifecycle && typeof values['status'] === 'string') await keepState(work, model, { entity, part, id, to: values['status'] })
  const sets = [...columns.map(({ column, value }) => sql`${sql.ref(column)} = ${value}`), sql`version = version + 1`]
  const { columns: stored, read } = partColumns(model)
  const changed =
    await sql<Row>`update ${sql.table(model.table)} set ${sql.join(sets)} where id = ${id} returning ${sql.join([sql.ref('version'), ...stored])}`.execute(
      work.tx,
    )
  const [row] = changed.rows
  const version = row ? Number(row['version']) : part === '' ? undefined : await insertPart(work, model, id, columns)
  if (version === undefined) throw new Error(`${entity} ${id} does not exist`)
  touch(work, { entity, part, id, version, removed: false, ...(row && { values: read(row) }) })
  return version
}

const keepState = async (work: Work, { table }: PartModel, step: Omit<StateStep, 'from'>): Promise<void> => {
  const { rows } = await sql<{ status: string }>`select status from ${sql.table(table)} where id = ${step.id} for no key update`.execute(
    work.tx,
  )
  const from = rows[0]?.status ?? null
  if (from !== step.to) await noteState(work, { ...step, from })
}

/** A part that was never stored: it came to the entity later. */
const insertPart = async ({ tx }: Work, { table }: PartModel, id: string, columns: ReturnType<typeof encodeValues>): Promise<number> => {
  const names = [sql.ref('id'), ...columns.map((each) => sql.ref(each.column))]
  await sql`insert into ${sql.table(table)} (${sql.join(names)}) values (${sql.join([sql`${id}`, ...columns.map((each) => each.value)])})`.execute(
    tx,
  )
  return 1
}

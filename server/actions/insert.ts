// Makes a record: its own row and one of each part.
import { isComputed } from '../../language/fields/derived.ts'
import { sql } from 'kysely'
import type { EntityModel, PartModel } from '../../language/model.ts'
import { pathIn } from '../../language/paths.ts'
import type { Work } from '../customs.ts'
import { singleId } from '../db/fillRows.ts'
import { textOf } from '../textOf.ts'
import { encodeValues } from './encodeValues.ts'
import { noteState } from './noteState.ts'
import { touch } from './touch.ts'
import { withPlace } from './withPlace.ts'
import { requireNamed } from '../../language/named.ts'
import { startOf } from '../../language/fields/index.ts'

/** What a part's row starts with: given values, else what the spec says. */
const valuesFor = (part: PartModel, values: Readonly<Record<string, unknown>>, time: string): Readonly<Record<string, unknown>> => {
  const given = part.fields.flatMap((field): readonly (readonly [string, unknown])[] => {
    const value = values[field.path] ?? startOf(field, time)
    return isComputed(field) || value === undefined || value === null ? [] : [[field.name, value]]
  })
  return Object.fromEntries(given)
}

const insertRow = async (
  { tx, time, product }: Work,
  part: PartModel,
  id: string | undefined,
  values: Readonly<Record<string, unknown>>,
): Promise<string> => {
  const columns = encodeValues({ product }, part, valuesFor(part, values, time), id).filter(
    (each) => id === undefined || each.column !== 'id',
  )
  const names = [...(id === undefined ? [] : [sql.ref('id')]), ...columns.map((each) => sql.ref(each.column))]
  const given = [...(id === undefined ? [] : [sql`${id}`]), ...columns.map((each) => each.value)]
  const what = names.length === 0 ? sql`default values` : sql`(${sql.join(names)}) values (${sql.join(given)})`
  const { rows } = await sql<{ id: string }>`insert into ${sql.table(part.table)} ${what} returning id::text as id`.execute(tx)
  return rows[0]?.id ?? ''
}

const idFor = ({ key, keyField }: EntityModel, values: Readonly<Record<string, unknown>>): string | undefined => {
  if (key === 'single') return singleId
  const id = values['id'] ?? (key === 'code' && keyField !== undefined ? values[keyField] : undefined)
  return id === undefined || id === null ? undefined : textOf(id)
}

/** What is sealed is bound to its record, so that the id is needed before the row is there. */
const idAhead = async (
  { tx }: Work,
  { table, fields }: PartModel,
  values: Readonly<Record<string, unknown>>,
): Promise<string | undefined> => {
  if (!fields.some(({ storedAs, path }) => storedAs === 'sealed' && (values[path] ?? null) !== null)) return undefined
  const { rows } = await sql<{ id: string }>`select nextval(pg_get_serial_sequence(${`"${table}"`}, 'id'))::text as id`.execute(tx)
  return rows[0]?.id
}

/**
 * In the transaction of the work; announced when it commits.
 * @param values by path: email, personal.phone; what is not given starts as the spec says. A given id is kept.
 * @returns the new record's id
 */
export const insert = async (work: Work, entity: string, values: Readonly<Record<string, unknown>>): Promise<string> => {
  const model = requireNamed(work.product.entities, entity)
  const [own, ...parts] = model.parts
  if (!own) throw new Error(`${entity} has no part`)
  const given = idFor(model, values) ?? (await idAhead(work, own, values))
  const id = await insertRow(work, own, given, await withPlace(work, model, values))
  for (const part of parts) await insertRow(work, part, id, values)
  for (const part of model.parts) {
    if (part.lifecycle)
      await noteState(work, {
        entity,
        part: part.name,
        id,
        from: null,
        to: textOf(values[pathIn(part.name, 'status')]) || part.lifecycle.starts,
      })
  }
  touch(work, { entity, part: '', id, version: 1, removed: false, created: true })
  return id
}

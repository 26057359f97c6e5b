// Puts many records into the database at once: the same columns as one by one, thousands a statement.
import { kindOf } from '../language/fields/index.ts'
import type { EntityModel, FieldModel, PartModel } from '../language/model.ts'
import type { EntityName, NewOf } from '../custom/server/store.ts'
import { sql, type Db, type ProductModel, type Work } from '../server/kit.ts'

/** Values by path, id among them: references are ids, money is { amount, currency }, times ISO text. */
export type Values = Readonly<Record<string, unknown>>

/** Records of several entities, each in the order of their ids. */
export type Records = { readonly [E in EntityName]?: readonly NewOf<E>[] }

const chunk = 2_500

const encoded = (field: FieldModel, value: unknown): readonly unknown[] => {
  if (field.kind === 'reference' || field.kind === 'references') return [value]
  if (field.kind === 'derived') throw new Error(`${field.path} is derived`)
  const pieces = kindOf(field.kind).encode(value, field)
  // JSON goes into the row as what it says, not as text.
  return pieces.map((piece, at) => (field.columns[at]?.sql === 'jsonb' ? (JSON.parse(String(piece)) as unknown) : piece))
}

const startOf = ({ kind, starts }: FieldModel): unknown => (kind === 'time' && starts === 'now' ? undefined : starts)

const rowOf = (part: PartModel, values: Values): Values => {
  const row: Record<string, unknown> = { id: values['id'], version: 1 }
  for (const field of part.fields) {
    const value = values[field.path] ?? startOf(field)
    if (field.kind === 'derived' || value === undefined || value === null) continue
    const pieces = encoded(field, value)
    field.columns.forEach((column, at) => (row[column.name] = pieces[at]))
  }
  return row
}

/** Pieces of about a chunk; neighbours with the same value of `together` stay in one. */
const piecesOf = (rows: readonly Values[], together: string | undefined): readonly (readonly Values[])[] => {
  const pieces: (readonly Values[])[] = []
  const belongs = (one: Values | undefined, next: Values | undefined): boolean =>
    together !== undefined && one?.[together] === next?.[together]
  for (let from = 0; from < rows.length;) {
    let to = Math.min(rows.length, from + chunk)
    while (to < rows.length && belongs(rows[to - 1], rows[to])) to += 1
    pieces.push(rows.slice(from, to))
    from = to
  }
  return pieces
}

/** Rows of any table by column; what a row lacks is null, or the column's default where no row of the piece has it. */
export const storeRows = async (db: Db, table: string, rows: readonly Values[], together?: string): Promise<void> => {
  for (const piece of piecesOf(rows, together)) {
    const columns = [...new Set(piece.flatMap((row) => Object.keys(row)))].map((name) => sql.ref(name))
    await sql`insert into ${sql.table(table)} (${sql.join(columns)}) select ${sql.join(columns)} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(piece)}::jsonb)`.execute(
      db,
    )
  }
}

const entityOf = (product: ProductModel, name: string): EntityModel => {
  const found = product.entities.find((each) => each.name === name)
  if (!found) throw new Error(`there is no entity ${name}`)
  return found
}

/** Every part of every record. */
const storeRecords = async (db: Db, product: ProductModel, entity: string, records: readonly Values[]): Promise<void> => {
  for (const part of entityOf(product, entity).parts)
    await storeRows(
      db,
      part.table,
      records.map((values) => rowOf(part, values)),
    )
}

/** Takes the ids 1 to count out of a table's own sequence. Throws where it was used before. */
export const takeIds = async (db: Db, table: string, count: number): Promise<void> => {
  if (count === 0) return
  const { rows } = await sql<{ first: string; last: string }>`
    select min(id) as first, max(id) as last from (select nextval(pg_get_serial_sequence(${`"${table}"`}, 'id')) as id from generate_series(1, ${count}::int)) taken`.execute(
    db,
  )
  if (rows[0]?.first !== '1' || rows[0].last !== String(count)) throw new Error(`table ${table} has held records before`)
}

/** Records in the order of their ids, with the ids taken from the tables' own sequences. Codes bring their own. */
export const storeAll = async ({ tx, product }: Work, records: Records): Promise<void> => {
  for (const [name, all] of Object.entries(records)) {
    const { key, parts } = entityOf(product, name)
    const [own] = parts
    if (key === 'number' && own) await takeIds(tx, own.table, all.length)
    await storeRecords(tx, product, name, all)
  }
}

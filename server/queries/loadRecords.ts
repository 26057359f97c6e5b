// Whole records as the server holds them, for guards, effects and validation: every part, masked values in clear, references as ids.
import { leavesByEnd, neverLeaves, refersToMany, refersToOne } from '../../language/fields/index.ts'
import { isComputed } from '../../language/fields/derived.ts'
import { sql } from 'kysely'
import type { EntityModel, FieldModel, PartModel } from '../../language/model.ts'
import { pathIn } from '../../language/paths.ts'
import type { Work, StoredRecord } from '../customs.ts'
import type { Db, Row } from '../db/database.ts'
import { txReader, type Reader } from '../reader.ts'
import { textOf } from '../textOf.ts'
import { columnOf, keyOf, keyType, tablesOf } from './fragments.ts'
import { isKey } from './isKey.ts'
import { keptFor, planOf, run, slot, type Fragment, type Plan } from './plan.ts'
import { reading } from './selectPaths.ts'
import { requireNamed } from '../../language/named.ts'

const isKept = (field: FieldModel): boolean => !isComputed(field) && !neverLeaves(field)

const given = (value: unknown): unknown => value ?? null

/** In clear, and references as bare ids. */
const inClear = (field: FieldModel, names: readonly string[]): ((row: Row) => unknown) => {
  const [first = ''] = names
  if (leavesByEnd(field)) return (row) => given(row[first])
  if (refersToOne(field)) return (row) => (row[first] === null || row[first] === undefined ? null : textOf(row[first]))
  return refersToMany(field) ? (row) => row[first] ?? [] : reading(field, names)
}

interface Cell {
  readonly path: string
  readonly value: (row: Row) => unknown
}

/** Columns of one part, to be returned by a change of its table as own, and how its values are got out of them, by path. */
export const partColumns = (
  part: PartModel,
): { readonly columns: readonly Fragment[]; readonly read: (row: Row) => Readonly<Record<string, unknown>> } => {
  const fields = part.fields.filter(isKept)
  const cells = fields.map((field): Cell => ({
    path: field.path,
    value: inClear(
      field,
      field.columns.map((each) => each.name),
    ),
  }))
  return {
    columns: fields.flatMap((field) => field.columns.map((each) => sql.ref(`own.${each.name}`))),
    read: (row) => Object.fromEntries(cells.map(({ path, value }) => [path, value(row)])),
  }
}

/** Columns of the whole record, and how its values are got out of them. */
const wholeOf = (entity: EntityModel): { readonly columns: readonly Fragment[]; readonly cells: readonly Cell[] } => {
  const columns: Fragment[] = [sql`${keyOf(entity)}::text as id`]
  const cells = entity.parts.flatMap((part, at): readonly Cell[] => {
    columns.push(sql`${columnOf(part, 'version')} as ${sql.ref(`v${at}`)}`)
    const fields = part.fields.filter(isKept).map((field, nth): Cell => {
      const names = field.columns.map((column, piece) => {
        columns.push(sql`${columnOf(part, column.name)} as ${sql.ref(`c${at}_${nth}_${piece}`)}`)
        return `c${at}_${nth}_${piece}`
      })
      return { path: field.path, value: inClear(field, names) }
    })
    return [{ path: pathIn(part.name, 'version'), value: (row) => row[`v${at}`] ?? 0 }, ...fields]
  })
  return { columns, cells }
}

const makeWhole = (reader: Reader, entity: EntityModel): { readonly plan: Plan; readonly cells: readonly Cell[] } => {
  const { columns, cells } = wholeOf(entity)
  const key = sql.raw(keyType(entity))
  const from = tablesOf(entity, new Set(entity.parts.map((each) => each.name)))
  return {
    cells,
    plan: planOf(sql`select ${sql.join([...columns])} from ${from} where ${keyOf(entity)} = any(${slot('ids')}::${key}[])`, reader.db),
  }
}

const readRecord = (cells: readonly Cell[], row: Row): StoredRecord => {
  const record: Record<string, unknown> = { id: row['id'] }
  for (const { path, value } of cells) record[path] = value(row)
  return record as StoredRecord
}

/** In the order of the ids; undefined where there is none. Locks nothing. */
export const loadWhole = async (
  reader: Reader,
  entity: EntityModel,
  ids: readonly string[],
): Promise<readonly (StoredRecord | undefined)[]> => {
  const { plan, cells } = keptFor(reader, `whole ${entity.name}`, () => makeWhole(reader, entity))
  const wanted = [...new Set(ids)].filter((each) => isKey(entity, each))
  const rows = wanted.length === 0 ? [] : await run(reader, plan, { ids: wanted })
  const found = new Map(rows.map((row) => [textOf(row['id']), readRecord(cells, row)]))
  return ids.map((id) => found.get(id))
}

/** For customs: whole records by id, in that order, as this transaction sees them. Paths as keys: email, review.status. */
export const loadRecords = (
  work: Pick<Work, 'product'> & { readonly tx: Db },
  entity: string,
  ids: readonly string[],
): Promise<readonly (StoredRecord | undefined)[]> =>
  loadWhole(txReader(work.tx, work.product), requireNamed(work.product.entities, entity), ids)

// Rows of one table by what stands in them: for customs, whose own statement would say no more than that.
import { sql } from 'kysely'
import type { EntityModel, PartModel } from '../../language/model.ts'
import { requireNamed } from '../../language/named.ts'
import type { Work } from '../customs.ts'
import type { Db, Row } from '../db/database.ts'
import { keyType } from './fragments.ts'
import { partColumns } from './loadRecords.ts'
import type { Fragment } from './plan.ts'

/** Until the transaction ends, in the order of their ids; key share: they may change, and do not go; skipped: those that somebody else holds are left out. */
export type RowLock = 'key share' | 'no key update' | 'update' | 'update skip locked'
export type FoundRow = Readonly<Record<string, unknown>> & { readonly id: string; readonly version: number }

const isNot = (value: unknown): value is { readonly not: unknown } => typeof value === 'object' && value !== null && 'not' in value

/** Of a list in a column: that one of these is in it. One value alone is compared with as it is, so that the plan of the statement is kept. */
const holds = (column: Fragment, type: string, value: unknown): Fragment => {
  if (value === null) return sql`${column} is null`
  if (isNot(value)) return sql`(${holds(column, type, value.not)}) is not true`
  if (type.endsWith('[]')) return sql`${column} && ${Array.isArray(value) ? value : [value]}::${sql.raw(type)}`
  return Array.isArray(value) ? sql`${column} = any(${value}::${sql.raw(type)}[])` : sql`${column} = ${value}::${sql.raw(type)}`
}

const testsIn = (entity: EntityModel, part: PartModel, where: object): readonly Fragment[] =>
  Object.entries(where).map(([name, value]) => {
    if (name === 'id') return holds(sql.ref('own.id'), keyType(entity), value)
    const [column] = requireNamed(part.fields, name).columns
    if (!column) throw new Error(`${part.typeName} keeps nothing under ${name}`)
    return holds(sql.ref(`own.${column.name}`), column.sql, value)
  })

type Reading = Pick<Work, 'product'> & { readonly tx: Db }
interface Place {
  readonly entity: string
  readonly part: string
}
/** Values by the field's name within the part, all of which hold; or a condition over the table as own. */
type Where = object | Fragment

const fromWhere = ({ product }: Reading, at: Place, where: Where): { readonly part: PartModel; readonly from: Fragment } => {
  const entity = requireNamed(product.entities, at.entity)
  const part = requireNamed(entity.parts, at.part)
  const tests = 'toOperationNode' in where ? [sql`(${where})`] : testsIn(entity, part, where)
  return { part, from: sql`from ${sql.table(part.table)} own where ${sql.join([sql`true`, ...tests], sql` and `)}` }
}

export const findRows = async (work: Reading, at: Place, where: Where, lock?: RowLock): Promise<readonly FoundRow[]> => {
  const { part, from } = fromWhere(work, at, where)
  const { columns, read } = partColumns(part)
  const { rows } = await sql<Row & { readonly key: string; readonly version: number }>`
    select ${sql.join([sql`own.id::text as key`, sql`own.version`, ...columns])} ${from}
    order by own.id ${sql.raw(lock === undefined ? '' : `for ${lock}`)}`.execute(work.tx)
  return rows.map((row) => ({ ...read(row), id: row.key, version: row.version }))
}

export const countWhere = async (work: Reading, at: Place, where: Where): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count ${fromWhere(work, at, where).from}`.execute(work.tx)
  return rows[0]?.count ?? 0
}

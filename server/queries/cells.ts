// How rows come: one array a column, all in one JSON text that the database writes. Reading that is several times cheaper than reading rows one by one.
import { sql } from 'kysely'
import type { Column } from '../../language/fields/kind.ts'
import type { Db } from '../db/database.ts'
import type { Reader } from '../reader.ts'
import { planOf, run, type Fragment, type Plan, type Values } from './plan.ts'

/** Values by column, then by row; exact numbers and times as the database writes them as text. */
export type Cells = readonly (readonly unknown[])[]

interface Selecting {
  readonly value: Fragment
  readonly as: Column['sql']
}

/** What is selected. Each value has its place; one that is there already is not selected twice. */
export interface Columns {
  readonly add: (value: Fragment, as: Column['sql']) => number
  readonly all: readonly Selecting[]
}

/** @param db only says how a value is written */
export const columnsToRead = (db: Db): Columns => {
  const all: Selecting[] = []
  const places = new Map<string, number>()
  const add: Columns['add'] = (value, as) => {
    const { text, parameters } = planOf(value, db)
    const written = `${as} ${text} ${JSON.stringify(parameters)}`
    const place = places.get(written) ?? all.push({ value, as }) - 1
    places.set(written, place)
    return place
  }
  return { all, add }
}

/** JSON has a form of its own for these. Everything else goes as text: a JSON number would be rounded, a JSON time reads otherwise. */
const jsonLike: ReadonlySet<Column['sql']> = new Set<Column['sql']>(['text', 'text[]', 'integer', 'boolean', 'jsonb'])

/** A function takes a hundred arguments at most. */
const maxArguments = 90

/** @param rest from, where, order and limit; the order stays */
export const cellsOf = ({ all }: Columns, rest: Fragment): Fragment => {
  const names = all.map((_, at) => sql.ref(`c${at}`))
  const inner = all.map(({ value }, at) => sql`${value} as ${names[at] ?? sql``}`)
  const outer = all.map(({ as: sqlType }, at) => {
    const name = sql`r.${names[at] ?? sql``}`
    return sql`json_agg(${jsonLike.has(sqlType) ? name : sql`${name}::text`})`
  })
  const pieces = Array.from({ length: Math.ceil(outer.length / maxArguments) }, (_, at) =>
    outer.slice(at * maxArguments, (at + 1) * maxArguments),
  )
  const arrays = pieces.map((each, at) => sql`json_build_array(${sql.join(each)}) as ${sql.ref(`p${at}`)}`)
  return sql`select ${sql.join(arrays)} from (select ${sql.join(inner)} ${rest}) r`
}

/** Runs a plan made with cellsOf. No rows give no columns. */
export const runCells = async (reader: Reader, plan: Plan, values: Values): Promise<Cells> => {
  const [row = {}] = await run(reader, plan, values)
  const cells = Object.values(row).flat() as (readonly unknown[] | null)[]
  return cells[0] === null ? [] : (cells as Cells)
}

export const countOf = ([first]: Cells): number => first?.length ?? 0

// The step from the tables as they are to the tables as the specs want them. Nothing that is stored is lost by it.
import type { TableModel } from '../model.ts'
import * as sql from './statements.ts'
import type { ColumnRow, IndexRow } from './statements.ts'
import { named } from '../named.ts'

/** A change that stored values might not survive; it is refused and explained. */
export interface Narrowing {
  readonly entity: string
  readonly part: string
  readonly column: string
  readonly message: string
  /** Options that are there no more. */
  readonly gone?: readonly string[]
  /** What the column was called, and its table: where that is another name. */
  readonly was?: { readonly column?: string; readonly tables: readonly string[] }
}
export interface Step {
  readonly sql: string
  /** The tables afterwards: those wanted, and what is kept of earlier ones. */
  readonly tables: readonly TableModel[]
  readonly narrowings: readonly Narrowing[]
}

/** Types whose values all fit into the other. */
const widens = (from: string, to: string): boolean => {
  if (from === 'integer' && to === 'bigint') return true
  const [old, next] = [from, to]
    .map((each) => /^numeric\((\d+),(\d+)\)$/.exec(each))
    .map((each) => each && { all: Number(each[1]), after: Number(each[2]) })
  return Boolean(old && next && next.after >= old.after && next.all - next.after >= old.all - old.after)
}

interface Alteration {
  readonly sql: readonly string[]
  readonly narrowing?: string
  readonly gone?: readonly string[]
}

const noValue = 'existing records would have no value for it: give it `starts`, or make it optional'

const addedColumn = (table: string, column: ColumnRow): Alteration => {
  if (!column.notNull || column.starts !== undefined) return { sql: [sql.addColumn(table, column)] }
  return { sql: [], narrowing: noValue }
}

const nullness = (table: string, old: ColumnRow, wanted: ColumnRow): Alteration => {
  if (old.notNull === wanted.notNull) return { sql: [] }
  if (!wanted.notNull) return { sql: [sql.dropNotNull(table, wanted.name)] }
  if (wanted.starts === undefined)
    return { sql: [], narrowing: 'existing records may have no value for it: give it `starts`, or leave it optional' }
  return { sql: [sql.fillEmpty(table, wanted.name, wanted.starts), sql.setNotNull(table, wanted.name)] }
}

const startsChange = (table: string, old: ColumnRow, wanted: ColumnRow): readonly string[] => {
  if (old.starts === wanted.starts) return []
  return [wanted.starts === undefined ? sql.dropDefault(table, wanted.name) : sql.setDefault(table, wanted.name, wanted.starts)]
}

/** Values that records may hold and nobody could name any more. */
const goneOptions = (old: ColumnRow, wanted: ColumnRow): readonly string[] =>
  wanted.options ? (old.options ?? []).filter((each) => ![...(wanted.options ?? []), ...(wanted.retired ?? [])].includes(each)) : []

const mayHold = (gone: readonly string[]): string =>
  `existing records may hold ${gone.join(', ')}: keep it with retired: true, { label: 'As before', retired: true }; once it is retired and none holds it, it may go`

const changedColumn = (table: string, old: ColumnRow, wanted: ColumnRow): Alteration => {
  if (old.sql !== wanted.sql && !widens(old.sql, wanted.sql))
    return { sql: [], narrowing: `stored values are ${old.sql} and cannot become ${wanted.sql}: give the field a new name` }
  const gone = goneOptions(old, wanted)
  if (gone.length > 0) return { sql: [], narrowing: mayHold(gone), gone }
  const type = old.sql === wanted.sql ? [] : [sql.setType(table, wanted.name, wanted.sql)]
  const rest = nullness(table, old, wanted)
  return { ...rest, sql: [...type, ...startsChange(table, old, wanted), ...rest.sql] }
}

const holdsOther =
  'an earlier field left what it held under this name: call the field otherwise, drop that first (generate --drop), or leave out `was` to go on with it'

const keptColumn = (table: string, old: ColumnRow): { readonly kept: ColumnRow; readonly sql: readonly string[] } => ({
  // What records hold is asked again where it comes back.
  kept: { name: old.name, sql: old.sql, notNull: false, ...(old.options && { options: old.options }), left: true },
  sql: [
    ...(old.notNull ? [sql.dropNotNull(table, old.name)] : []),
    ...(old.starts === undefined ? [] : [sql.dropDefault(table, old.name)]),
  ],
})

const columnStep = (table: string, old: TableModel, wanted: ColumnRow): Alteration & { readonly taken: string } => {
  const same = named(old.columns, wanted.name)
  const renamed = wanted.was === undefined ? undefined : named(old.columns, wanted.was)
  if (same?.left && renamed && !renamed.left) return { sql: [], narrowing: holdsOther, taken: wanted.name }
  if (same) return { ...changedColumn(table, same, wanted), taken: wanted.name }
  if (!renamed) return { ...addedColumn(table, wanted), taken: wanted.name }
  const after = changedColumn(table, { ...renamed, name: wanted.name }, wanted)
  return { ...after, sql: [sql.renameColumn(table, renamed.name, wanted.name), ...after.sql], taken: renamed.name }
}

const plain = ({ name, sql: type, notNull, starts, options }: ColumnRow): ColumnRow => ({
  name,
  sql: type,
  notNull,
  ...(starts === undefined ? {} : { starts }),
  ...(options === undefined ? {} : { options }),
})
/** A table without what only the way to it said. */
const settled = (table: TableModel): TableModel => ({
  name: table.name,
  entity: table.entity,
  part: table.part,
  columns: table.columns.map(plain),
  indexes: table.indexes,
})

/** A column that stood in another table of the entity: a field that came into a part, or left it. */
interface Carried {
  readonly from: string
  readonly was: ColumnRow
  readonly column: ColumnRow
}

const carriedTo = (wanted: TableModel, before: TableModel | undefined, old: readonly TableModel[]): readonly Carried[] =>
  wanted.columns.flatMap((column) => {
    const known = before?.columns.some((each) => (each.name === column.name ? !each.left : each.name === column.was))
    if (column.was === undefined || known) return []
    const others = old.filter((each) => each.entity === wanted.entity && each !== before)
    return others
      .flatMap((table) => table.columns.flatMap((was) => (was.name === column.was ? [{ from: table.name, was, column }] : [])))
      .filter(({ was }) => !was.left && (was.sql === column.sql || widens(was.sql, column.sql)))
      .slice(0, 1)
  })

/** By the table that they come from. */
const bySource = (carried: readonly Carried[]): readonly (readonly [string, readonly Carried[]])[] =>
  [...new Set(carried.map((each) => each.from))].map((from) => [from, carried.filter((each) => each.from === from)])

const narrowingOf = ({ entity, part, was = [] }: TableModel, column: ColumnRow, message: string, gone?: readonly string[]): Narrowing => ({
  entity,
  part,
  column: column.name,
  message,
  ...(gone && { gone, was: { tables: was, ...(column.was !== undefined && { column: column.was }) } }),
})

const lostOnTheWay = (wanted: TableModel, carried: readonly Carried[], before?: TableModel): readonly Narrowing[] =>
  carried.flatMap(({ was, column }) => {
    if (named(before?.columns, column.name)) return [narrowingOf(wanted, column, holdsOther)]
    const gone = goneOptions(was, column)
    return gone.length === 0 ? [] : [narrowingOf(wanted, column, mayHold(gone), gone)]
  })

/** Under another name. */
const holdsAlready = (old: IndexRow, wanted: IndexRow): boolean => old.unique && old.on === wanted.on && old.where === wanted.where

const alterTable = (old: TableModel, wanted: TableModel, all: readonly TableModel[]): Step => {
  const out: string[] = old.name === wanted.name ? [] : [sql.renameTable(old.name, wanted.name)]
  const narrowings: Narrowing[] = []
  const taken = new Set<string>()
  const sameIndex = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
  const gone = old.indexes.filter((each) => !wanted.indexes.some((other) => sameIndex(each, other)))
  out.push(...gone.map((each) => sql.dropIndex(each.name)))
  for (const column of wanted.columns) {
    const change = columnStep(wanted.name, old, column)
    taken.add(change.taken)
    out.push(...change.sql)
    if (change.narrowing !== undefined) narrowings.push(narrowingOf(wanted, column, change.narrowing, change.gone))
  }
  const kept = old.columns.filter((each) => !taken.has(each.name)).map((each) => keptColumn(wanted.name, each))
  out.push(...kept.flatMap((each) => each.sql))
  out.push(
    ...wanted.indexes
      .filter((each) => !old.indexes.some((other) => sameIndex(each, other)))
      .map((each) =>
        (old.indexes.some((other) => holdsAlready(other, each)) ? sql.createIndex : sql.createIndexOnStored)(wanted.name, each),
      ),
  )
  const carried = carriedTo(wanted, old, all)
  narrowings.push(...lostOnTheWay(wanted, carried, old))
  out.push(...bySource(carried).map(([from, columns]) => sql.carryInto(wanted.name, from, columns)))
  const table = settled(wanted)
  return { sql: out.join(''), tables: [{ ...table, columns: [...table.columns, ...kept.map((each) => each.kept)] }], narrowings }
}

/** The rows of a new part are made for the records that there are already; what must be there then has to start with something. */
const unfillable = (wanted: TableModel): readonly Narrowing[] =>
  wanted.columns
    .filter((each) => each.notNull && each.starts === undefined && each.name !== 'id')
    .map((each) => narrowingOf(wanted, each, noValue))

const newTable = (wanted: TableModel, all: readonly TableModel[], old: readonly TableModel[]): Step => {
  const own = wanted.part === '' ? undefined : all.find((each) => each.entity === wanted.entity && each.part === '')
  const hasRecords = own !== undefined && old.some((each) => each.name === own.name || own.was?.includes(each.name))
  const carried = carriedTo(wanted, undefined, old)
  const rows = [
    sql.createTable(wanted, own?.name),
    ...wanted.indexes.map((each) => sql.createIndex(wanted.name, each)),
    ...bySource(carried).map(([from, columns]) => sql.carryFrom(wanted.name, from, columns)),
  ]
  const narrowings = [...(hasRecords ? unfillable(wanted) : []), ...lostOnTheWay(wanted, carried)]
  return { sql: rows.join(''), tables: [settled(wanted)], narrowings }
}

export const stepTo = (old: readonly TableModel[], wanted: readonly TableModel[]): Step => {
  const found = new Set<string>()
  const steps = wanted.map((table) => {
    const before = named(old, table.name) ?? old.find((each) => table.was?.includes(each.name))
    if (before) found.add(before.name)
    return before ? alterTable(before, table, old) : newTable(table, wanted, old)
  })
  return {
    sql: steps.map((each) => each.sql).join(''),
    tables: [...steps.flatMap((each) => each.tables), ...old.filter((each) => !found.has(each.name))],
    narrowings: steps.flatMap((each) => each.narrowings),
  }
}

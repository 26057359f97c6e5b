// The step from the tables as they are to the tables as the specs want them. Nothing that is stored is lost by it.
import type { TableModel } from '../model.ts'
import * as sql from './statements.ts'
import type { ColumnRow, IndexRow } from './statements.ts'
import { named } from '../named.ts'
import { beforeOf, carriedTo, nameAfter, type Follows, type Ways } from './sources.ts'
import { keptColumn, keptTable, remembered } from './keep.ts'
import { behind, otherwise } from './stays.ts'

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

const changedColumn = (table: string, old: ColumnRow, wanted: ColumnRow): Alteration => {
  const other = otherwise(old, wanted)
  if (other && !other.gone) return { sql: [], ...other }
  const type = old.sql === wanted.sql ? [] : [sql.setType(table, wanted.name, wanted.sql)]
  const rest = nullness(table, old, wanted)
  // An option that no commit had may go after all: what else changes comes along.
  const lost = rest.narrowing === undefined ? { ...rest, ...other } : rest
  return { ...lost, sql: [...type, ...startsChange(table, old, wanted), ...rest.sql] }
}

const holdsOther =
  'an earlier field left what it held under this name: call the field otherwise, drop that first (generate --drop), or leave out `was` to go on with it'

const plain = (column: ColumnRow): ColumnRow => ({
  ...remembered(column),
  ...(column.starts !== undefined && { starts: column.starts }),
})

const columnStep = (
  table: string,
  old: TableModel,
  wanted: ColumnRow,
  all: readonly ColumnRow[],
): Alteration & { readonly taken: string } => {
  const same = named(old.columns, wanted.name)
  const renamed = wanted.was === undefined ? undefined : named(old.columns, wanted.was)
  if (same && renamed && renamed !== same && !renamed.left && (same.left || !named(all, renamed.name)))
    return { sql: [], narrowing: holdsOther, taken: wanted.name }
  if (same) return { ...changedColumn(table, same, wanted), taken: wanted.name }
  const stays = renamed ? undefined : behind(wanted, old.columns, all)
  if (!renamed) return { ...(stays ? { sql: [], ...stays } : addedColumn(table, wanted)), taken: wanted.name }
  const after = changedColumn(table, { ...renamed, name: wanted.name }, wanted)
  return { ...after, sql: [sql.renameColumn(table, renamed.name, wanted.name), ...after.sql], taken: renamed.name }
}

/** A table without what only the way to it said. */
const settled = (table: TableModel): TableModel => ({
  name: table.name,
  entity: table.entity,
  part: table.part,
  columns: table.columns.map(plain),
  indexes: table.indexes,
})

const byName = (carried: readonly Follows[], ways: Ways): readonly sql.CarriedColumn[] =>
  carried.map(({ source, was, column }) => ({ from: nameAfter(source, ways), was, column }))

const narrowingOf = (
  { entity, part, was = [] }: TableModel,
  column: Pick<ColumnRow, 'name' | 'was'>,
  message: string,
  gone?: readonly string[],
): Narrowing => ({
  entity,
  part,
  column: column.name,
  message,
  ...(gone && { gone, was: { tables: was, ...(column.was !== undefined && { column: column.was }) } }),
})

const lostOnTheWay = (wanted: TableModel, carried: readonly Follows[], before?: TableModel): readonly Narrowing[] =>
  carried.flatMap(({ was, column }) => {
    if (named(before?.columns, column.name)) return [narrowingOf(wanted, column, holdsOther)]
    const other = otherwise(was, column)
    return other ? [narrowingOf(wanted, column, other.narrowing, other.gone)] : []
  })

/** Every record has a value, and brings it along. */
const fills = ({ was, column }: Follows): boolean => was.notNull && column.notNull && column.starts === undefined

/** Under another name. */
const holdsAlready = (old: IndexRow, wanted: IndexRow): boolean => old.unique && old.on === wanted.on && old.where === wanted.where

/** What one table needs: first all of them are changed, then what is stored is carried between them. */
interface TableStep extends Step {
  readonly carries: string
}

/** The table of the entity itself, of whose every record a further part has a row. */
const ownOf = ({ entity, part }: TableModel, { all }: Ways): TableModel | undefined =>
  part === '' ? undefined : all.find((each) => each.entity === entity && each.part === '')

/**
 * A part of an earlier step has no rows yet where a database takes both steps at once: they are filled after the last (server/db/fillRows.ts), and what is
 * carried would find none. Where a row cannot begin by itself, each was made with its record.
 */
const missingRows = (wanted: TableModel, filled: readonly ColumnRow[], ways: Ways): string => {
  const own = ownOf(wanted, ways)
  const begins = wanted.columns.every((each) => !each.notNull || each.starts !== undefined || each.name === 'id' || filled.includes(each))
  return own && begins ? sql.addRows(wanted.name, own.name) : ''
}

const alterTable = (old: TableModel, wanted: TableModel, ways: Ways): TableStep => {
  const out: string[] = old.name === wanted.name ? [] : [sql.renameTable(old.name, wanted.name)]
  const narrowings: Narrowing[] = []
  const taken = new Set<string>()
  const sameIndex = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
  const gone = old.indexes.filter((each) => !wanted.indexes.some((other) => sameIndex(each, other)))
  out.push(...gone.map((each) => sql.dropIndex(each.name)))
  const carried = carriedTo(wanted, ways)
  const filled = carried.filter(fills).map(({ column }) => column)
  for (const column of wanted.columns) {
    const change = columnStep(wanted.name, old, filled.includes(column) ? { ...column, notNull: false } : column, wanted.columns)
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
  narrowings.push(...lostOnTheWay(wanted, carried, old))
  const table = settled(wanted)
  return {
    sql: out.join(''),
    carries: [
      carried.length === 0 ? '' : missingRows(wanted, filled, ways),
      sql.carryInto(wanted.name, byName(carried, ways)),
      ...filled.map(({ name }) => sql.setNotNull(wanted.name, name)),
    ].join(''),
    tables: [{ ...table, columns: [...table.columns, ...kept.map((each) => each.kept)] }],
    narrowings,
  }
}

/** The rows of a new part are made for the records that there are already; what must be there then has to start with something. */
const unfillable = (wanted: TableModel, carried: readonly Follows[]): readonly Narrowing[] =>
  wanted.columns
    .filter((each) => each.notNull && each.starts === undefined && each.name !== 'id')
    .filter((each) => !carried.some((one) => one.column === each && fills(one)))
    .map((each) => narrowingOf(wanted, each, noValue))

const newTable = (wanted: TableModel, ways: Ways): TableStep => {
  const own = ownOf(wanted, ways)
  const hasRecords = own !== undefined && beforeOf(own, ways.old) !== undefined
  const carried = carriedTo(wanted, ways)
  return {
    sql: [sql.createTable(wanted, own?.name), ...wanted.indexes.map((each) => sql.createIndex(wanted.name, each))].join(''),
    carries: carried.length === 0 ? '' : sql.carryFrom(wanted.name, own?.name ?? wanted.name, byName(carried, ways)),
    tables: [settled(wanted)],
    narrowings: [...(hasRecords ? unfillable(wanted, carried) : []), ...lostOnTheWay(wanted, carried)],
  }
}

/** One that had the name holds it still, and another is to come under it. */
const takenNames = (old: readonly TableModel[], wanted: readonly TableModel[]): readonly Narrowing[] =>
  wanted.flatMap((table) => {
    const other = old.some(({ name }) => name !== table.name && table.was?.includes(name) && !named(wanted, name))
    return other && named(old, table.name) ? [narrowingOf(table, { name: table.name }, holdsOther)] : []
  })

export const stepTo = (old: readonly TableModel[], wanted: readonly TableModel[]): Step => {
  const ways: Ways = { old, all: wanted }
  const found = new Set<string>()
  const steps = wanted.map((table) => {
    const before = beforeOf(table, old)
    if (before) found.add(before.name)
    return before ? alterTable(before, table, ways) : newTable(table, ways)
  })
  const left = old.filter((each) => !found.has(each.name)).map((each) => keptTable(each, ways))
  return {
    // What stays unread goes last: until then something may be carried out of it, by the name that it had.
    sql: [...steps.map((each) => each.sql), ...steps.map((each) => each.carries), ...left.map((each) => each.sql)].join(''),
    tables: [...steps.flatMap((each) => each.tables), ...left.map((each) => each.table)],
    narrowings: [...takenNames(old, wanted), ...steps.flatMap((each) => each.narrowings)],
  }
}

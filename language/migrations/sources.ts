// Where what a table and its columns hold stood until now, by the names that specs say they had.
import type { TableModel } from '../model.ts'
import { named } from '../named.ts'
import type { ColumnRow } from './statements.ts'
import { fits } from './stays.ts'

type Tables = readonly TableModel[]
/** The tables as they are, and all that are wanted. */
export interface Ways {
  readonly old: Tables
  readonly all: Tables
}

/** Is it this table, under the name that it has or one that it had? */
export const isOf = (table: TableModel, old: TableModel): boolean => old.name === table.name || table.was?.includes(old.name) === true

export const beforeOf = (table: TableModel, old: Tables): TableModel | undefined =>
  named(old, table.name) ?? old.find((each) => isOf(table, each))

/** All of the entity, which may have been called otherwise. */
const ofEntity = ({ entity }: TableModel, { old, all }: Ways): Tables => {
  const own = all.filter((each) => each.entity === entity)
  const names = new Set([entity, ...own.flatMap((each) => beforeOf(each, old)?.entity ?? [])])
  return old.filter((each) => names.has(each.entity))
}

/** What a table is called after the step. */
export const nameAfter = (table: TableModel, { old, all }: Ways): string =>
  (all.find((each) => beforeOf(each, old) === table) ?? table).name

/** A column that goes on with what another held. */
export interface Follows {
  readonly source: TableModel
  readonly was: ColumnRow
  readonly column: ColumnRow
}

/** What each column may go on with of other tables of the entity; nothing where its own table has it. */
const candidatesOf = (wanted: TableModel, ways: Ways): readonly (readonly Follows[])[] => {
  const before = beforeOf(wanted, ways.old)
  const others = ofEntity(wanted, ways).filter((each) => each !== before)
  return wanted.columns.map((column) => {
    const known = before?.columns.some((each) => (each.name === column.name ? !each.left : each.name === column.was))
    if (column.was === undefined || known) return []
    return others.flatMap((source) =>
      source.columns.flatMap((was) => (was.name === column.was && !was.left ? [{ source, was, column }] : [])),
    )
  })
}

/** Does it go on where it stood? Then nothing else goes on with what it holds. */
const staysThere = ({ source, was }: Follows, { old, all }: Ways): boolean =>
  all.some((each) => beforeOf(each, old) === source && named(each.columns, was.name) !== undefined)

/** Of another table of the entity: a field that came into a part, or left it. */
export const carriedTo = (wanted: TableModel, ways: Ways): readonly Follows[] =>
  candidatesOf(wanted, ways).flatMap((candidates) => {
    const gone = candidates.filter((each) => !staysThere(each, ways))
    return gone.find(({ was, column }) => fits(was, column)) ?? gone[0] ?? []
  })

/** Columns said to come from a field that is still where it was. */
export const notGone = (wanted: TableModel, ways: Ways): readonly ColumnRow[] =>
  candidatesOf(wanted, ways).flatMap((candidates) => {
    const [first] = candidates
    return first && candidates.every((each) => staysThere(each, ways)) ? [first.column] : []
  })

/** The same, and of its own table. */
export const followsIn = (wanted: TableModel, ways: Ways): readonly Follows[] => {
  const source = beforeOf(wanted, ways.old)
  const renamed = wanted.columns.flatMap((column) => {
    const was = column.was === undefined || named(source?.columns, column.name) ? undefined : named(source?.columns, column.was)
    return source && was ? [{ source, was, column }] : []
  })
  return [...renamed, ...carriedTo(wanted, ways)]
}

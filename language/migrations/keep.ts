// What stays in the database though no spec reads it any more: nothing of it is demanded, and the next step knows what it holds.
import type { TableModel } from '../model.ts'
import { named } from '../named.ts'
import { beforeOf, type Ways } from './sources.ts'
import * as sql from './statements.ts'
import type { ColumnRow } from './statements.ts'

/** What of a column the next step has to know, whether a spec still reads it or not. */
export const remembered = ({ name, sql: type, notNull, options, rows, field, holds }: ColumnRow): ColumnRow => ({
  name,
  sql: type,
  notNull,
  ...(options && { options }),
  ...(rows && { rows }),
  ...(field !== undefined && { field }),
  ...(holds !== undefined && { holds }),
})

export const keptColumn = (table: string, old: ColumnRow): { readonly kept: ColumnRow; readonly sql: readonly string[] } => ({
  // What records hold is asked again where it comes back.
  kept: { ...remembered(old), notNull: false, left: true },
  sql: [
    ...(old.notNull ? [sql.dropNotNull(table, old.name)] : []),
    ...(old.starts === undefined ? [] : [sql.dropDefault(table, old.name)]),
  ],
})

/** What it is called with its entity; as until now where something else has that name. */
const nameWith = (table: TableModel, before: TableModel, own: TableModel, { old, all }: Ways): string => {
  if (!table.name.startsWith(`${before.name}_`)) return table.name
  const name = `${own.name}${table.name.slice(before.name.length)}`
  return named(old, name) || named(all, name) ? table.name : name
}

/**
 * A part that no spec has any more. It goes along where its entity is renamed: else it would be taken for one of another that comes to have that name, and
 * would not go when its own goes. Records that are made meanwhile have no row of it, so nothing is demanded: where it comes back, that is asked.
 */
export const keptTable = (table: TableModel, ways: Ways): { readonly table: TableModel; readonly sql: string } => {
  const own = table.part === '' ? undefined : ways.all.find((each) => each.part === '' && beforeOf(each, ways.old)?.entity === table.entity)
  const before = own && beforeOf(own, ways.old)
  if (!own || !before) return { table, sql: '' }
  const name = nameWith(table, before, own, ways)
  const isMoved = name !== table.name
  const demanded = table.columns.filter((each) => each.name !== 'id' && (each.notNull || each.starts !== undefined))
  return {
    sql: [
      // Indexes are called after the table, and nothing is looked for in it.
      ...(isMoved ? [...table.indexes.map((each) => sql.dropIndex(each.name)), sql.renameTable(table.name, name)] : []),
      ...demanded.flatMap((each) => keptColumn(name, each).sql),
    ].join(''),
    table: {
      ...table,
      name,
      entity: own.entity,
      columns: table.columns.map((each) => (demanded.includes(each) ? { ...remembered(each), notNull: false } : each)),
      ...(isMoved && { indexes: [] }),
    },
  }
}

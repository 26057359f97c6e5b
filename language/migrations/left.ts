// What a database still has and nothing reads: columns and tables of fields, parts and entities that specs dropped.
import type { TableModel } from '../model.ts'
import { named } from '../named.ts'
import { dropColumn, dropTable } from './statements.ts'

type Tables = readonly TableModel[]

/** A column, or a table where it has none. */
export interface Left {
  readonly table: string
  readonly column?: string
}

/** What these tables have besides those. */
export const leftOf = (tables: Tables, wanted: Tables): readonly Left[] =>
  tables.flatMap(({ name: table, columns }): readonly Left[] => {
    const known = named(wanted, table)
    return known ? columns.flatMap(({ name: column }) => (named(known.columns, column) ? [] : [{ table, column }])) : [{ table }]
  })

/** banners.motto, or old_banners */
export const nameOfLeft = ({ table, column }: Left): string => (column === undefined ? table : `${table}.${column}`)

export const dropSql = ({ table, column }: Left): string => (column === undefined ? dropTable(table) : dropColumn(table, column))

export const withoutLeft = (tables: Tables, dropped: readonly Left[]): Tables =>
  tables
    .filter(({ name }) => !dropped.some(({ table, column }) => table === name && column === undefined))
    .map((each) => ({
      ...each,
      columns: each.columns.filter(({ name }) => !dropped.some(({ table, column }) => table === each.name && column === name)),
    }))

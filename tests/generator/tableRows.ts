// Tables and columns as migrations compare them, with what a case is about.
import type { TableModel } from '../../language/model.ts'

export type ColumnRow = TableModel['columns'][number]
export const column = (name: string, more: Partial<ColumnRow> = {}): ColumnRow => ({ name, sql: 'text', notNull: false, ...more })
export const table = (columns: readonly ColumnRow[], more: Partial<TableModel> = {}): TableModel => ({
  name: 'books',
  entity: 'Book',
  part: '',
  columns: [column('id', { sql: 'bigint', notNull: true }), ...columns],
  indexes: [],
  ...more,
})

// What PostgreSQL's driver gives back for what it was given: whole numbers and decimals as text, times as ISO text, as the server asks its driver to, JSON parsed.
import type { Column } from '../../../language/fields/kind.ts'

const given = (column: Column, value: unknown): unknown => {
  if (column.sql === 'jsonb') return JSON.parse(String(value)) as unknown
  if (column.sql === 'timestamptz') return new Date(String(value)).toISOString()
  if (column.sql === 'bigint' || column.sql.startsWith('numeric')) return String(value)
  return value
}

export const throughDatabase = (columns: readonly Column[], stored: readonly unknown[]): readonly unknown[] => {
  if (columns.length !== stored.length) throw new Error(`${stored.length} values for ${columns.length} columns`)
  return columns.map((column, at) => given(column, stored[at]))
}

// Which columns a list shows: those its viewer may read, less or more as the address says.
import type { ColumnModel, ListModel } from '../../../language/model.ts'

/** Columns whose guard the viewer passes. */
export const readableColumns = (list: ListModel, guards: Readonly<Record<string, boolean>>): readonly ColumnModel[] =>
  list.columns.filter((column) => column.when === undefined || guards[column.when] === true)

/** chosen = fields named in the address; absent = all but the optional ones. The order is always that of the spec. */
export const shownColumns = (columns: readonly ColumnModel[], chosen: readonly string[] | undefined): readonly ColumnModel[] => {
  const shown = columns.filter((column) => (chosen ? chosen.includes(column.field) : !column.optional))
  return shown.length > 0 ? shown : columns.filter((column) => !column.optional)
}

/** The choice after one column was switched; undefined when that is what the spec says anyway. */
export const switched = (
  columns: readonly ColumnModel[],
  chosen: readonly string[] | undefined,
  field: string,
): readonly string[] | undefined => {
  const shown = shownColumns(columns, chosen).map((column) => column.field)
  const next = columns.map((column) => column.field).filter((name) => (name === field ? !shown.includes(name) : shown.includes(name)))
  const usual = shownColumns(columns, undefined).map((column) => column.field)
  return next.length === 0 || next.join() === usual.join() ? undefined : next
}

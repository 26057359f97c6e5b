// Which columns a list shows, in which order and how wide: as the spec has them, or as the address says.
import type { ListParams } from '../../../language/listAddress.ts'
import type { ColumnModel, ListModel } from '../../../language/model.ts'

export type ColumnParams = Pick<ListParams, 'columns' | 'pinned' | 'widths' | 'density'>

/** A column as it is shown. */
export interface ShownColumn extends ColumnModel {
  /** In pixels; absent = as wide as it needs. */
  readonly width?: number
  /** It stays because somebody wants it. */
  readonly pinned?: true
}

/** As the spec has them. */
export const usualColumns: ColumnParams = { columns: undefined, pinned: [], widths: {}, density: undefined }

/** Columns whose guard the viewer passes. */
export const readableColumns = (list: ListModel, guards: Readonly<Record<string, boolean>>): readonly ColumnModel[] =>
  list.columns.filter((column) => column.when === undefined || guards[column.when] === true)

/** Those that are pinned stand first. */
export const pinnedFirst = <Column extends ColumnModel>(columns: readonly Column[], pinned: readonly string[]): readonly Column[] => [
  ...columns.filter(({ field }) => pinned.includes(field)),
  ...columns.filter(({ field }) => !pinned.includes(field)),
]

/** All columns: those shown in their order, then the others. */
export const orderedColumns = (columns: readonly ColumnModel[], { columns: chosen, pinned }: ColumnParams): readonly ColumnModel[] => {
  if (!chosen) return pinnedFirst(columns, pinned)
  const first = chosen.flatMap((field) => columns.filter((column) => column.field === field))
  return pinnedFirst([...first, ...columns.filter((column) => !first.includes(column))], pinned)
}

/** Absent = all but the optional ones, as is the case where none of those chosen is there. */
export const shownColumns = (columns: readonly ColumnModel[], params: ColumnParams): readonly ShownColumn[] => {
  const { columns: chosen, pinned, widths } = params
  const isChosen = ({ field, optional }: ColumnModel): boolean => (chosen ? chosen.includes(field) : !optional)
  const some = columns.some(isChosen) ? isChosen : ({ optional }: ColumnModel): boolean => !optional
  return orderedColumns(columns, params)
    .filter(some)
    .map((column) => ({
      ...column,
      ...(pinned.includes(column.field) && column.stays === undefined && { stays: 1, pinned: true as const }),
      ...(widths[column.field] !== undefined && { width: widths[column.field] }),
    }))
}

/** What the address says of columns that are to stand like this; undefined where the spec says it anyway. */
export const chosenColumns = (columns: readonly ColumnModel[], shown: readonly string[]): readonly string[] | undefined => {
  const usual = shownColumns(columns, usualColumns).map(({ field }) => field)
  return shown.length === 0 || shown.join() === usual.join() ? undefined : shown
}

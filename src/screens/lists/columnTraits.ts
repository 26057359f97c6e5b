// What a list asks of its columns: where values stand, which opens the record, which end where the room does.
import type { EntityModel, ColumnModel, ListModel } from '../../../language/model.ts'
import { fieldAt } from '../../client/records/fieldAt.ts'
import type { ShownColumn } from './shownColumns.ts'
import { traitsOf } from '../../../language/fields/index.ts'

/** Where a column's values stand: numbers at the end of the cell. */
export const alignOf = (entity: EntityModel, path: string): 'right' | undefined => {
  const field = fieldAt(entity, path)
  return field && (field.align ?? traitsOf(field).align)
}

const plain = (entity: EntityModel, path: string): boolean => {
  const field = fieldAt(entity, path)
  return field !== undefined && path !== 'id' && !traitsOf(field).pressable
}

/**
 * Which column's value opens the record: the title's, else the first that is nothing to press already.
 * False for every column of a list whose records cannot be opened.
 */
export const isOpening = (entity: EntityModel, list: ListModel, column: ColumnModel): boolean => {
  if (list.opens.length === 0 && entity.card.path === undefined) return false
  const paths = list.columns.filter((each) => !each.optional).map((each) => each.field)
  const title = paths.find((path) => path === entity.title && plain(entity, path))
  return column.field === (title ?? paths.find((path) => plain(entity, path)))
}

export const isLongPath = (entity: EntityModel, path: string): boolean => {
  const field = fieldAt(entity, path)
  return field !== undefined && field.choices === undefined && traitsOf(field).unbounded === true
}

/** Which columns hold texts of any length, or are as wide as somebody wants: in a row they end where the room does, and are whole where it is opened. */
export const isCut = (entity: EntityModel, { field, stays, pinned, width }: ShownColumn): boolean =>
  width !== undefined || ((stays === undefined || pinned === true) && isLongPath(entity, field))

/** A long text that a decision needs goes on a second line. */
export const hasLines = (entity: EntityModel, column: ShownColumn): boolean =>
  column.stays !== undefined && !isCut(entity, column) && isLongPath(entity, column.field)

/** In percent of a table's width: what long texts take together where they stand alone, what each other column takes of that, and what each has at least. */
const [maxLongShare, otherShare, minLongShare] = [80, 30, 20]

/** What a column of long texts takes of a table's width, in percent: more where few others stand beside it, so that no room is left empty while a text ends early. */
export const longShare = (entity: EntityModel, columns: readonly ShownColumn[], gone: ReadonlySet<string>): number => {
  const shown = columns.filter(({ field }) => !gone.has(field))
  const long = shown.filter(({ field }) => isLongPath(entity, field)).length
  return Math.max(minLongShare, (maxLongShare - otherShare * (shown.length - long)) / Math.max(1, long))
}

/** Whether a row of a list holds more than it has room for. */
export const hasRest = (entity: EntityModel, columns: readonly ShownColumn[], gone: ReadonlySet<string>): boolean =>
  columns.some((column) => gone.has(column.field) || column.under.length > 0 || isCut(entity, column))

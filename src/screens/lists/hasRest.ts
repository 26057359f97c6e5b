// Whether a row of a list holds more than it has room for.
import type { ColumnModel, EntityModel } from '../../../language/model.ts'
import { isCut } from './isCut.ts'

export const hasRest = (entity: EntityModel, columns: readonly ColumnModel[], gone: ReadonlySet<string>): boolean =>
  columns.some((column) => gone.has(column.field) || column.under.length > 0 || isCut(entity, column))

// The file that records are handed out as: their number, what the spec names, masked values whole, and a last column for what comes back.
import { writeCsv } from 'hucre/csv'
import { leavesByEnd } from '../../language/fields/index.ts'
import type { ActionModel, EntityModel } from '../../language/model.ts'
import { named } from '../../language/named.ts'
import { partFieldAt } from '../../language/partFields.ts'
import type { StoredRecord } from '../customs.ts'
import { sheetColumns, type SheetColumn } from '../exports/sheetColumns.ts'
import { sheetContext } from '../exports/sheetContext.ts'
import type { ProductModel } from '../ProductModel.ts'
import { textOf } from '../textOf.ts'

/**
 * UTF-8 with its mark, commas, CRLF. The first line says what the columns are; what a spreadsheet would take for a formula has an apostrophe before it.
 * @param action one with a `file`
 */
export const fileText = (product: ProductModel, entity: EntityModel, action: ActionModel, records: readonly StoredRecord[]): string => {
  const context = sheetContext(product, product.app.dateFormat ?? 'YYYY-MM-DD', 'UTC')
  const columnsFor = (path: string): readonly SheetColumn[] => {
    const field = partFieldAt(entity, path)?.field
    if (!field || !leavesByEnd(field)) return sheetColumns(product, entity, [path], context)
    return [{ header: context.t(field.label), holds: 'text', cellOf: (record) => textOf(record[path] ?? '') }]
  }
  const columns = ['id', ...(action.file?.columns ?? [])].flatMap(columnsFor)
  const comesBack = named(action.asks, action.file?.answers)
  const headers = [...columns.map(({ header }) => header), context.t(comesBack?.label ?? '')]
  const rows = records.map((record) => [...columns.map(({ cellOf }) => cellOf({ ...record })), ''])
  return writeCsv(rows, { headers, bom: true, escapeFormulae: true })
}

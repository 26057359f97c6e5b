// Rows as a file, written while they come: CSV that no spreadsheet takes for formulas, or a workbook.
import { Readable } from 'node:stream'
import { writeCsvStream } from 'hucre/csv'
import { writeXlsxStream } from 'hucre/xlsx'
import type { SheetCell, SheetColumn } from './sheetColumns.ts'

type SheetRow = readonly SheetCell[]
type Rows = AsyncIterable<SheetRow>

export interface SheetFormat {
  readonly contentType: string
  readonly extension: string
  /** Rows of it; absent = as many as there are. */
  readonly maxRows?: number
  /** @param dateFormat of the product, for days and moments where a format can say it */
  readonly write: (columns: readonly SheetColumn[], rows: Rows, dateFormat: string) => Readable
}

const bytes = { objectMode: false }

const headersOf = (columns: readonly SheetColumn[]): string[] => columns.map(({ header }) => header)

/** A workbook counts days: what the clock of the zone shows is told as if it were UTC's. */
const dateOf = (cell: SheetCell): SheetCell | Date =>
  typeof cell === 'string' ? new Date(`${cell.replace(' ', 'T')}${cell.includes(' ') ? ':00Z' : ''}`) : cell

/** How a spreadsheet is told to show a column: (MM/DD/YYYY) -> mm/dd/yyyy hh:mm. */
const numberFormat = ({ holds, decimals }: SheetColumn, dateFormat: string): { numFmt?: string } => {
  const day = dateFormat.toLowerCase()
  if (holds === 'moment') return { numFmt: `${day} hh:mm` }
  if (holds === 'day') return { numFmt: day }
  return decimals === undefined ? {} : { numFmt: `#,##0.${'0'.repeat(decimals)}` }
}

const isTime = ({ holds }: SheetColumn): boolean => holds === 'day' || holds === 'moment'

/** Of a workbook's cell, in UTF-16 units. */
const maxCellLength = 32_767

/** As a workbook can hold it: what is longer is cut, and what XML does not allow is told as unreadable; a spreadsheet calls the file damaged else. */
const plainText = (text: string): string => {
  const allowed = text.replaceAll(/[\uFFFE\uFFFF]/g, '\uFFFD')
  // Not between the halves of a character.
  return allowed.length > maxCellLength ? `${allowed.slice(0, maxCellLength - 1).replace(/[\uD800-\uDBFF]$/, '')}…` : allowed
}

const plain = (cell: SheetCell): SheetCell => (typeof cell === 'string' ? plainText(cell) : cell)

const withDates = async function* (columns: readonly SheetColumn[], rows: Rows): AsyncGenerator<(SheetCell | Date)[]> {
  const dated = columns.map(isTime)
  for await (const row of rows) yield row.map((cell, at) => (dated[at] ? dateOf(cell) : plain(cell)))
}

const mutable = async function* (rows: Rows): AsyncGenerator<SheetCell[]> {
  for await (const row of rows) yield [...row]
}

export const sheetFormats = {
  csv: {
    contentType: 'text/csv; charset=utf-8',
    extension: 'csv',
    write: (columns, rows) =>
      Readable.from(writeCsvStream(mutable(rows), { headers: headersOf(columns), bom: true, escapeFormulae: true }), bytes),
  },
  xlsx: {
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    extension: 'xlsx',
    // One row is the heading.
    maxRows: 1_048_575,
    write: (columns, rows, dateFormat) =>
      Readable.from(
        writeXlsxStream(withDates(columns, rows), {
          name: 'Export',
          columns: columns.map((column) => ({ header: column.header, ...numberFormat(column, dateFormat) })),
          freezePane: { rows: 1 },
        }),
        bytes,
      ),
  },
} as const satisfies Readonly<Record<string, SheetFormat>>

export type SheetFormatName = keyof typeof sheetFormats

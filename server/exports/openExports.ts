// Takes out what a list shows, as a file (domain 11): the list's right and one of its own, a line of the audit before the first row, the same gate for every page.
import type { Readable } from 'node:stream'
import { decide } from '../../language/access.ts'
import type { EntityModel } from '../../language/model.ts'
import { audit } from '../audit/auditRecord.ts'
import { denied } from '../authorize/authorize.ts'
import type { Gate } from '../authorize/gate.ts'
import type { Call, Caller } from '../call.ts'
import type { Db } from '../db/database.ts'
import { Fault } from '../Fault.ts'
import type { ProductModel } from '../ProductModel.ts'
import { noteRead } from '../queries/noteRead.ts'
import type { Connection } from '../socket/Connection.ts'
import { openRows, type OpenedRows } from './openRows.ts'
import type { Asked } from './readAsked.ts'
import { sheetColumns, type SheetCell, type SheetColumn } from './sheetColumns.ts'
import { sheetContext, speaking } from './sheetContext.ts'
import { sheetFormats, type SheetFormat } from './writeSheet.ts'

const maxAtOnce = 2
const maxExportMs = 10 * 60_000
/** The name of the operation in the audit. */
const operationName = 'exportList'

export interface ExportsParts {
  readonly db: Db
  readonly product: ProductModel
  readonly gate: Pick<Gate, 'admit'>
  readonly noteDenied: (caller: Caller, operation: string) => void
}

export interface Exported {
  readonly contentType: string
  /** With its point. */
  readonly extension: string
  readonly rows: number
  readonly body: Readable
}

export interface Exports {
  /**
   * A file that is written while it is read. Whoever gets it closes it.
   * @throws Fault or InvalidInput, and then nothing is written
   */
  readonly make: (connection: Connection, caller: Caller, asked: Asked) => Promise<Exported>
}

/** What a list can show: its columns with all that stands small below them or as marks. */
const offered = ({ list }: EntityModel): ReadonlySet<string> =>
  new Set(['id', ...(list?.columns ?? []).flatMap(({ field, under, marks }) => [field, ...under, ...marks])])

/** @throws Fault where something else is asked for than this list's columns, or one that the caller may not read */
const ensureShown = ({ entity, operation, selection: { paths } }: Call, columns: readonly string[]): void => {
  if (entity.list?.operation !== operation.name) throw new Fault('BAD_REQUEST', 'Only what a list shows can be exported')
  const shown = offered(entity)
  if (columns.length === 0 || columns.some((path) => !shown.has(path) || (path !== 'id' && !paths.has(path))))
    throw new Fault('BAD_REQUEST', 'Not what is expected: columns')
}

const cellsOf = async function* ({ pages }: OpenedRows, columns: readonly SheetColumn[]): AsyncGenerator<readonly SheetCell[]> {
  for await (const page of pages()) for (const answer of page) yield columns.map(({ cellOf }) => cellOf(answer))
}

/** A line of the audit, and of the read where the entity asks for one: it is there before the first row leaves. */
const note = async ({ db }: ExportsParts, call: Call, { columns, format }: Asked, count: number): Promise<void> => {
  const { caller, operation, entity, args } = call
  const { filter, search, sort } = args
  const input = { list: operation.name, format, columns, filter, search, sort }
  await audit(db, { actor: caller, action: operationName, operation: operationName, entity: entity.name, outcome: 'DONE', count, input })
  if (entity.readsAudited) await noteRead({ db }, call)
}

const ensureRoom = ({ maxRows = Number.POSITIVE_INFINITY }: SheetFormat, count: number): void => {
  if (count <= maxRows) return
  const rows = [String(count), String(maxRows)]
  throw new Fault('BAD_REQUEST', `${rows[0]} rows are more than such a file holds (${rows[1]})`, 'errors.exportTooLong', rows)
}

export const openExports = (parts: ExportsParts): Exports => {
  const { db, product, gate, noteDenied } = parts
  const running = new Set<string>()
  const begin = async (connection: Connection, asked: Asked): Promise<Exported> => {
    const admit = async (): Promise<Call> => {
      const call = await gate.admit(connection, asked.payload)
      ensureAllowed(call.caller)
      ensureShown(call, asked.columns)
      return call
    }
    const rows = await openRows(db, product, admit)
    try {
      const format: SheetFormat = sheetFormats[asked.format]
      ensureRoom(format, rows.count)
      await note(parts, rows.call, asked, rows.count)
      const dateFormat = product.app.dateFormat ?? 'YYYY-MM-DD'
      const spoken = await speaking(product, asked.language)
      const columns = sheetColumns(spoken, rows.call.entity, asked.columns, sheetContext(spoken, dateFormat, asked.zone))
      const body = format.write(columns, cellsOf(rows, columns), dateFormat)
      const late = setTimeout(() => body.destroy(new Error('an export took too long')), maxExportMs)
      body.once('close', () => {
        clearTimeout(late)
        void rows.close()
      })
      return { contentType: format.contentType, extension: `.${format.extension}`, rows: rows.count, body }
    } catch (error) {
      await rows.close()
      throw error
    }
  }
  const ensureAllowed = (caller: Caller): void => {
    const { exports: guard } = product.person
    const { allowed, missing } = guard ? decide(caller, guard) : { allowed: false, missing: [] }
    if (allowed) return
    noteDenied(caller, operationName)
    throw denied(missing)
  }
  return {
    make: async (connection, caller, asked) => {
      ensureAllowed(caller)
      if (running.has(caller.sessionId)) throw new Fault('LIMIT', 'An export of yours is still on its way', 'errors.exportRuns')
      if (running.size >= maxAtOnce) throw new Fault('UNAVAILABLE', 'Too much is asked at once; try again', 'errors.busy')
      running.add(caller.sessionId)
      const leave = (): void => void running.delete(caller.sessionId)
      try {
        const made = await begin(connection, asked)
        made.body.once('close', leave)
        return made
      } catch (error) {
        leave()
        throw error
      }
    },
  }
}

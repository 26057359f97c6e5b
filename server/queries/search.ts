// A page of a list, or all of a short one: filter, free search, one sort field and the key, the total where asked for.
import { sql } from 'kysely'
import type { Call } from '../call.ts'
import type { Reader } from '../reader.ts'
import { addAbilities, abilityPaths, asksAbilities } from './abilities.ts'
import { completeCards } from './cards.ts'
import { cellsOf, columnsToRead, countOf, runCells } from './cells.ts'
import { boundTo, decodeCursor, encodeCursor } from './cursor.ts'
import { allOf, tablesOf } from './fragments.ts'
import { countRows } from './countRows.ts'
import { mayRead } from './mayRead.ts'
import { narrowChanges } from './narrowChanges.ts'
import { nameOthers } from './nameOthers.ts'
import { narrowReasons, withOperation } from './narrowReasons.ts'
import { keptFor, planOf, slot, type Plan } from './plan.ts'
import { rowsFor, type Rows } from './rowsFor.ts'
import { selectPaths, type Answer, type Selected } from './selectPaths.ts'
import { sortBy, type Order } from './sortBy.ts'

const defaultPageSize = 25
const maxPageSize = 100
const maxWholeList = 2_000

/** Sizes that are asked for again and again stand in the statement as they are: the database then plans it once, and not each time. */
const stands = (size: number): boolean => size % defaultPageSize === 0

interface Window {
  readonly size: number
  readonly backwards: boolean
  readonly cursor: { readonly id: string; readonly value: string | undefined } | undefined
}

const windowOf = ({ operation, args }: Call, bound: string, sorted: boolean, pageSize: number | undefined): Window => {
  if (operation.does === 'findAll' && pageSize === undefined) return { size: maxWholeList, backwards: false, cursor: undefined }
  const first = Math.trunc(Number(args['first'] ?? defaultPageSize))
  const size = pageSize ?? (Number.isNaN(first) ? defaultPageSize : Math.min(Math.max(first, 1), maxPageSize))
  const { after, before } = args
  if (typeof before === 'string')
    return { size, backwards: true, cursor: before === 'end' ? undefined : decodeCursor(bound, before, sorted) }
  return { size, backwards: false, cursor: typeof after === 'string' ? decodeCursor(bound, after, sorted) : undefined }
}

interface Page {
  /** The sort value of each row, where a value sorts. */
  readonly keys: readonly unknown[]
  readonly answers: readonly Answer[]
  readonly more: boolean
}

interface Prepared {
  readonly plan: Plan
  readonly selected: Selected
  readonly hidden: Selected | undefined
  /** Where the sort value is. */
  readonly key: number | undefined
}

const prepare = (reader: Reader, { entity, selection }: Call, rows: Rows, order: Order, { backwards, cursor, size }: Window): Prepared => {
  const columns = columnsToRead(reader.db)
  const selected = selectPaths(reader.product, entity, withOperation(entity, selection.paths), columns)
  const hidden = asksAbilities(selection)
    ? selectPaths(reader.product, entity, abilityPaths(reader.product, entity, selection), columns)
    : undefined
  const key = order.value && columns.add(order.value(), order.as)
  const from = tablesOf(entity, new Set([...selected.parts, ...(hidden?.parts ?? []), ...rows.parts, order.part]), order.part)
  const where = cursor ? allOf([rows.where(), order.beyond(backwards)]) : rows.where()
  const rest = sql`from ${from} where ${where} order by ${order.by(backwards)} limit ${stands(size) ? sql.lit(size + 1) : slot('size')}`
  return { plan: planOf(cellsOf(columns, rest), reader.db), selected, hidden, key }
}

const readPage = async (reader: Reader, call: Call, rows: Rows, order: Order, window: Window): Promise<Page> => {
  const { operation, selection } = call
  const { size, backwards, cursor } = window
  const placed = cursor !== undefined
  const shape = `${operation.name}|${[...selection.paths].join()}|${selection.can} ${selection.canInList}|${rows.shape}|${order.shape}|${backwards}|${placed}|${stands(size) ? size : ''}`
  const { plan, selected, hidden, key } = keptFor(reader, shape, () => prepare(reader, call, rows, order, window))
  const cells = await runCells(reader, plan, { ...rows.values, size: size + 1, 'c.id': cursor?.id, 'c.value': cursor?.value })
  const found = countOf(cells)
  const shown = Array.from({ length: Math.min(found, size) }, (_, at) => at)
  const inOrder = backwards ? shown.toReversed() : shown
  const answers = inOrder.map((at) => selected.read(cells, at))
  narrowChanges(reader.product, call.caller, answers, selected.partFields)
  narrowReasons(reader.product, call.caller, call.entity, answers)
  await Promise.all([
    hidden &&
      addAbilities(
        reader,
        call,
        selection,
        answers,
        inOrder.map((at) => hidden.read(cells, at)),
      ),
    completeCards(reader, answers, selected.partFields, selection.paths),
    nameOthers(reader, call.caller, answers, selected.partFields),
  ])
  return { keys: inOrder.map((at) => (key === undefined ? undefined : cells[key]?.[at])), answers, more: found > size }
}

/** @param pageSize of whoever reads all there is, page by page: whole lists, too; absent = as it is asked for */
export const search = async (reader: Reader, call: Call, pageSize?: number): Promise<Answer> => {
  const { entity, operation, args, selection } = call
  const rows = rowsFor(reader, call)
  const order = sortBy(reader.product, entity, args['sort'], (partField) => mayRead(call, partField))
  const bound = boundTo(operation.name, args['filter'], args['search'], order.shape)
  const window = windowOf(call, bound, order.value !== undefined, pageSize)
  const [page, total] = await Promise.all([
    readPage(reader, call, rows, order, window),
    selection.total ? countRows(reader, call, rows) : undefined,
  ])
  const at = (row: number): string | null => {
    const answer = page.answers.at(row)
    return answer ? encodeCursor(bound, { id: String(answer['id']), value: order.value ? String(page.keys.at(row)) : undefined }) : null
  }
  const away = window.cursor !== undefined
  return {
    items: page.answers,
    hasNext: window.backwards ? away : page.more,
    hasPrevious: window.backwards ? page.more : away,
    start: at(0),
    end: at(-1),
    total,
  }
}

// A page of a list, or all of a short one: filter, free search, one sort field and the key, total and sums where asked for.
import { sql } from 'kysely'
import type { Call } from '../call.ts'
import type { Row } from '../db/database.ts'
import { Fault } from '../Fault.ts'
import type { Reader } from '../reader.ts'
import { addAbilities, abilityPaths } from './abilities.ts'
import { completeCards } from './cards.ts'
import { boundTo, decodeCursor, encodeCursor } from './cursor.ts'
import { allOf, tablesOf } from './fragments.ts'
import { countRows } from './countRows.ts'
import { mayRead } from './mayRead.ts'
import { keptFor, planOf, run, slot } from './plan.ts'
import type { Plan } from './plan.ts'
import { rowsFor } from './rowsFor.ts'
import type { Rows } from './rowsFor.ts'
import { selectPaths } from './selectPaths.ts'
import type { Answer, Selected } from './selectPaths.ts'
import { sortBy } from './sortBy.ts'
import type { Order } from './sortBy.ts'
import { sumRows } from './sumRows.ts'

const usual = 25
const most = 100
const mostOfAll = 2_000

/** Sizes that are asked for again and again stand in the statement as they are: the database then plans it once, and not each time. */
const stands = (size: number): boolean => size % usual === 0

interface Window {
  readonly size: number
  readonly backwards: boolean
  readonly cursor: { readonly id: string; readonly value: string | undefined } | undefined
}

const windowOf = ({ operation, args }: Call, bound: string, sorted: boolean): Window => {
  if (operation.does === 'findAll') return { size: mostOfAll, backwards: false, cursor: undefined }
  const first = Math.trunc(Number(args['first'] ?? usual))
  const size = Number.isNaN(first) ? usual : Math.min(Math.max(first, 1), most)
  const { after, before } = args
  if (typeof before === 'string')
    return { size, backwards: true, cursor: before === 'end' ? undefined : decodeCursor(bound, before, sorted) }
  return { size, backwards: false, cursor: typeof after === 'string' ? decodeCursor(bound, after, sorted) : undefined }
}

const badValue = new Set(['22P02', '22003', '22007', '22008', '22021'])

/** A value that a forged cursor or an odd number brought, and the database cannot read. */
const refuseBadValue = (error: unknown): never => {
  if (error instanceof Error && badValue.has(String((error as { readonly code?: unknown }).code)))
    throw new Fault('BAD_REQUEST', 'a value of this list is not understood')
  throw error
}

interface Page {
  readonly rows: readonly Row[]
  readonly answers: readonly Answer[]
  readonly more: boolean
}

interface Prepared {
  readonly plan: Plan
  readonly selected: Selected
  readonly hidden: Selected | undefined
}

const prepare = (reader: Reader, { entity, selection }: Call, rows: Rows, order: Order, { backwards, cursor, size }: Window): Prepared => {
  const selected = selectPaths(reader.product, entity, selection.paths)
  const hidden = selection.can ? selectPaths(reader.product, entity, abilityPaths(reader.product, entity), 'h') : undefined
  const from = tablesOf(entity, new Set([...selected.parts, ...(hidden?.parts ?? []), ...rows.parts, order.part]), order.part)
  const columns = [...selected.columns, ...(hidden?.columns ?? []), ...(order.value ? [sql`(${order.value()})::text as k`] : [])]
  const where = cursor ? allOf([rows.where(), order.beyond(backwards)]) : rows.where()
  const query = sql`select ${sql.join(columns)} from ${from} where ${where} order by ${order.by(backwards)} limit ${stands(size) ? sql.lit(size + 1) : slot('size')}`
  return { plan: planOf(query, reader.db), selected, hidden }
}

const readPage = async (reader: Reader, call: Call, rows: Rows, order: Order, window: Window): Promise<Page> => {
  const { operation, selection } = call
  const { size, backwards, cursor } = window
  const placed = cursor !== undefined
  const shape = `${operation.name}|${[...selection.paths].join()}|${selection.can}|${rows.shape}|${order.shape}|${backwards}|${placed}|${stands(size) ? size : ''}`
  const { plan, selected, hidden } = keptFor(reader, shape, () => prepare(reader, call, rows, order, window))
  const found = await run(reader, plan, { ...rows.values, size: size + 1, 'c.id': cursor?.id, 'c.value': cursor?.value }).catch(
    refuseBadValue,
  )
  const kept = found.slice(0, size)
  const inOrder = backwards ? kept.toReversed() : kept
  const answers = inOrder.map(selected.read)
  await Promise.all([
    hidden && addAbilities(reader, call, answers, inOrder.map(hidden.read)),
    completeCards(reader, answers, selected.places, selection.paths),
  ])
  return { rows: inOrder, answers, more: found.length > size }
}

export const search = async (reader: Reader, call: Call): Promise<Answer> => {
  const { entity, operation, args, selection } = call
  const rows = rowsFor(reader, call)
  const order = sortBy(reader.product, entity, args['sort'], (place) => mayRead(call, place))
  const bound = boundTo(operation.name, args['filter'], args['search'], order.shape)
  const window = windowOf(call, bound, order.value !== undefined)
  const [page, total, sums] = await Promise.all([
    readPage(reader, call, rows, order, window),
    selection.total ? countRows(reader, call, rows) : undefined,
    selection.sums ? sumRows(reader, call, rows) : [],
  ])
  const at = (row: Row | undefined): string | null =>
    row ? encodeCursor(bound, { id: String(row['id']), value: order.value ? String(row['k']) : undefined }) : null
  const away = window.cursor !== undefined
  return {
    items: page.answers,
    hasNext: window.backwards ? away : page.more,
    hasPrevious: window.backwards ? page.more : away,
    start: at(page.rows[0]),
    end: at(page.rows.at(-1)),
    total,
    sums,
  }
}

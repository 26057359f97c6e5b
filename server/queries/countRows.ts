// How many rows there are: exact up to 10,000, so that it costs the same on any table.
import { sql } from 'kysely'
import type { Call } from '../call.ts'
import type { Reader } from '../reader.ts'
import { tablesOf } from './fragments.ts'
import { planFor, run } from './plan.ts'
import { rowsFor, type Rows } from './rowsFor.ts'
import { remember } from '../../language/remember.ts'

const maxExact = 10_000

export interface Total {
  readonly value: number
  readonly exact: boolean
}

/** So long "more than that" is believed without counting again, in milliseconds: then a list costs the same with its total. */
const believedMs = 5_000
const maxBelieved = 1_000
const believedOn = remember((_db: Reader['db']) => new Map<string, number>())

const counted = (reader: Reader, { operation, entity }: Call, rows: Rows, limit: number | undefined): Promise<number> => {
  const plan = planFor(reader, `count ${operation.name} ${rows.shape} ${limit ?? ''}`, () => {
    const found = sql`select 1 from ${tablesOf(entity, rows.parts)} where ${rows.where()} ${limit === undefined ? sql`` : sql`limit ${sql.lit(limit)}`}`
    return sql`select count(*)::int as n from (${found}) found`
  })
  return run(reader, plan, rows.values).then(([row]) => Number(row?.['n'] ?? 0))
}

/** Exact, however many there are. */
export const countAll = (reader: Reader, call: Call): Promise<number> => counted(reader, call, rowsFor(reader, call), undefined)

const many = { value: maxExact, exact: false }

export const countRows = async (reader: Reader, call: Call, rows: Rows): Promise<Total> => {
  const asked = `${call.operation.name} ${rows.shape} ${JSON.stringify(rows.values)}`
  const believed = believedOn(reader.db)
  if ((believed.get(asked) ?? 0) > performance.now()) return many
  const value = await counted(reader, call, rows, maxExact + 1)
  if (value <= maxExact) return { value, exact: true }
  if (believed.size >= maxBelieved) believed.clear()
  believed.set(asked, performance.now() + believedMs)
  return many
}

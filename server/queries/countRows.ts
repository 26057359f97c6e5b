// How many rows there are: exact up to 10,000, so that it costs the same on any table.
import { sql } from 'kysely'
import type { Call } from '../call.ts'
import type { Reader } from '../reader.ts'
import { tablesOf } from './fragments.ts'
import { planFor, run } from './plan.ts'
import type { Rows } from './rowsFor.ts'
import { remember } from '../../language/remember.ts'

const maxExact = 10_000

export interface Total {
  readonly value: number
  readonly exact: boolean
}

/** So long "more than that" is believed without counting again, in milliseconds: then a list costs the same with its total. */
const believedMs = 5_000
const maxBelieved = 1_000
const countedOn = remember((_db: Reader['db']) => new Map<string, number>())

const many = { value: maxExact, exact: false }

export const countRows = async (reader: Reader, { operation, entity }: Call, rows: Rows): Promise<Total> => {
  const asked = `${operation.name} ${rows.shape} ${JSON.stringify(rows.values)}`
  const counted = countedOn(reader.db)
  if ((counted.get(asked) ?? 0) > Date.now()) return many
  const plan = planFor(reader, `count ${operation.name} ${rows.shape}`, () => {
    const found = sql`select 1 from ${tablesOf(entity, rows.parts)} where ${rows.where()} limit ${maxExact + 1}`
    return sql`select count(*)::int as n from (${found}) found`
  })
  const [row] = await run(reader, plan, rows.values)
  const value = Number(row?.['n'] ?? 0)
  if (value <= maxExact) return { value, exact: true }
  if (counted.size >= maxBelieved) counted.clear()
  counted.set(asked, Date.now() + believedMs)
  return many
}

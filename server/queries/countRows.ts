// How many rows there are: exact up to 10,000, so that it costs the same on any table.
import { sql } from 'kysely'
import type { Call } from '../call.ts'
import type { Reader } from '../reader.ts'
import { tablesOf } from './fragments.ts'
import { planFor, run } from './plan.ts'
import type { Rows } from './rowsFor.ts'

export const exactUpTo = 10_000

export const countRows = async (reader: Reader, { operation, entity }: Call, rows: Rows): Promise<{ readonly value: number; readonly exact: boolean }> => {
  const plan = planFor(reader, `count ${operation.name} ${rows.shape}`, () => sql`select count(*)::int as n from (select 1 from ${tablesOf(entity, rows.parts)} where ${rows.where()} limit ${exactUpTo + 1}) found`)
  const [found] = await run(reader, plan, rows.values)
  const value = Number(found?.['n'] ?? 0)
  return { value: Math.min(value, exactUpTo), exact: value <= exactUpTo }
}

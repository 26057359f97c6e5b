// A new record of an ordered entity comes last, one after the other: two at once do not have one place.
import { sql } from 'kysely'
import type { EntityModel } from '../../language/model.ts'
import type { Work } from '../customs.ts'
import { oneAtATime } from '../db/oneAtATime.ts'
import { orderColumns } from './orderColumns.ts'

type Values = Readonly<Record<string, unknown>>

/** @returns the values with the next free place, unless they name one */
export const withPlace = async (work: Pick<Work, 'tx'>, entity: EntityModel, values: Values): Promise<Values> => {
  const { order } = entity
  if (!order || values[order.by] !== undefined) return values
  const { table, by, within } = orderColumns(entity)
  const holder = order.within === undefined ? null : values[order.within]
  const narrowed = within === undefined ? sql`true` : sql`${sql.ref(within)} = ${holder}`
  await oneAtATime(work, JSON.stringify([entity.name, 'place', holder]))
  const { rows } = await sql<{ place: number }>`
    select coalesce(max(${sql.ref(by)}) + 1, 0) as place from ${sql.table(table)} where ${narrowed}`.execute(work.tx)
  return { ...values, [order.by]: rows[0]?.place ?? 0 }
}

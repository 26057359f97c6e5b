// A new record of an ordered entity comes last.
import { sql } from 'kysely'
import type { EntityModel } from '../../language/model.ts'
import type { Work } from '../customs.ts'
import { orderColumns } from './orderColumns.ts'

type Values = Readonly<Record<string, unknown>>

/** @returns the values with the next free place, unless they name one */
export const withPlace = async ({ tx }: Pick<Work, 'tx'>, entity: EntityModel, values: Values): Promise<Values> => {
  const { order } = entity
  if (!order || values[order.by] !== undefined) return values
  const { table, by, within } = orderColumns(entity)
  const holder = order.within === undefined ? null : values[order.within]
  const narrowed = within === undefined ? sql`true` : sql`${sql.ref(within)} = ${holder}`
  const { rows } = await sql<{ place: number }>`
    select coalesce(max(${sql.ref(by)}) + 1, 0) as place from ${sql.table(table)} where ${narrowed}`.execute(tx)
  return { ...values, [order.by]: Number(rows[0]?.place ?? 0) }
}

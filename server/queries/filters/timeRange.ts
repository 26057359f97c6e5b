// From one instant to another; the last is a whole millisecond.
import { sql } from 'kysely'
import { range } from './range.ts'

export const timeRange = range(
  (_field, value) => {
    const time = typeof value === 'string' ? new Date(value) : undefined
    return time === undefined || Number.isNaN(time.getTime()) ? undefined : time.toISOString()
  },
  (column, last) => sql`${column} < ${last} + interval '1 millisecond'`,
)

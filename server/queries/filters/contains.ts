// A piece of text, in whatever case.
import { sql } from 'kysely'
import { slot, type Fragment } from '../plan.ts'
import { bad, type ConditionOf } from './conditionOf.ts'

/** %, _ and \ stand for themselves. Its case is as it was typed: see isLike. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** The database makes small letters of both: it has its own for İ and for a Σ at a word's end, and what is pasted as it stands is found. */
export const isLike = (column: Fragment, name: string): Fragment => sql`lower(${column}) like lower(${slot(name)}::text)`

export const contains: ConditionOf = ({ column, name, value }) => {
  if (typeof value !== 'string') throw bad(name)
  return { shape: name, where: () => isLike(column(), name), values: { [name]: containing(value.trim()) } }
}

// A piece of text, in whatever case.
import { sql } from 'kysely'
import { slot } from '../plan.ts'
import { bad } from './conditionOf.ts'
import type { ConditionOf } from './conditionOf.ts'

/** %, _ and \ stand for themselves. */
export const containing = (text: string): string => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`

export const contains: ConditionOf = ({ column, name, value }) => {
  if (typeof value !== 'string') throw bad(name)
  return { shape: name, where: () => sql`lower(${column()}) like ${slot(name)}`, values: { [name]: containing(value.trim()) } }
}

// One of several values among those of a list.
import { sql } from 'kysely'
import { slot } from '../plan.ts'
import { textsOf, type ConditionOf } from './conditionOf.ts'

export const has: ConditionOf = (asked) => {
  const { column, name } = asked
  return { shape: name, where: () => sql`${column()} && ${slot(name)}::text[]`, values: { [name]: textsOf(asked) } }
}

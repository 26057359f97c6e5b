// Yes or no; what was never said is no.
import { sql } from 'kysely'
import { slot } from '../plan.ts'
import { bad, type ConditionOf } from './conditionOf.ts'

export const flag: ConditionOf = ({ column, name, value }) => {
  if (typeof value !== 'boolean') throw bad(name)
  return { shape: name, where: () => sql`coalesce(${column()}, false) = ${slot(name)}::boolean`, values: { [name]: value } }
}

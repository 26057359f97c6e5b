// One of several values; of a reference the ids.
import { refersToOne } from '../../../language/fields/index.ts'
import { sql } from 'kysely'
import { slot } from '../plan.ts'
import { textsOf, type ConditionOf } from './conditionOf.ts'

export const oneOf: ConditionOf = (asked) => {
  const { column, field, name } = asked
  const texts = textsOf(asked)
  const numeric = refersToOne(field) && field.keyed === 'number'
  return {
    shape: name,
    where: () => sql`${column()} = any(${slot(name)}::${sql.raw(numeric ? 'bigint' : 'text')}[])`,
    values: { [name]: numeric ? texts.filter((each) => /^[0-9]{1,18}$/.test(each)) : texts },
  }
}

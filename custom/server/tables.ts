// Tables of the product by entity and part, for the SQL of customs. Columns are the fields' names in snake case (references + _id).
import { tables } from '#generated/database.ts'
import { sql } from '../../server/kit.ts'
import type { RawBuilder } from '../../server/kit.ts'

const names = new Map<string, string>(tables.map((each) => [`${each.entity}.${each.part}`, each.name]))

/** The quoted name; throws where the model knows no such table. */
export const table = (entity: string, part = ''): RawBuilder<unknown> => {
  const name = names.get(`${entity}.${part}`)
  if (name === undefined) throw new Error(`there is no table of ${entity} ${part}`)
  return sql.table(name)
}

// Tables of the product by entity and part, for the SQL of customs. Columns are the fields' names in snake case (references + _id).
import { tables } from '#generated/database.ts'
import { sql } from '../../server/kit.ts'
import type { RawBuilder } from '../../server/kit.ts'

const named = new Map(tables.map((each) => [`${each.entity}.${each.part}`, sql.table(each.name)]))

/** The quoted name; throws where the model knows no such table. */
export const table = (entity: string, part = ''): RawBuilder<unknown> => {
  const found = named.get(`${entity}.${part}`)
  if (!found) throw new Error(`there is no table of ${entity} ${part}`)
  return found
}

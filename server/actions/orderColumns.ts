// Where the order of an entity's records is stored.
import type { EntityModel } from '../../language/model.ts'
import { named } from '../../language/named.ts'

export interface OrderColumns {
  readonly table: string
  readonly by: string
  readonly within: string | undefined
  /** The time at which a record went, where what is removed is kept. */
  readonly gone: string | undefined
}

/** @throws Error for an entity without order */
export const orderColumns = ({ name, order, deletedAt, parts }: EntityModel): OrderColumns => {
  const [own] = parts
  const columnOf = (field: string | undefined): string | undefined => named(own?.fields, field)?.columns[0]?.name
  const by = columnOf(order?.by)
  if (!own || by === undefined) throw new Error(`${name} has no order`)
  return { table: own.table, by, within: columnOf(order?.within), gone: columnOf(deletedAt) }
}

// Values as the server holds them, as columns of a table.
import { isComputed } from '../../language/fields/derived.ts'
import { sql } from 'kysely'
import { refersToMany, refersToOne, traitsOf } from '../../language/fields/index.ts'
import type { FieldModel, PartModel } from '../../language/model.ts'
import type { Work } from '../customs.ts'
import type { Fragment } from '../queries/plan.ts'
import { sealed } from '../secrets/sealed.ts'
import { named } from '../../language/named.ts'

export interface ColumnValue {
  readonly column: string
  readonly value: Fragment
}

const encoded = (field: FieldModel, value: unknown): readonly unknown[] => {
  if (value === null || value === undefined) return field.columns.map(() => null)
  if (refersToOne(field)) return [value]
  if (refersToMany(field)) return [value]
  if (isComputed(field)) throw new Error(`${field.path} is derived and cannot be stored`)
  return traitsOf(field).encode(value, field)
}

const fieldOf = (part: PartModel, name: string): FieldModel => {
  const found = named(part.fields, name)
  if (!found) throw new Error(`${part.typeName} has no field ${name}`)
  return found
}

/**
 * Nothing that is to be sealed leaves here in clear, whoever stores it.
 * @param values by the field's name; references are ids, money is { amount, currency }
 * @param id the record's; absent where the table gives it, which nothing sealed can wait for
 */
export const encodeValues = (
  { product }: Pick<Work, 'product'>,
  part: PartModel,
  values: Readonly<Record<string, unknown>>,
  id: string | undefined,
): readonly ColumnValue[] =>
  Object.entries(values).flatMap(([name, value]) => {
    const field = fieldOf(part, name)
    const stored = encoded(field, field.storedAs === 'sealed' ? sealed(product, part, field, id, value) : value)
    return field.columns.map((column, at) => ({ column: column.name, value: sql`${stored[at] ?? null}::${sql.raw(column.sql)}` }))
  })

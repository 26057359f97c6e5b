// The order of a list: one field and the key after it, so that every row has its one place.
import { sql } from 'kysely'
import type { Column } from '../../language/fields/kind.ts'
import type { EntityModel, ListModel } from '../../language/model.ts'
import { Fault } from '../Fault.ts'
import type { ProductModel } from '../ProductModel.ts'
import { columnOf, keyOf, keyType, sortValueOf } from './fragments.ts'
import { slot, type Fragment } from './plan.ts'
import { partFieldAt, type PartField } from '../../language/partFields.ts'
import { traitsOf } from '../../language/fields/index.ts'

export interface Order {
  readonly shape: string
  /** The part whose table gives the order; '' for the own one. */
  readonly part: string
  readonly descending: boolean
  /** What the value is in the database. */
  readonly as: Column['sql']
  /** Absent where the key alone orders. */
  readonly value: (() => Fragment) | undefined
  /** Rows behind the cursor, seen in this direction. */
  readonly beyond: (backwards: boolean) => Fragment
  readonly by: (backwards: boolean) => Fragment
}

const typeOf = ({ field }: PartField): Column['sql'] => (field.choices ? 'integer' : (traitsOf(field).columns(field)[0]?.sql ?? 'text'))

const orderOf = (product: ProductModel, entity: EntityModel, partField: PartField | undefined, descending: boolean): Order => {
  const key = (): Fragment => (partField === undefined || partField.part.name === '' ? keyOf(entity) : columnOf(partField.part, 'id'))
  const as = partField === undefined ? 'text' : typeOf(partField)
  const type = sql.raw(keyType(entity))
  const value = partField === undefined ? undefined : (): Fragment => sortValueOf(product, entity, partField)
  const way = (backwards: boolean): Fragment => (descending === backwards ? sql`asc` : sql`desc`)
  const sign = (backwards: boolean): Fragment => (descending === backwards ? sql`>` : sql`<`)
  return {
    shape: `${partField?.field.path ?? 'id'} ${descending ? 'down' : 'up'}`,
    part: partField?.part.name ?? '',
    descending,
    as,
    value,
    beyond: (backwards) => {
      const here = sql`${slot('c.id')}::${type}`
      return partField === undefined || value === undefined
        ? sql`${key()} ${sign(backwards)} ${here}`
        : sql`(${value()}, ${key()}) ${sign(backwards)} (${slot('c.value')}::${sql.raw(as.replace(/\(.*/, ''))}, ${here})`
    },
    by: (backwards) =>
      value === undefined ? sql`${key()} ${way(backwards)}` : sql`${value()} ${way(backwards)}, ${key()} ${way(backwards)}`,
  }
}

const sortedField = (entity: EntityModel, list: ListModel | undefined, by: unknown): PartField | undefined => {
  if (by === 'id') return undefined
  const allowed = list === undefined ? [] : [...list.sortable, list.sort.by]
  const path = allowed.find((each) => each === by)
  const partField = path === undefined ? undefined : partFieldAt(entity, path)
  if (!partField) throw new Fault('BAD_REQUEST', 'this list cannot be sorted so')
  return partField
}

/** @param may whether the caller may read a path; the default order falls back to the key where not */
export const sortBy = (product: ProductModel, entity: EntityModel, sort: unknown, may: (partField: PartField) => boolean): Order => {
  const { list } = entity
  if (sort !== null && typeof sort === 'object') {
    const { by, direction } = sort as { readonly by?: unknown; readonly direction?: unknown }
    return orderOf(product, entity, sortedField(entity, list, by), direction === 'DESCENDING')
  }
  const usual = list === undefined ? undefined : partFieldAt(entity, list.sort.by)
  return orderOf(product, entity, usual && may(usual) ? usual : undefined, list?.sort.descending ?? false)
}

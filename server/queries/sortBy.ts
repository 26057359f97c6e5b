// The order of a list: one field and the key after it, so that every row has its one place.
import { sql } from 'kysely'
import { kindOf } from '../../language/fields/index.ts'
import type { Column } from '../../language/fields/kind.ts'
import type { EntityModel, ListModel } from '../../language/model.ts'
import { lookOf } from '../../language/fields/lookOf.ts'
import { Fault } from '../Fault.ts'
import type { ServedProduct } from '../servedProduct.ts'
import { columnOf, keyOf, sortValueOf } from './fragments.ts'
import { placesOf } from './places.ts'
import type { Place } from './places.ts'
import { slot } from './plan.ts'
import type { Fragment } from './plan.ts'

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

const typeOf = ({ field }: Place): Column['sql'] => (field.choices ? 'integer' : (kindOf(lookOf(field)).columns(field)[0]?.sql ?? 'text'))

const orderOf = (product: ServedProduct, entity: EntityModel, place: Place | undefined, descending: boolean): Order => {
  const key = (): Fragment => (place === undefined || place.part.name === '' ? keyOf(entity) : columnOf(place.part, 'id'))
  const as = place === undefined ? 'text' : typeOf(place)
  const keyType = sql.raw(entity.key === 'number' ? 'bigint' : 'text')
  const value = place === undefined ? undefined : (): Fragment => sortValueOf(product, entity, place)
  const way = (backwards: boolean): Fragment => (descending === backwards ? sql`asc` : sql`desc`)
  const sign = (backwards: boolean): Fragment => (descending === backwards ? sql`>` : sql`<`)
  return {
    shape: `${place?.path ?? 'id'} ${descending ? 'down' : 'up'}`,
    part: place?.part.name ?? '',
    descending,
    as,
    value,
    beyond: (backwards) => {
      const here = sql`${slot('c.id')}::${keyType}`
      return place === undefined || value === undefined
        ? sql`${key()} ${sign(backwards)} ${here}`
        : sql`(${value()}, ${key()}) ${sign(backwards)} (${slot('c.value')}::${sql.raw(as.replace(/\(.*/, ''))}, ${here})`
    },
    by: (backwards) =>
      value === undefined ? sql`${key()} ${way(backwards)}` : sql`${value()} ${way(backwards)}, ${key()} ${way(backwards)}`,
  }
}

const placeAt = (entity: EntityModel, list: ListModel | undefined, by: unknown): Place | undefined => {
  if (by === 'id') return undefined
  const allowed = list === undefined ? [] : [...list.sortable, list.sort.by]
  const path = allowed.find((each) => each === by)
  const place = path === undefined ? undefined : placesOf(entity).byPath.get(path)
  if (!place) throw new Fault('BAD_REQUEST', 'this list cannot be sorted so')
  return place
}

/** @param may whether the caller may read a path; the default order falls back to the key where not */
export const sortBy = (product: ServedProduct, entity: EntityModel, sort: unknown, may: (place: Place) => boolean): Order => {
  const { list } = entity
  if (sort !== null && typeof sort === 'object') {
    const { by, direction } = sort as { readonly by?: unknown; readonly direction?: unknown }
    return orderOf(product, entity, placeAt(entity, list, by), direction === 'DESCENDING')
  }
  const usual = list === undefined ? undefined : placesOf(entity).byPath.get(list.sort.by)
  return orderOf(product, entity, usual && may(usual) ? usual : undefined, list?.sort.descending ?? false)
}

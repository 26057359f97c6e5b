// Pieces of SQL that every query is put together from. Names come from the model alone and are always quoted.
import { isComputed } from '../../language/fields/derived.ts'
import { sql } from 'kysely'
import { placeSql } from '../../language/fields/choice.ts'
import { kindOf } from '../../language/fields/index.ts'
import type { EntityModel, PartModel } from '../../language/model.ts'
import { lookOf } from '../../language/fields/lookOf.ts'
import type { ServedProduct } from '../servedProduct.ts'
import { aliasOf, placesOf } from './places.ts'
import type { Place } from './places.ts'
import type { Fragment } from './plan.ts'

export const columnOf = (part: PartModel, column: string): Fragment => sql.ref(`${aliasOf(part)}.${column}`)

/** The record's key as the own table has it; a code's column is named id too. */
export const keyOf = (entity: EntityModel): Fragment => columnOf(placesOf(entity).own, 'id')

/** Keys of the entity's records as one list, of the type its key has. */
export const keyList = ({ key }: EntityModel, ids: readonly unknown[]): Fragment =>
  sql`${sql.val(ids)}::${sql.raw(key === 'number' ? 'bigint[]' : 'text[]')}`

/** Expressions for a field's value, in the order of its kind's columns. */
export const valuesOf = (product: ServedProduct, entity: EntityModel, { part, field }: Place): readonly Fragment[] => {
  if (!isComputed(field)) return field.columns.map((each) => columnOf(part, each.name))
  const derived = product.customs.derived[field.by ?? '']
  if (!derived) throw new Error(`derived value ${field.by ?? ''} of ${entity.name}.${field.path} is not written`)
  return [sql`(${derived(sql.ref(aliasOf(placesOf(entity).own)))})`]
}

/** The time at which a record went, of an entity that keeps what is removed. */
export const goneOf = (entity: EntityModel): Fragment | undefined => {
  const { own, byPath } = placesOf(entity)
  const column = entity.keeps === undefined ? undefined : byPath.get(entity.keeps)?.field.columns[0]
  return column && columnOf(own, column.name)
}

/** That a record is still there. */
export const isThere = (entity: EntityModel): Fragment => {
  const gone = goneOf(entity)
  return gone ? sql`${gone} is null` : sql`true`
}

export const firstOf = (product: ServedProduct, entity: EntityModel, place: Place): Fragment => {
  const [first] = valuesOf(product, entity, place)
  if (!first) throw new Error(`${entity.name}.${place.path} has no column`)
  return first
}

/** The value by which a field sorts: choices in their order, empty first. Never null. */
export const sortValueOf = (product: ServedProduct, entity: EntityModel, place: Place): Fragment => {
  const value = firstOf(product, entity, place)
  if (place.field.choices) {
    const [before = '', after = ''] = placeSql({ choices: place.field.choices }, '\0').split('\0')
    return sql`${sql.raw(before)}${value}${sql.raw(after)}`
  }
  const empty = kindOf(lookOf(place.field)).sortEmpty
  const stored = product.tables
    .find((each) => each.name === place.part.table)
    ?.columns.find((each) => each.name === place.field.columns[0]?.name)
  return empty === undefined || stored?.notNull ? value : sql`coalesce(${value}, ${sql.raw(empty)})`
}

/** The own table joined by the parts named. The part that decides the order is joined inwardly, or its index could not give the order. */
export const tablesOf = (entity: EntityModel, parts: ReadonlySet<string>, inner = ''): Fragment => {
  const { own, partOf } = placesOf(entity)
  const key = keyOf(entity)
  const joins = [...parts].toSorted().flatMap((name) => {
    const part = partOf.get(name)
    if (part === undefined || name === '') return []
    const join = name === inner ? sql`join` : sql`left join`
    return [sql`${join} ${sql.table(part.table)} as ${sql.ref(aliasOf(part))} on ${columnOf(part, 'id')} = ${key}`]
  })
  return sql`${sql.table(own.table)} as ${sql.ref(aliasOf(own))} ${joins.length > 0 ? sql.join(joins, sql` `) : sql``}`
}

export const allOf = (conditions: readonly Fragment[]): Fragment =>
  conditions.length === 0
    ? sql`true`
    : sql.join(
        conditions.map((each) => sql`(${each})`),
        sql` and `,
      )

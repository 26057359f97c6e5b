// Pieces of SQL that every query is put together from. Names come from the model alone and are always quoted.
import { isComputed } from '../../language/fields/derived.ts'
import { sql } from 'kysely'
import { placeSql } from '../../language/fields/choice.ts'
import type { EntityModel, PartModel } from '../../language/model.ts'
import type { ProductModel } from '../ProductModel.ts'
import { computedSql } from './computedSql.ts'
import type { Fragment } from './plan.ts'
import { named } from '../../language/named.ts'
import { ownPart, partFieldAt, type PartField } from '../../language/partFields.ts'
import { traitsOf } from '../../language/fields/index.ts'

/** What the table of a part is called in every query: o for the entity's own, p_review for that of its part review. */
const aliasOf = (part: PartModel): string => (part.name === '' ? 'o' : `p_${part.name}`)

export const columnOf = (part: PartModel, column: string): Fragment => sql.ref(`${aliasOf(part)}.${column}`)

/** The record's key as the own table has it; a code's column is named id too. */
export const keyOf = (entity: EntityModel): Fragment => columnOf(ownPart(entity), 'id')

export const keyType = ({ key }: Pick<EntityModel, 'key'>): 'bigint' | 'text' => (key === 'number' ? 'bigint' : 'text')

/** Keys of the entity's records as one list, of the type its key has. */
export const keyList = (entity: EntityModel, ids: readonly unknown[]): Fragment => sql`${sql.val(ids)}::${sql.raw(keyType(entity))}[]`

/** Expressions for a field's value, in the order of its kind's columns. */
export const valuesOf = (product: ProductModel, entity: EntityModel, { part, field }: PartField): readonly Fragment[] => {
  if (!isComputed(field)) return field.columns.map((each) => columnOf(part, each.name))
  const [own, computes] = [aliasOf(ownPart(entity)), product.computations?.[`${entity.name}.${field.path}`]]
  if (computes) return [sql`(${computedSql(product, entity, own, computes)})`]
  const derived = product.customs.derived[field.by ?? '']
  if (!derived) throw new Error(`derived value ${field.by ?? ''} of ${entity.name}.${field.path} is not written`)
  return [sql`(${derived(sql.ref(own))})`]
}

/** The time at which a record went, of an entity that keeps what is removed. */
export const goneOf = (entity: EntityModel): Fragment | undefined => {
  const column = entity.deletedAt === undefined ? undefined : partFieldAt(entity, entity.deletedAt)?.field.columns[0]
  return column && columnOf(ownPart(entity), column.name)
}

/** That a record is still there. */
export const isThere = (entity: EntityModel): Fragment => {
  const gone = goneOf(entity)
  return gone ? sql`${gone} is null` : sql`true`
}

export const firstOf = (product: ProductModel, entity: EntityModel, partField: PartField): Fragment => {
  const [first] = valuesOf(product, entity, partField)
  if (!first) throw new Error(`${entity.name}.${partField.field.path} has no column`)
  return first
}

/** The value by which a field sorts: choices in their order, empty first. Never null. */
export const sortValueOf = (product: ProductModel, entity: EntityModel, partField: PartField): Fragment => {
  const value = firstOf(product, entity, partField)
  if (partField.field.choices) {
    const [before = '', after = ''] = placeSql({ choices: partField.field.choices }, '\0').split('\0')
    return sql`${sql.raw(before)}${value}${sql.raw(after)}`
  }
  const empty = traitsOf(partField.field).sortEmpty
  const stored = named(named(product.tables, partField.part.table)?.columns, partField.field.columns[0]?.name)
  return empty === undefined || stored?.notNull ? value : sql`coalesce(${value}, ${sql.raw(empty)})`
}

/** The own table joined by the parts named. The part that decides the order is joined inwardly, or its index could not give the order. */
export const tablesOf = (entity: EntityModel, parts: ReadonlySet<string>, inner = ''): Fragment => {
  const own = ownPart(entity)
  const key = keyOf(entity)
  const joins = [...parts].toSorted().flatMap((name) => {
    const part = named(entity.parts, name)
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

// Records that a reference offers: those with the values that its spec names. It narrows a choice and never opens one.
import { sql } from 'kysely'
import type { EntityModel, FieldModel } from '../../language/model.ts'
import type { Reader } from '../reader.ts'
import type { ProductModel } from '../ProductModel.ts'
import { firstOf, keyList, keyOf, tablesOf } from './fragments.ts'
import type { Fragment } from './plan.ts'
import { requireNamed } from '../../language/named.ts'
import { fieldsOf, partFieldAt } from '../../language/partFields.ts'

type Offering = FieldModel & Required<Pick<FieldModel, 'offers' | 'entity'>>

export const isOffering = (field: FieldModel): field is Offering => field.offers !== undefined && field.entity !== undefined

/** The field that is chosen for, by the name its choice is asked by; undefined where it offers every record. */
export const offeredBy = (product: ProductModel, entity: EntityModel, name: unknown): Offering | undefined => {
  if (typeof name !== 'string') return undefined
  const all = product.entities.flatMap((each) => [...fieldsOf(each), ...each.actions.flatMap((action) => action.asks)])
  return all.filter(isOffering).find((field) => field.entity === entity.name && field.offers.name === name)
}

/** Where a record may be chosen by one other only: that none has chosen it yet. */
export const isUnchosen = (product: ProductModel, entity: EntityModel, field: Offering): Fragment => {
  const partFields = product.entities.flatMap(({ parts, unique }) => {
    const part = parts.find(({ fields }) => fields.includes(field))
    const once = unique.some(({ fields, where }) => where === undefined && fields.length === 1 && fields[0] === field.path)
    return part && once ? [{ table: part.table, column: field.columns[0]?.name ?? '' }] : []
  })
  const [partField] = partFields
  return partField
    ? sql`not exists (select 1 from ${sql.table(partField.table)} as chosen where ${sql.ref(`chosen.${partField.column}`)} = ${keyOf(entity)})`
    : sql`true`
}

/** The parts that it is narrowed by. */
export const offeringParts = (entity: EntityModel, { offers }: Pick<Offering, 'offers'>): ReadonlySet<string> =>
  new Set(Object.keys(offers.where).flatMap((path) => partFieldAt(entity, path)?.part.name ?? []))

export const offeredWhere = (product: ProductModel, entity: EntityModel, { offers }: Pick<Offering, 'offers'>): Fragment => {
  const conditions = Object.entries(offers.where).map(([path, values]) => {
    const partField = partFieldAt(entity, path)
    if (!partField) throw new Error(`${entity.name} has no field ${path} to offer by`)
    const column = firstOf(product, entity, partField)
    if (values === 'empty') return sql`${column} is null`
    const isOneOf = (some: readonly string[]): Fragment =>
      sql`${partField.field.columns[0]?.sql === 'boolean' ? sql`${column}::text` : column} = any(${sql.val(some)}::text[])`
    return 'not' in values ? sql`(${isOneOf(values.not)}) is not true` : isOneOf(values)
  })
  return sql`(${sql.join(conditions, sql` and `)})`
}

/** Whether these records are all among those that the field offers now. */
export const areOffered = async ({ db, product }: Reader, field: Offering, ids: readonly unknown[]): Promise<boolean> => {
  const target = requireNamed(product.entities, field.entity)
  const { rows } = await sql`
    select 1 from ${tablesOf(target, offeringParts(target, field))}
    where ${keyOf(target)} = any(${keyList(target, ids)}) and ${offeredWhere(product, target, field)}`.execute(db)
  return rows.length === new Set(ids).size
}

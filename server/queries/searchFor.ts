// Free search: text anywhere in the listed paths, ids exactly. Paths that the caller may not read are left out.
import { sql } from 'kysely'
import type { EntityModel } from '../../language/model.ts'
import { entityNamed } from '../entityNamed.ts'
import type { ServedProduct } from '../servedProduct.ts'
import { containing } from './filterBy.ts'
import type { Condition } from './filterBy.ts'
import { keyOf, storedKind } from './fragments.ts'
import { placesOf } from './places.ts'
import type { Place } from './places.ts'
import { slot } from './plan.ts'
import type { Fragment } from './plan.ts'

const words = (column: Fragment): Fragment => sql`lower(${column}) like ${slot('s.words')}`

/** Keys of the entity whose text in one table has the words: a query of its own, so that the table's index is used. */
const inTable = (column: string, table: string): Fragment => sql`select id from ${sql.table(table)} where ${words(sql.ref(column))}`

/** Of a reference: records whose title or further lines have the words. */
const throughReference = (product: ServedProduct, { part, field }: Place): readonly Fragment[] => {
  const target = entityNamed(product, field.entity ?? '')
  const column = field.columns[0]?.name
  if (column === undefined) return []
  const texts = [target.title, ...target.titleElse, ...target.card.under].flatMap(path => {
    const place = placesOf(target).byPath.get(path)
    return place && place.field.columns.length === 1 && place.field.columns[0]?.sql === 'text' ? [place] : []
  })
  const found = texts.map(each => inTable(each.field.columns[0]?.name ?? 'id', each.part.table))
  return found.length === 0 ? [] : [sql`select id from ${sql.table(part.table)} where ${sql.ref(column)} in (${sql.join(found, sql` union all `)})`]
}

const exactReference = ({ part, field }: Place): Fragment => sql`select id from ${sql.table(part.table)} where ${sql.ref(field.columns[0]?.name ?? 'id')}::text = ${slot('s.id')}`

const foundIn = (product: ServedProduct, entity: EntityModel, path: string, place: Place | undefined): readonly Fragment[] => {
  if (path === 'id') return [sql`select ${slot('s.id')}::${sql.raw(entity.key === 'number' ? 'bigint' : 'text')}`]
  if (!place) return []
  if (place.field.kind === 'reference') return [...throughReference(product, place), exactReference(place)]
  const [column] = place.field.columns
  if (!column) return []
  if (column.sql === 'text') return [inTable(column.name, place.part.table)]
  return [sql`select id from ${sql.table(place.part.table)} where ${sql.ref(column.name)}::text = ${slot('s.id')}`]
}

/**
 * @param paths searched, as the list names them
 * @param may whether the caller may read a path
 */
export const searchFor = (product: ServedProduct, entity: EntityModel, search: unknown, paths: readonly string[], may: (place: Place) => boolean): readonly Condition[] => {
  const text = typeof search === 'string' ? search.trim().slice(0, 200) : ''
  if (text === '') return []
  const numeric = /^[0-9]{1,18}$/.test(text)
  const { byPath } = placesOf(entity)
  const open = paths.filter(path => {
    const place = byPath.get(path)
    if (path === 'id') return entity.key !== 'number' || numeric
    return place !== undefined && storedKind(place.field) !== 'secret' && may(place)
  })
  return [
    {
      shape: `search ${open.join()}`,
      parts: [],
      where: () => {
        const found = open.flatMap(path => foundIn(product, entity, path, byPath.get(path)))
        return found.length === 0 ? sql`false` : sql`${keyOf(entity)} in (${sql.join(found, sql` union all `)})`
      },
      values: { 's.words': containing(text), 's.id': text },
    },
  ]
}

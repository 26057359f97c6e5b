// Free search: text anywhere in the listed paths, ids exactly. Paths that the caller may not read are left out.
import { refersToOne } from '../../language/fields/index.ts'
import { sql } from 'kysely'
import type { EntityModel } from '../../language/model.ts'
import { lookOf } from '../../language/fields/lookOf.ts'
import { entityNamed } from '../entityNamed.ts'
import type { ServedProduct } from '../servedProduct.ts'
import { containing } from './filters/contains.ts'
import type { Condition } from './filterBy.ts'
import { keyOf } from './fragments.ts'
import { placesOf } from './places.ts'
import type { Place } from './places.ts'
import { slot } from './plan.ts'
import type { Fragment } from './plan.ts'

/** Keys of the entity whose text in one table has the words: a query of its own, so that the table's index is used. */
const inTable = (column: string, table: string, words = 's.words'): Fragment =>
  sql`select id from ${sql.table(table)} where lower(${sql.ref(column)}) like ${slot(words)}`

const isText = ({ field }: Place): boolean => field.kind !== 'choice' && field.columns.length === 1 && field.columns[0]?.sql === 'text'

/** What a caller may look into. */
export interface Sight {
  /** Fields of the record itself. */
  readonly may: (place: Place) => boolean
  /** Fields of another record, as its card shows them. */
  readonly shows: (entity: EntityModel, place: Place) => boolean
}

/** Texts of the card that a reference shows. */
const cardTexts = (product: ServedProduct, { field }: Place, { shows }: Sight): readonly Place[] => {
  const target = entityNamed(product, field.entity ?? '')
  const { byPath } = placesOf(target)
  return [...new Set([target.title, ...target.titleElse, ...target.card.under])].flatMap((path) => {
    const place = byPath.get(path)
    return place && isText(place) && shows(target, place) ? [place] : []
  })
}

interface Asked {
  readonly product: ServedProduct
  readonly entity: EntityModel
  readonly sight: Sight
  /** Whether the text can be a number. */
  readonly numeric: boolean
  /** What a telephone number would have of the text, which may be written with spaces and brackets; '' = it is none. */
  readonly digits: string
}

const digitsOf = (text: string): string => (/^\+?[\d\s()./-]+$/.test(text) ? text.replace(/\D/g, '') : '')

/** Records that hold exactly this number or code. */
const exactly = ({ numeric }: Asked, { part, field }: Place): readonly Fragment[] => {
  const [column] = field.columns
  const whole = column?.sql === 'bigint' || column?.sql === 'integer'
  if (!column || (whole ? !numeric : column.sql !== 'text')) return []
  return [
    sql`select id from ${sql.table(part.table)} where ${sql.ref(column.name)} = ${slot('s.id')}::${sql.raw(whole ? 'bigint' : 'text')}`,
  ]
}

/** Of a reference: records whose title or further lines have the words. */
const throughReference = ({ product, sight }: Asked, place: Place): readonly Fragment[] => {
  const { part, field } = place
  const found = cardTexts(product, place, sight).map((each) => inTable(each.field.columns[0]?.name ?? 'id', each.part.table))
  const column = sql.ref(field.columns[0]?.name ?? 'id')
  return found.length === 0 ? [] : [sql`select id from ${sql.table(part.table)} where ${column} in (${sql.join(found, sql` union all `)})`]
}

const foundIn = (asked: Asked, path: string): readonly Fragment[] => {
  const { entity } = asked
  if (path === 'id') return [sql`select ${slot('s.id')}::${sql.raw(entity.key === 'number' ? 'bigint' : 'text')}`]
  const place = placesOf(entity).byPath.get(path)
  if (!place) return []
  if (refersToOne(place.field)) return [...throughReference(asked, place), ...exactly(asked, place)]
  const [column] = place.field.columns
  if (place.field.kind === 'phone' && column) return asked.digits === '' ? [] : [inTable(column.name, place.part.table, 's.digits')]
  return column?.sql === 'text' ? [inTable(column.name, place.part.table)] : exactly(asked, place)
}

const shapeOf = ({ product, entity, sight, numeric, digits }: Asked, open: readonly string[]): string =>
  open
    .map((path) => {
      const place = placesOf(entity).byPath.get(path)
      const texts = place && refersToOne(place.field) ? cardTexts(product, place, sight) : []
      return [path, ...texts.map((each) => each.path)].join(' ')
    })
    .join() + (numeric ? ' #' : digits === '' ? '' : ' +')

/** @param paths searched, as the list names them */
export const searchFor = (
  product: ServedProduct,
  entity: EntityModel,
  search: unknown,
  paths: readonly string[],
  sight: Sight,
): readonly Condition[] => {
  // No text of the database holds the character 0, and asking for it is an error there.
  const typed = typeof search === 'string' ? search.replaceAll('\0', '').trim().slice(0, 200) : ''
  // Names are written with an @ and kept without.
  const text = typed.replace(/^@(?=.)/, '')
  if (text === '') return []
  const asked: Asked = { product, entity, sight, numeric: /^[0-9]{1,18}$/.test(text), digits: digitsOf(text) }
  const { byPath } = placesOf(entity)
  const open = paths.filter((path) => {
    const place = byPath.get(path)
    if (path === 'id') return entity.key !== 'number' || asked.numeric
    return place !== undefined && lookOf(place.field) !== 'secret' && sight.may(place)
  })
  return [
    {
      shape: `search ${shapeOf(asked, open)}`,
      parts: [],
      where: () => {
        const found = open.flatMap((path) => foundIn(asked, path))
        return found.length === 0 ? sql`false` : sql`${keyOf(entity)} in (${sql.join(found, sql` union all `)})`
      },
      values: { 's.words': containing(text), 's.digits': containing(asked.digits), 's.id': text },
    },
  ]
}

// Free search: text anywhere in the listed paths, ids exactly, those of records that refer here among them. What the caller may not read is left out.
import { choosesOne, neverLeaves, refersToOne, traitsOf } from '../../language/fields/index.ts'
import { sql } from 'kysely'
import type { EntityModel } from '../../language/model.ts'
import type { ProductModel } from '../ProductModel.ts'
import { containing, isLike } from './filters/contains.ts'
import type { Condition } from './filterBy.ts'
import { keyOf, keyType } from './fragments.ts'
import { slot, type Fragment } from './plan.ts'
import { requireNamed } from '../../language/named.ts'
import { partFieldAt, type PartField } from '../../language/partFields.ts'

/** Keys of the entity whose text in one table has the words: a query of its own, so that the table's index is used. */
const inTable = (column: string, table: string, words = 's.words'): Fragment =>
  sql`select id from ${sql.table(table)} where ${isLike(sql.ref(column), words)}`

const isText = ({ field }: PartField): boolean => !choosesOne(field) && field.columns.length === 1 && field.columns[0]?.sql === 'text'

/** A field of another entity that refers to what is searched. */
export interface Referring {
  readonly entity: EntityModel
  readonly partField: PartField
}

/** What a caller may look into. */
export interface Sight {
  /** Fields of the record itself. */
  readonly may: (partField: PartField) => boolean
  /** Fields of another record, as its card shows them. */
  readonly shows: (entity: EntityModel, partField: PartField) => boolean
  /** Whose numbers find what they refer to. */
  readonly referring: readonly Referring[]
}

/** Texts of the card that a reference shows. */
const cardTexts = (product: ProductModel, { field }: PartField, { shows }: Sight): readonly PartField[] => {
  const target = requireNamed(product.entities, field.entity ?? '')
  return [...new Set([target.title, ...target.titleElse, ...target.card.under])].flatMap((path) => {
    const partField = partFieldAt(target, path)
    return partField && isText(partField) && shows(target, partField) ? [partField] : []
  })
}

interface TextSearch {
  readonly product: ProductModel
  readonly entity: EntityModel
  readonly sight: Sight
  /** Whether the text can be a number. */
  readonly numeric: boolean
  /** What a telephone number would have of the text, which may be written with spaces and brackets; '' = it is none. */
  readonly digits: string
}

const digitsOf = (text: string): string => (/^\+?[\d\s()./-]+$/.test(text) ? text.replace(/\D/g, '') : '')

/** Records that hold exactly this number or code. */
const exactly = ({ numeric }: TextSearch, { part, field }: PartField): readonly Fragment[] => {
  const [column] = field.columns
  const whole = column?.sql === 'bigint' || column?.sql === 'integer'
  if (!column || (whole ? !numeric : column.sql !== 'text')) return []
  return [
    sql`select id from ${sql.table(part.table)} where ${sql.ref(column.name)} = ${slot('s.id')}::${sql.raw(whole ? 'bigint' : 'text')}`,
  ]
}

/** Of a reference: records whose title or further lines have the words. */
const throughReference = ({ product, sight }: TextSearch, partField: PartField): readonly Fragment[] => {
  const { part, field } = partField
  const found = cardTexts(product, partField, sight).map((each) => inTable(each.field.columns[0]?.name ?? 'id', each.part.table))
  const column = sql.ref(field.columns[0]?.name ?? 'id')
  return found.length === 0 ? [] : [sql`select id from ${sql.table(part.table)} where ${column} in (${sql.join(found, sql` union all `)})`]
}

const foundIn = (asked: TextSearch, path: string): readonly Fragment[] => {
  const { entity } = asked
  if (path === 'id') return [sql`select ${slot('s.id')}::${sql.raw(keyType(entity))}`]
  const partField = partFieldAt(entity, path)
  if (!partField) return []
  if (refersToOne(partField.field)) return [...throughReference(asked, partField), ...exactly(asked, partField)]
  const [column] = partField.field.columns
  if (traitsOf(partField.field).byDigits && column)
    return asked.digits === '' ? [] : [inTable(column.name, partField.part.table, 's.digits')]
  return column?.sql === 'text' ? [inTable(column.name, partField.part.table)] : exactly(asked, partField)
}

/** What another record refers to, by that record's number or code. */
const referredBy = ({ numeric }: TextSearch, { entity, partField: { part, field } }: Referring): readonly Fragment[] =>
  entity.key === 'number' && !numeric
    ? []
    : [
        sql`select ${sql.ref(field.columns[0]?.name ?? 'id')} from ${sql.table(part.table)} where id = ${slot('s.id')}::${sql.raw(keyType(entity))}`,
      ]

const shapeOf = ({ product, entity, sight, numeric, digits }: TextSearch, open: readonly string[]): string =>
  [
    ...open.map((path) => {
      const partField = partFieldAt(entity, path)
      const texts = partField && refersToOne(partField.field) ? cardTexts(product, partField, sight) : []
      return [path, ...texts.map((each) => each.field.path)].join(' ')
    }),
    ...sight.referring.map((each) => `${each.entity.name} ${each.partField.field.path}`),
  ].join() + (numeric ? ' #' : digits === '' ? '' : ' +')

/** @param paths searched, as the list names them */
export const searchFor = (
  product: ProductModel,
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
  const asked: TextSearch = { product, entity, sight, numeric: /^[0-9]{1,18}$/.test(text), digits: digitsOf(text) }
  const open = paths.filter((path) => {
    const partField = partFieldAt(entity, path)
    if (path === 'id') return entity.key !== 'number' || asked.numeric
    return partField !== undefined && !neverLeaves(partField.field) && sight.may(partField)
  })
  return [
    {
      shape: `search ${shapeOf(asked, open)}`,
      parts: [],
      where: () => {
        const found = [...open.flatMap((path) => foundIn(asked, path)), ...sight.referring.flatMap((each) => referredBy(asked, each))]
        return found.length === 0 ? sql`false` : sql`${keyOf(entity)} in (${sql.join(found, sql` union all `)})`
      },
      values: { 's.words': containing(text), 's.digits': containing(asked.digits), 's.id': text },
    },
  ]
}

// Which columns a selection needs, and how their row becomes a record as it travels: parts nested, values decoded.
import { sql } from 'kysely'
import { kindOf } from '../../language/fields/index.ts'
import type { StoredKindName } from '../../language/fields/index.ts'
import type { EntityModel, FieldModel, PartModel } from '../../language/model.ts'
import type { Row } from '../db/database.ts'
import type { ServedProduct } from '../servedProduct.ts'
import { columnOf, keyOf, storedKind, valuesOf } from './fragments.ts'
import { placesOf } from './places.ts'
import type { Place } from './places.ts'
import type { Fragment } from './plan.ts'

/** A record on its way out: may still be changed by whoever completes it (cards, abilities). */
export type Answer = Record<string, unknown>

export interface Selected {
  readonly columns: readonly Fragment[]
  /** Names of the parts it reads. */
  readonly parts: ReadonlySet<string>
  readonly places: readonly Place[]
  readonly read: (row: Row) => Answer
}

/** A field and the columns of the row that hold it. */
interface Cell {
  readonly name: string
  readonly value: (row: Row) => unknown
}

/** Kinds whose value travels as the driver gives it. */
const plain: ReadonlySet<StoredKindName> = new Set<StoredKindName>([
  'text',
  'longText',
  'email',
  'phone',
  'url',
  'handle',
  'integer',
  'decimal',
  'percent',
  'flag',
  'choice',
  'choices',
  'texts',
  'date',
  'time',
  'location',
  'image',
])

/** How the value is got out of its columns; null where nothing is stored. */
export const reading = (field: FieldModel, names: readonly string[]): ((row: Row) => unknown) => {
  const [first = ''] = names
  if (plain.has(storedKind(field))) return (row) => row[first] ?? null
  const { decode } = kindOf(storedKind(field))
  return (row) => {
    const stored = names.map((each) => row[each])
    return stored.every((each) => each === null || each === undefined) ? null : decode(stored, field)
  }
}

interface PartCells {
  readonly part: PartModel
  readonly version: string
  readonly cells: readonly Cell[]
}

/** A part that is not stored (yet) has version 0. */
const readPart = (row: Row, { version, cells }: PartCells): Answer => {
  const answer: Answer = { id: row['id'], version: row[version] ?? 0 }
  for (const { name, value } of cells) answer[name] = value(row)
  return answer
}

const partsIn = (entity: EntityModel, paths: ReadonlySet<string>): readonly PartModel[] =>
  entity.parts.filter((part) => part.name === '' || [...paths].some((path) => path === part.name || path.startsWith(`${part.name}.`)))

/**
 * @param paths of the record: own and part fields, references; marks on cards are taken care of elsewhere
 * @param prefix of the columns' names, where a row is read twice
 */
export const selectPaths = (product: ServedProduct, entity: EntityModel, paths: ReadonlySet<string>, prefix = ''): Selected => {
  const places = [...placesOf(entity).byPath.values()].filter((each) => paths.has(each.path) && each.field.kind !== 'secret')
  const columns: Fragment[] = prefix === '' ? [sql`${keyOf(entity)}::text as id`] : []
  const all = partsIn(entity, paths).map((part, at): PartCells => {
    columns.push(sql`${columnOf(part, 'version')} as ${sql.ref(`${prefix}v${at}`)}`)
    const cells = places
      .filter((each) => each.part === part)
      .map(({ field }, nth): Cell => {
        const names = valuesOf(product, entity, { path: field.path, part, field }).map((value, piece) => {
          const name = `${prefix}c${at}_${nth}_${piece}`
          columns.push(sql`${value} as ${sql.ref(name)}`)
          return name
        })
        return { name: field.name, value: reading(field, names) }
      })
    return { part, version: `${prefix}v${at}`, cells }
  })
  const [own, ...further] = all
  return {
    columns,
    parts: new Set(all.map((each) => each.part.name)),
    places,
    read: (row) => {
      const answer: Answer = own ? readPart(row, own) : {}
      for (const each of further) answer[each.part.name] = readPart(row, each)
      return answer
    },
  }
}

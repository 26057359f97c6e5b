// Which columns a selection needs, and how their row becomes a record as it travels: parts nested, values decoded.
import { sql } from 'kysely'
import { kindOf } from '../../language/fields/index.ts'
import type { StoredKindName } from '../../language/fields/index.ts'
import type { Column } from '../../language/fields/kind.ts'
import type { EntityModel, FieldModel, PartModel } from '../../language/model.ts'
import { lookOf } from '../../language/fields/lookOf.ts'
import type { Row } from '../db/database.ts'
import { isoOf } from '../db/isoOf.ts'
import type { ServedProduct } from '../servedProduct.ts'
import type { Cells, Columns } from './cells.ts'
import { columnOf, keyOf, valuesOf } from './fragments.ts'
import { placesOf } from './places.ts'
import type { Place } from './places.ts'

/** A record on its way out: may still be changed by whoever completes it (cards, abilities). */
export type Answer = Record<string, unknown>

export interface Selected {
  /** Names of the parts it reads. */
  readonly parts: ReadonlySet<string>
  readonly places: readonly Place[]
  /** The record of one row. */
  readonly read: (cells: Cells, row: number) => Answer
}

/** How a field's value is got out of what its columns hold; absent where it travels as it is stored. Nothing stored is null, and is not asked. */
type Turn = (stored: readonly unknown[]) => unknown

/** A field, and where its columns are. */
interface Cell {
  readonly name: string
  readonly first: number
  readonly more: readonly number[]
  readonly turn: Turn | undefined
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
  'list',
])

const turnOf = (field: FieldModel): Turn | undefined => {
  const kind = lookOf(field)
  if (plain.has(kind)) return undefined
  const { decode } = kindOf(kind)
  return (stored) => (stored.every((each) => each === null || each === undefined) ? null : decode(stored, field))
}

/** How the value is got out of a row's columns; null where nothing is stored. */
export const reading = (field: FieldModel, names: readonly string[]): ((row: Row) => unknown) => {
  const [first = ''] = names
  const turn = turnOf(field)
  return turn ? (row) => turn(names.map((each) => row[each])) : (row) => row[first] ?? null
}

interface PartCells {
  readonly part: PartModel
  readonly version: number
  readonly cells: readonly Cell[]
}

/** A part that is not stored (yet) has version 0. */
const readPart = (cells: Cells, row: number, id: number, part: PartCells): Answer => {
  const at = (column: number): unknown => cells[column]?.[row]
  const answer: Answer = { id: at(id), version: at(part.version) ?? 0 }
  for (const { name, first, more, turn } of part.cells) {
    const value = at(first)
    if (turn === undefined) answer[name] = value ?? null
    else answer[name] = turn(more.length === 0 ? [value] : [value, ...more.map(at)])
  }
  return answer
}

const partsIn = (entity: EntityModel, paths: ReadonlySet<string>): readonly PartModel[] =>
  entity.parts.filter((part) => part.name === '' || [...paths].some((path) => path === part.name || path.startsWith(`${part.name}.`)))

/** What each of a field's columns is; a derived one's are those of the kind it looks like. */
const sqlOf = (field: FieldModel): readonly Column['sql'][] =>
  (field.kind === 'derived' ? kindOf(lookOf(field)).columns(field) : field.columns).map((each) => each.sql)

/** Times leave as ISO text, whatever the way they came. */
const isoTurn: Turn = ([stored]) => (typeof stored === 'string' ? isoOf(stored) : null)

const cellOf = (product: ServedProduct, entity: EntityModel, place: Place, columns: Columns): Cell => {
  const as = sqlOf(place.field)
  const [first = 0, ...more] = valuesOf(product, entity, place).map((value, at) => columns.add(value, as[at] ?? 'text'))
  return { name: place.field.name, first, more, turn: as[0] === 'timestamptz' ? isoTurn : turnOf(place.field) }
}

/**
 * @param paths of the record: own and part fields, references; marks on cards are taken care of elsewhere
 * @param columns to be read with it; takes those that this needs
 */
export const selectPaths = (product: ServedProduct, entity: EntityModel, paths: ReadonlySet<string>, columns: Columns): Selected => {
  const places = [...placesOf(entity).byPath.values()].filter((each) => paths.has(each.path) && each.field.kind !== 'secret')
  const id = columns.add(sql`${keyOf(entity)}::text`, 'text')
  const all = partsIn(entity, paths).map((part): PartCells => ({
    part,
    version: columns.add(columnOf(part, 'version'), 'integer'),
    cells: places.filter((each) => each.part === part).map((each) => cellOf(product, entity, each, columns)),
  }))
  const [own, ...further] = all
  return {
    parts: new Set(all.map((each) => each.part.name)),
    places,
    read: (cells, row) => {
      const answer: Answer = own ? readPart(cells, row, id, own) : {}
      for (const each of further) answer[each.part.name] = readPart(cells, row, id, each)
      return answer
    },
  }
}

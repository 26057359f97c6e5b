// Which columns a selection needs, and how their row becomes a record as it travels: values by path, decoded.
import { isComputed } from '../../language/fields/derived.ts'
import { sql } from 'kysely'
import { neverLeaves, traitsOf } from '../../language/fields/index.ts'
import type { Column } from '../../language/fields/kind.ts'
import type { EntityModel, FieldModel, PartModel } from '../../language/model.ts'
import { pathIn } from '../../language/paths.ts'
import type { Row } from '../db/database.ts'
import { isoOf } from '../db/isoOf.ts'
import type { ProductModel } from '../ProductModel.ts'
import type { Cells, Columns } from './cells.ts'
import { columnOf, keyOf, valuesOf } from './fragments.ts'
import { partFieldsOf, type PartField } from '../../language/partFields.ts'

/** What leaves: a record by path (id, email, review.status), still changed by whoever completes it (cards, abilities), or an outcome around one. */
export type Answer = Record<string, unknown>

export interface Selected {
  /** Names of the parts it reads. */
  readonly parts: ReadonlySet<string>
  readonly partFields: readonly PartField[]
  /** The record of one row. */
  readonly read: (cells: Cells, row: number) => Answer
}

/** How a field's value is got out of what its columns hold; absent where it travels as it is stored. Nothing stored is null, and is not asked. */
type Turn = (stored: readonly unknown[]) => unknown

/** A field, and where its columns are. */
interface Cell {
  readonly path: string
  readonly first: number
  readonly more: readonly number[]
  readonly turn: Turn | undefined
}

const turnOf = (field: FieldModel): Turn | undefined => {
  const { decode } = traitsOf(field)
  return decode && ((stored) => (stored.every((each) => each === null || each === undefined) ? null : decode(stored, field)))
}

/** How the value is got out of a row's columns; null where nothing is stored. */
export const reading = (field: FieldModel, names: readonly string[]): ((row: Row) => unknown) => {
  const [first = ''] = names
  const turn = turnOf(field)
  return turn ? (row) => turn(names.map((each) => row[each])) : (row) => row[first] ?? null
}

/** Puts one value of a row into its record. */
const fill = (answer: Answer, cells: Cells, row: number, { path, first, more, turn }: Cell): void => {
  const at = (column: number): unknown => cells[column]?.[row]
  const value = at(first)
  if (turn === undefined) answer[path] = value ?? null
  else answer[path] = turn(more.length === 0 ? [value] : [value, ...more.map(at)])
}

const partsIn = (entity: EntityModel, paths: ReadonlySet<string>): readonly PartModel[] =>
  entity.parts.filter((part) => part.name === '' || [...paths].some((path) => path === part.name || path.startsWith(`${part.name}.`)))

/** What each of a field's columns is; a derived one's are those of the kind it looks like. */
export const sqlOf = (field: FieldModel): readonly Column['sql'][] =>
  (isComputed(field) ? traitsOf(field).columns(field) : field.columns).map((each) => each.sql)

/** A part that is not stored (yet) has version 0. */
const versionTurn: Turn = ([stored]) => stored ?? 0

/** Times leave as ISO text, whatever the way they came. */
const isoTurn: Turn = ([stored]) => (typeof stored === 'string' ? isoOf(stored) : null)

const cellOf = (product: ProductModel, entity: EntityModel, partField: PartField, columns: Columns): Cell => {
  const as = sqlOf(partField.field)
  const [first = 0, ...more] = valuesOf(product, entity, partField).map((value, at) => columns.add(value, as[at] ?? 'text'))
  return { path: partField.field.path, first, more, turn: as[0] === 'timestamptz' ? isoTurn : turnOf(partField.field) }
}

/**
 * @param paths of the record: own and part fields, references; marks on cards are taken care of elsewhere
 * @param columns to be read with it; takes those that this needs
 */
export const selectPaths = (product: ProductModel, entity: EntityModel, paths: ReadonlySet<string>, columns: Columns): Selected => {
  const partFields = partFieldsOf(entity).filter((each) => paths.has(each.field.path) && !neverLeaves(each.field))
  const id = columns.add(sql`${keyOf(entity)}::text`, 'text')
  const parts = partsIn(entity, paths)
  const plainly = (path: string, first: number, turn?: Turn): Cell => ({ path, first, more: [], turn })
  const all = [
    ...parts.flatMap(({ name }) => plainly(pathIn(name, 'id'), id)),
    ...parts.map((part) => plainly(pathIn(part.name, 'version'), columns.add(columnOf(part, 'version'), 'integer'), versionTurn)),
    ...partFields.map((partField) => cellOf(product, entity, partField, columns)),
  ]
  return {
    parts: new Set(parts.map((part) => part.name)),
    partFields,
    read: (cells, row) => {
      const answer: Answer = {}
      for (const cell of all) fill(answer, cells, row, cell)
      return answer
    },
  }
}

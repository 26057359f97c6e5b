// Demo data as a product writes it: demo/<name>.json, a table an entity. Whoever writes one is told what is wrong with it, and where.
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { EntityModel, FieldModel } from '../../language/model.ts'
import { named } from '../../language/named.ts'
import { partFieldAt } from '../../language/partFields.ts'
import { didYouMean } from '../../language/suggest.ts'
import { CommandError } from '../CommandError.ts'

export interface DemoTable {
  /** demo/books.json */
  readonly file: string
  readonly entity: EntityModel
  readonly fields: readonly FieldModel[]
  readonly rows: readonly (readonly unknown[])[]
}

interface Written {
  readonly entity: string
  /** Paths: email, login.lastLogin. */
  readonly columns: readonly string[]
  readonly rows: readonly (readonly unknown[])[]
}

const isTable = (value: unknown): value is Written =>
  typeof value === 'object' &&
  value !== null &&
  'entity' in value &&
  'columns' in value &&
  Array.isArray(value.columns) &&
  'rows' in value &&
  Array.isArray(value.rows) &&
  value.rows.every(Array.isArray)

const parsed = (path: string, file: string): Written => {
  let value: unknown
  try {
    value = JSON.parse(readFileSync(path, 'utf8'))
  } catch (cause) {
    throw new CommandError(`${file} is no JSON: ${String(cause)}`)
  }
  if (isTable(value)) return value
  throw new CommandError(`${file} is { "entity": "Book", "columns": ["title", …], "rows": [["…", …], …] }`)
}

const fieldAt = (entity: EntityModel, path: string, file: string): FieldModel => {
  const found = partFieldAt(entity, path)?.field
  if (found) return found
  const known = entity.parts.flatMap(({ fields }) => fields.map((each) => each.path))
  throw new CommandError(`${file}: ${entity.name} has no field "${path}".${didYouMean(path, known)}`)
}

const tableIn = (entities: readonly EntityModel[], file: string, { entity: name, columns, rows }: Written): DemoTable => {
  const entity = named(entities, name)
  if (!entity)
    throw new CommandError(
      `${file}: there is no entity "${name}".${didYouMean(
        name,
        entities.map((each) => each.name),
      )}`,
    )
  const short = rows.findIndex((row) => row.length > columns.length)
  if (short !== -1) throw new CommandError(`${file}: row ${short + 1} has more values than there are columns.`)
  return { file, entity, fields: columns.map((path) => fieldAt(entity, path, file)), rows }
}

/** @param folder of the files; none where it is not there */
export const readTables = (folder: string, entities: readonly EntityModel[]): readonly DemoTable[] => {
  let names: readonly string[] = []
  try {
    names = readdirSync(folder).filter((name) => name.endsWith('.json'))
  } catch {
    // A product need not have a demo.
  }
  return names.toSorted().map((name) => tableIn(entities, `demo/${name}`, parsed(join(folder, name), `demo/${name}`)))
}

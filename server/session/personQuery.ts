// SQL that reads the person who logs in, from wherever the product keeps each piece.
import type { EntityModel, PersonModel } from '../../language/model.ts'
import { ownPart, partFieldAt } from '../../language/partFields.ts'
import { sqlName } from '../../language/sqlText.ts'

/** Where a path of an entity is stored: the table, and the (first) column. @throws when the model has no such path: the server must not start. */
export const storedAt = (entity: EntityModel, path: string): { readonly table: string; readonly column: string } => {
  if (path === 'id') return { table: ownPart(entity).table, column: 'id' }
  const found = partFieldAt(entity, path)
  const column = found?.field.columns[0]?.name
  if (!found || column === undefined) throw new Error(`${entity.name} stores nothing at '${path}'`)
  return { table: found.part.table, column }
}

/** SQL for the column of a path; parts are joined under their table's name. */
export const columnOf = (entity: EntityModel, path: string): string => {
  const { table, column } = storedAt(entity, path)
  return `${sqlName(table)}.${sqlName(column)}`
}

/** `from` with the joins that these paths need. */
export const tablesOf = (entity: EntityModel, paths: readonly string[]): string => {
  const own = ownPart(entity).table
  const joined = new Set(paths.map((path) => storedAt(entity, path).table).filter((table) => table !== own))
  const join = (table: string): string => `left join ${sqlName(table)} on ${sqlName(table)}.id = ${sqlName(own)}.id`
  return [sqlName(own), ...[...joined].map(join)].join(' ')
}

/** Paths of the person under the names the session uses. */
export const personPaths = ({
  email,
  password,
  role,
  screenName,
  username,
  phone,
  avatar,
  account,
}: PersonModel): Readonly<Record<string, string>> => ({
  id: 'id',
  email,
  password,
  role,
  screenName,
  ...(username !== undefined && { username }),
  ...(phone !== undefined && { phone }),
  ...(avatar !== undefined && { avatar }),
  ...account,
})

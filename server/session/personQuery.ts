// SQL that reads the person who logs in, from wherever the product keeps each piece.
import type { EntityModel, FieldModel, PartModel, PersonModel } from '../../language/model.ts'

/** An identifier as SQL takes it. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

interface Place {
  readonly part: PartModel
  readonly columns: readonly string[]
  readonly field: FieldModel | undefined
}

/** Where a path of an entity is stored. @throws when the model has no such path: the server must not start. */
export const placeOf = (entity: EntityModel, path: string): Place => {
  const dot = path.indexOf('.')
  const part = entity.parts.find((each) => each.name === (dot < 0 ? '' : path.slice(0, dot)))
  const name = dot < 0 ? path : path.slice(dot + 1)
  if (!part) throw new Error(`${entity.name} has no part for '${path}'`)
  if (name === 'id') return { part, columns: ['id'], field: undefined }
  const field = part.fields.find((each) => each.name === name)
  if (field) return { part, columns: field.columns.map((each) => each.name), field }
  if (name === 'status' && part.lifecycle) return { part, columns: ['status'], field: undefined }
  throw new Error(`${entity.name} has no field '${path}'`)
}

/** SQL for the (first) column of a path; parts are joined under their table's name. */
export const columnOf = (entity: EntityModel, path: string): string => {
  const { part, columns } = placeOf(entity, path)
  return `${quoted(part.table)}.${quoted(columns[0] ?? 'id')}`
}

/** `from` with the joins that these paths need. */
export const tablesOf = (entity: EntityModel, paths: readonly string[]): string => {
  const own = quoted(entity.parts[0]?.table ?? '')
  const joined = new Set(
    paths
      .map((path) => placeOf(entity, path).part)
      .filter((part) => part.name !== '')
      .map((part) => quoted(part.table)),
  )
  return [own, ...[...joined].map((table) => `left join ${table} on ${table}.id = ${own}.id`)].join(' ')
}

/** Paths of the person under the names the session uses. */
export const personPaths = (person: PersonModel): Readonly<Record<string, string>> => ({
  id: 'id',
  email: person.email,
  password: person.password,
  role: person.role,
  screenName: person.screenName,
  username: person.username,
  phone: person.phone,
  avatar: person.avatar,
  ...person.account,
})

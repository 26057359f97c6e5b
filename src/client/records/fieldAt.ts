// Finds the field behind a path of an entity; the key has no spec of its own.
import type { EntityModel, FieldModel, PartModel } from '../../../language/model.ts'
import { splitPath } from '../../../language/paths.ts'
import { named } from '../../../language/named.ts'
import { partFieldAt } from '../../../language/partFields.ts'

const keyField: FieldModel = {
  name: 'id',
  path: 'id',
  kind: 'text',
  label: 'words.id',
  required: false,
  class: 'public',
  graphql: 'ID',
  columns: [],
  filter: 'none',
}

/** The part that a path belongs to; the entity's own for a path without a dot. */
export const partAt = (entity: EntityModel, path: string): PartModel | undefined => {
  const [name] = splitPath(path)
  return named(entity.parts, name)
}

/** The field at a path, or undefined where the entity has none such. */
export const fieldAt = (entity: EntityModel, path: string): FieldModel | undefined =>
  partFieldAt(entity, path)?.field ?? (path === 'id' ? keyField : undefined)

/** Fields at several paths, those unknown left out. */
export const fieldsAt = (entity: EntityModel, paths: readonly string[]): readonly FieldModel[] =>
  paths.flatMap((path) => fieldAt(entity, path) ?? [])

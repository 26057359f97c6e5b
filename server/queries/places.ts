// Where a path of an entity is kept: its part, its field, and the alias its table has in every query.
import type { EntityModel, FieldModel, PartModel } from '../../language/model.ts'

export interface Place {
  readonly path: string
  readonly part: PartModel
  readonly field: FieldModel
}

export interface Places {
  readonly own: PartModel
  readonly byPath: ReadonlyMap<string, Place>
  readonly partOf: ReadonlyMap<string, PartModel>
}

const known = new WeakMap<EntityModel, Places>()

const makePlaces = (entity: EntityModel): Places => {
  const [own] = entity.parts
  if (own === undefined) throw new Error(`${entity.name} has no part`)
  const all = entity.parts.flatMap((part) => part.fields.map((field) => ({ path: field.path, part, field })))
  return {
    own,
    byPath: new Map(all.map((each) => [each.path, each])),
    partOf: new Map(entity.parts.map((each) => [each.name, each])),
  }
}

export const placesOf = (entity: EntityModel): Places => {
  const found = known.get(entity)
  if (found) return found
  const made = makePlaces(entity)
  known.set(entity, made)
  return made
}

/** o for the entity's own table, p_review for that of its part review. */
export const aliasOf = (part: PartModel): string => (part.name === '' ? 'o' : `p_${part.name}`)

/** Whether a text can be a key of this entity at all. */
export const isKey = (entity: EntityModel, id: unknown): id is string =>
  typeof id === 'string' && (entity.key === 'number' ? /^(0|[1-9][0-9]{0,17})$/.test(id) : id.length > 0 && id.length <= 200)

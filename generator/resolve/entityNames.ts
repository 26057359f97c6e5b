// The names that an entity and its parts have on the wire and in the database.
import { kept } from '../../language/kept.ts'
import { pascal, pluralOf, snake } from '../../language/names.ts'
import { partsOf, type WrittenEntity, type WrittenPart } from '../written.ts'

export interface PartNames {
  /** '' for the entity's own. */
  readonly part: string
  readonly typeName: string
  readonly wire: string
  readonly table: string
}

export const wireOf = (entity: WrittenEntity): string => entity.wire ?? pluralOf(entity.entity)
export const tableOf = (entity: string): string => snake(pluralOf(entity))
const lowered = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1)

export const ownNames = (entity: WrittenEntity): PartNames => ({
  part: '',
  typeName: entity.entity,
  wire: wireOf(entity),
  table: entity.storedAs === undefined ? tableOf(entity.entity) : kept[entity.storedAs].table,
})

export const partNames = (entity: WrittenEntity, name: string, part: WrittenPart): PartNames => ({
  part: name,
  typeName: `${entity.entity}${pascal(name)}`,
  wire: part.wire ?? `${lowered(entity.entity)}${pascal(name)}`,
  table: `${tableOf(entity.entity)}_${snake(name)}`,
})

/** The entity's own part and the further ones, in the order of the spec. */
export const allParts = (entity: WrittenEntity): readonly (PartNames & { readonly spec: WrittenPart | WrittenEntity })[] => [
  { ...ownNames(entity), spec: entity },
  ...Object.entries(partsOf(entity)).map(([name, spec]) => ({ ...partNames(entity, name, spec), spec })),
]

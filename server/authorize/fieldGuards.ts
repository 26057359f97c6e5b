// What each field of a type asks of its reader, whatever way leads to that type: an entity's, a part's, or a card's.
import { neverLeaves, refersToOne } from '../../language/fields/index.ts'
import type { Guard } from '../../language/access.ts'
import type { EntityModel, PartModel } from '../../language/model.ts'
import { camel } from '../../language/names.ts'
import { splitPath } from '../../language/paths.ts'
import { named } from '../../language/named.ts'
import { fieldsOf } from '../../language/partFields.ts'

/** A field as it stands in a type: its path below the record (or card), and what it asks beyond the type itself. */
export interface TypedField {
  readonly path: string
  readonly guard?: Guard
  /** It is the id of what the field at `path` refers to. */
  readonly idOf?: true
  /** It is a part of the record. */
  readonly part?: true
}

export interface GuardedType {
  readonly entity: EntityModel
  /** A part's type, a card's, or that of a report. */
  readonly as: 'part' | 'card' | 'report'
  readonly part: PartModel
  /** Absent = the type has no such field, or it is free: id, version, can. */
  readonly fields: ReadonlyMap<string, TypedField>
}

export const nobody: Guard = { rule: { nobody: true } }

const fieldsOfPart = (entity: EntityModel, part: PartModel): ReadonlyMap<string, TypedField> => {
  const prefix = part.name === '' ? '' : `${part.name}.`
  const fields = new Map<string, TypedField>()
  for (const field of part.fields) {
    const guard = neverLeaves(field) ? nobody : field.read
    const typed = { path: `${prefix}${field.name}`, ...(guard && { guard }) }
    fields.set(field.name, typed)
    if (refersToOne(field) && field.wire !== undefined) fields.set(field.wire, { ...typed, idOf: true })
  }
  if (part.name === '')
    for (const other of entity.parts.slice(1)) fields.set(other.name, { path: other.name, guard: other.read, part: true })
  return fields
}

/** The field behind a path, with the guard it has anywhere outside its own part's operations. */
export const guardOfPath = (entity: EntityModel, path: string): Guard | undefined => {
  const [name, inPart] = splitPath(path)
  const part = named(entity.parts, name)
  const field = named(part?.fields, inPart)
  if (field && neverLeaves(field)) return nobody
  return field?.read ?? (part && part.name !== '' ? part.read : undefined)
}

const fieldsOfCard = (entity: EntityModel): ReadonlyMap<string, TypedField> => {
  const { title, picture, under, marks } = entity.card
  const typed = (path: string, as: string): readonly [string, TypedField] => {
    const guard = guardOfPath(entity, path)
    return [as, { path: as, ...(guard && { guard }) }]
  }
  return new Map([
    typed(title, 'title'),
    ...(picture ? [typed(picture, 'picture')] : []),
    ...under.map((path) => typed(path, camel(path))),
    ...marks.map(({ wire, read }) => [wire, { path: wire, guard: read }] as const),
  ])
}

/** Every type that holds values of records. A field of such a type that is not listed here is answered to nobody. */
export const guardedTypes = (entities: readonly EntityModel[]): ReadonlyMap<string, GuardedType> => {
  const types = new Map<string, GuardedType>()
  for (const entity of entities) {
    for (const part of entity.parts) types.set(part.typeName, { entity, as: 'part', part, fields: fieldsOfPart(entity, part) })
    const [own] = entity.parts
    for (const report of own ? (entity.reports ?? []) : []) {
      const fields = new Map(report.parts.map(({ name, guard }) => [name, { path: name, ...(guard && { guard }) }] as const))
      if (own) types.set(report.typeName, { entity, as: 'report', part: own, fields })
    }
    if (own) types.set(`${entity.name}Card`, { entity, as: 'card', part: own, fields: fieldsOfCard(entity) })
  }
  return types
}

/** What a filter, sort or search by a path asks: the same as reading it. A path that is not in it does not exist. */
export const pathGuards = (entity: EntityModel): ReadonlyMap<string, Guard | undefined> => {
  const paths = ['id', ...fieldsOf(entity).map(({ path }) => path)]
  return new Map(paths.map((path) => [path, guardOfPath(entity, path)]))
}

// Which values are always there: non-null in SDL, NOT NULL in the database.
import { isComputed } from '../language/fields/derived.ts'
import { actionKind } from '../language/actions/index.ts'
import type { EntityModel, FieldModel, PartModel } from '../language/model.ts'

/** A required field of a further part is there from the beginning only if it starts with a value or is given at creation. */
export const isStored = (entity: EntityModel, part: PartModel, field: FieldModel): boolean => {
  if (!field.required || isComputed(field)) return false
  if (field.starts !== undefined) return true
  if (field.of) return false
  if (part.name === '') return true
  return entity.actions.some((action) => actionKind(action).makes && action.inputs.includes(field.path))
}

/** What is stored always may still be kept from a viewer: then it is null on the wire. */
export const isNonNull = (entity: EntityModel, part: PartModel, field: FieldModel): boolean => isStored(entity, part, field) && !field.read

// The same product, where some fields ask a right of their own.
import { allEntities } from '#generated/entities/all.ts'
import type { EntityModel } from '../../language/model.ts'

const entities: readonly EntityModel[] = allEntities

/** @param isGuarded asked by the path of each field */
export const guarding = (right: string, isGuarded: (entity: EntityModel, path: string) => boolean): readonly EntityModel[] =>
  entities.map((entity) => ({
    ...entity,
    parts: entity.parts.map((part) => ({
      ...part,
      fields: part.fields.map((field) => (isGuarded(entity, field.path) ? { ...field, read: { rule: { right } } } : field)),
    })),
  }))

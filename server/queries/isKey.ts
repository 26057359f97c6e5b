// Keys as they come from a client.
import type { EntityModel } from '../../language/model.ts'

/** Whether a text can be a key of this entity at all. */
export const isKey = (entity: EntityModel, id: unknown): id is string =>
  typeof id === 'string' && (entity.key === 'number' ? /^(0|[1-9][0-9]{0,17})$/.test(id) : id.length > 0 && id.length <= 200)

// What a heading calls a record: its title, or its kind and number, since a bare number says nothing by itself.
import type { EntityModel } from '../../../language/model.ts'
import type { Row } from './Row.ts'
import { titleOf } from './textOf.ts'

export const nameOf = (entity: EntityModel, record: Row, t: (key: string) => string): string =>
  entity.title === 'id' ? `${t(entity.one)} ${record.id}` : titleOf(entity, record)

// Which column's value opens the record: the title's, else the first that is nothing to press already.
import type { ColumnModel, EntityModel, ListModel } from '../../../language/model.ts'
import { fieldAt } from '../../client/records/fieldAt.ts'
import { traitsOf } from '../../../language/fields/index.ts'

const plain = (entity: EntityModel, path: string): boolean => {
  const field = fieldAt(entity, path)
  return field !== undefined && path !== 'id' && !traitsOf(field).pressable
}

/** False for every column of a list whose records cannot be opened. */
export const isOpening = (entity: EntityModel, list: ListModel, column: ColumnModel): boolean => {
  if (list.opens.length === 0 && entity.card.path === undefined) return false
  const paths = list.columns.filter((each) => !each.optional).map((each) => each.field)
  const title = paths.find((path) => path === entity.title && plain(entity, path))
  return column.field === (title ?? paths.find((path) => plain(entity, path)))
}

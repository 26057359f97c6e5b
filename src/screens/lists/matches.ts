// Whether a record still is what a list shows. Only filters that name whole values are judged here; the rest the server answers at the next read.
import { traitsOf } from '../../../language/fields/index.ts'
import { targetKey } from '../../../language/fields/target.ts'
import { filterOf } from '../../../language/filters/index.ts'
import type { EntityModel } from '../../../language/model.ts'
import { valueAt } from '../../../language/paths.ts'
import { isRead } from '../../client/records/mayRead.ts'
import { fieldAt } from '../../client/records/fieldAt.ts'
import type { Row } from '../../client/records/Row.ts'
import type { Filters } from './activeFilters.ts'

const idsOf = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(idsOf)
  if (typeof value === 'object' && value !== null) return [String((value as { id?: unknown }).id)]
  return [String(value)]
}

/** True unless one of the filters plainly no longer fits. */
export const matches = (entity: EntityModel, filters: Filters, row: Row): boolean =>
  Object.entries(filters).every(([path, wanted]) => {
    const field = fieldAt(entity, path)
    if (!field || !Array.isArray(wanted) || !filterOf(field.filter)?.whole || !isRead(row, path)) return true
    const have = idsOf(valueAt(row, path)).map((each) => (traitsOf(field).pointsAnywhere ? targetKey(each) : each))
    return wanted.some((each: string) => have.includes(each))
  })

// Who took a row out of one's hands: somebody else removed it, or changed it so that it no longer belongs here.
import type { EntityModel } from '../../../language/model.ts'
import type { Row } from '../../client/records/Row.ts'
import type { Happened } from '../../client/records/useRowChanges.ts'
import type { Filters } from './activeFilters.ts'
import { matches } from './matches.ts'

/** '' stands for somebody unknown; undefined means that the row still is to be worked on. One's own doing does not grey a row. */
export const handledBy = (
  entity: EntityModel,
  filters: Filters,
  row: Row,
  happened: Happened | undefined,
  me: string,
): string | undefined => {
  if (!happened) return undefined
  if (happened.gone) return happened.by ?? ''
  return happened.by === me || matches(entity, filters, row) ? undefined : (happened.by ?? '')
}

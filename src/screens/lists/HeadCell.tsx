// A column's head. Over a sortable column it is a button that goes round: highest first, lowest first, the list's own order.
import type { ColumnModel, EntityModel, ListModel } from '../../../language/model.ts'
import { lookOf } from '../../../language/fields/lookOf.ts'
import { PricesHead } from '../../look/PricesHead.tsx'
import { useText } from '../../client/texts/useText.ts'
import { fieldAt } from '../../client/records/fieldAt.ts'
import { alignOf } from './alignOf.ts'
import { nextSort } from './nextSort.ts'
import { ownSort } from './ownSort.ts'
import type { Place } from './place.ts'
import type { Move } from './usePlace.ts'
import { sortOf } from './useList.ts'

export interface HeadCellProps {
  readonly entity: EntityModel
  readonly list: ListModel
  readonly column: ColumnModel
  /** It has given way. */
  readonly gone: boolean
  readonly place: Place
  readonly move: Move
}

export const HeadCell = ({ entity, list, column, gone, place, move }: HeadCellProps) => {
  const t = useText()
  const sort = sortOf(list, place)
  const sorted = sort.by === column.field
  const direction = sort.descending ? 'descending' : 'ascending'
  const field = fieldAt(entity, column.field)
  return (
    <th
      scope="col"
      data-column={column.field}
      data-gone={gone ? '' : undefined}
      data-align={alignOf(entity, column.field)}
      aria-sort={sorted ? direction : undefined}
    >
      {column.sortable ? (
        <button
          type="button"
          className="headButton"
          onClick={() => move({ sort: nextSort(ownSort(list, place), place.sort, column.field) })}
        >
          {t(column.label)}
          <span aria-hidden="true" data-off={sorted ? undefined : ''}>
            {sort.descending ? '\u2193' : '\u2191'}
          </span>
        </button>
      ) : (
        t(column.label)
      )}
      {field && lookOf(field) === 'prices' && <PricesHead field={field} />}
    </th>
  )
}

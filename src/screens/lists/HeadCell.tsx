// A column's head. Over a sortable column it is a button that goes round: highest first, lowest first, the list's own order.
import type { PointerEvent } from 'react'
import type { EntityModel, ListModel } from '../../../language/model.ts'
import { traitsOf } from '../../../language/fields/index.ts'
import { PricesHead } from '../../look/PricesView.tsx'
import { useText } from '../../client/texts/useText.ts'
import { fieldAt } from '../../client/records/fieldAt.ts'
import { alignOf } from './columnTraits.ts'
import { nextSort, ownSort } from './sorts.ts'
import type { ListParams } from '../../../language/listAddress.ts'
import type { ShownColumn } from './shownColumns.ts'
import type { Move } from './useListParams.ts'
import { sortOf } from './listQuestion.ts'

export interface HeadCellProps {
  readonly entity: EntityModel
  readonly list: ListModel
  readonly column: ShownColumn
  /** It has given way. */
  readonly gone: boolean
  readonly params: ListParams
  readonly move: Move
}

export const HeadCell = ({ entity, list, column, gone, params, move }: HeadCellProps) => {
  const t = useText()
  const sort = sortOf(list, params)
  const sorted = sort.by === column.field
  const direction = sort.descending ? 'descending' : 'ascending'
  const field = fieldAt(entity, column.field)
  const resize = (width: number | undefined): void => {
    const { [column.field]: _before, ...others } = params.widths
    move({ widths: width === undefined ? others : { ...others, [column.field]: width } }, { replace: true })
  }
  const grab = (event: PointerEvent<HTMLElement>): void => {
    event.preventDefault()
    const { currentTarget: edge, clientX, pointerId } = event
    edge.setPointerCapture(pointerId)
    import('./dragWidth.ts')
      .then(({ dragWidth }) => dragWidth(edge, { pointerId, from: clientX, now: column.width }, resize))
      .catch(() => undefined)
  }
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
          className="bareButton headButton"
          onClick={() => move({ sort: nextSort(ownSort(list, params), params.sort, column.field) })}
        >
          {t(column.label)}
          <span aria-hidden="true" data-off={sorted ? undefined : ''}>
            {sort.descending ? '\u2193' : '\u2191'}
          </span>
        </button>
      ) : (
        t(column.label)
      )}
      {field && traitsOf(field).perCurrency && <PricesHead field={field} />}
      <span className="columnEdge" aria-hidden="true" onPointerDown={grab} onDoubleClick={() => resize(undefined)} />
    </th>
  )
}

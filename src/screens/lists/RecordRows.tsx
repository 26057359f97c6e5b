// Records of a list one below the other: rows of a table with the columns there is room for, or cards where there is too little for any.
import { useMemo, type CSSProperties, type ReactNode, type SyntheticEvent } from 'react'
import type { Density } from '../../../language/listAddress.ts'
import type { EntityModel, ListModel } from '../../../language/model.ts'
import { useText } from '../../client/texts/useText.ts'
import { Ordered, type OrderedProps } from '../../actions/order/Ordered.tsx'
import type { Records } from '../../client/records/loadRecords.ts'
import type { Row } from '../../client/records/Row.ts'
import { titleOf } from '../../../language/textOf.ts'
import { DenseTable, SkeletonRows } from './DenseTable.tsx'
import { isOpening, hasRest, longShare } from './columnTraits.ts'
import { RowCard } from './RowCard.tsx'
import { RowCells } from './RowCells.tsx'
import type { RowMarks } from './marksOf.ts'
import type { ShownColumn } from './shownColumns.ts'
import { useInPlace } from './useInPlace.ts'
import { useRoom } from './useRoom.ts'
import { useSettled } from '../../look/useSettled.ts'
import { PickPlace } from '../runs/PickPlace.tsx'

export interface RecordRowsProps {
  readonly records: Records
  readonly list: ListModel
  readonly columns: readonly ShownColumn[]
  readonly order: OrderedProps<Row>['order']
  readonly label: string
  /** What stands in a column's head, a cell of its own. */
  readonly renderHead: (column: ShownColumn, gone: boolean) => ReactNode
  readonly open: (row: Row) => void
  /** The same functions as long as they say the same: only then the rows are not drawn again. */
  readonly renderActions: (row: Row) => ReactNode
  readonly marks: (row: Row) => RowMarks
  /** How many rows are on their way; none where they are there. */
  readonly awaited?: number
  readonly stale?: boolean
  /** Whether a record stands open beside them, which says the rest. */
  readonly beside?: boolean
  /** The column that the rows are sorted by. */
  readonly sortedBy?: string
  readonly density?: Density | undefined
}

interface Arranged extends RecordRowsProps {
  /** Stale for so long that it shows. */
  readonly grey: boolean
  readonly gone: ReadonlySet<string>
}

/** On rows that are on their way out a press does nothing, also before they are grey. */
const refuse = (event: SyntheticEvent): void => {
  event.preventDefault()
  event.stopPropagation()
}

const longTake = (percent: number): CSSProperties => ({ '--long': `${percent}%` }) as CSSProperties

const Table = ({
  records,
  list,
  columns,
  gone,
  order,
  renderHead,
  open,
  renderActions,
  marks,
  awaited = 0,
  stale = false,
  grey,
}: Arranged) => {
  const t = useText()
  const inPlace = useInPlace(list)
  const rest = hasRest(records.entity, columns, gone)
  const ends = list.actions.length > 0 || rest
  return (
    <DenseTable aria-busy={stale || awaited > 0} style={longTake(longShare(records.entity, columns, gone))}>
      <thead>
        <tr>
          <PickPlace as="td" />
          {columns.map((column) => renderHead(column, gone.has(column.field)))}
          {ends && (
            <th scope="col" data-actions="">
              {list.actions.length > 0 ? t('list.actions') : <span className="onlyRead">{t('list.actions')}</span>}
            </th>
          )}
        </tr>
      </thead>
      <tbody inert={grey} onClickCapture={stale ? refuse : undefined}>
        {awaited > 0 ? (
          <SkeletonRows columns={columns.length - gone.size + (ends ? 1 : 0)} rows={awaited} />
        ) : (
          <Ordered order={order} name={(row) => titleOf(records.entity, row)} flow="rows">
            {(row, dragged) => (
              <RowCells key={row.id} {...{ records, list, columns, gone, rest, row, open, dragged, renderActions, marks, inPlace }} />
            )}
          </Ordered>
        )}
      </tbody>
    </DenseTable>
  )
}

const Cards = ({ records, list, columns, gone, order, label, open, renderActions, marks, stale = false, grey }: Arranged) => (
  <ul className="listCards" aria-label={label} aria-busy={stale} inert={grey} onClickCapture={stale ? refuse : undefined}>
    <Ordered order={order} name={(row) => titleOf(records.entity, row)} flow="rows">
      {(row, dragged) => (
        <RowCard
          key={row.id}
          {...{ records, list, columns, gone, row, open, dragged }}
          first={(column) => column.field === list.cards?.picture || isOpening(records.entity, list, column)}
          actions={renderActions(row)}
          marks={marks(row)}
        />
      )}
    </Ordered>
  </ul>
)

/** What opens a record never gives way. */
const standing = (entity: EntityModel, list: ListModel, columns: readonly ShownColumn[]): readonly ShownColumn[] =>
  columns.map((column) => (isOpening(entity, list, column) ? { ...column, stays: 1 } : column))

/** A card says what never gives way; all of it where the list names nothing that does not. */
const leftOut = (list: ListModel, columns: readonly ShownColumn[]): ReadonlySet<string> =>
  new Set(list.columns.some(({ stays }) => stays) ? columns.filter(({ stays }) => !stays).map(({ field }) => field) : [])

/** So long rows stand as they are although others are asked for: those mostly come sooner, and to grey all of them is as much work as to draw a press. */
const greyAfterMs = 150

export const RecordRows = (props: RecordRowsProps) => {
  const { records, list, columns: asked, order, label, awaited = 0, stale = false, beside = false } = props
  const grey = useSettled(stale, greyAfterMs) && stale
  const columns = useMemo(() => standing(records.entity, list, asked), [records.entity, list, asked])
  const { frame, room } = useRoom({ columns, drawn: order.rows, beside, sortedBy: props.sortedBy })
  return (
    <section ref={frame} className="tableFrame" aria-label={label} data-stale={grey ? '' : undefined} data-density={props.density}>
      {room.cards && awaited === 0 ? (
        <Cards {...props} grey={grey} columns={columns} gone={leftOut(list, columns)} />
      ) : (
        // The rows make the columns as wide as they are, so their table is another one than that which keeps its place.
        <Table key={awaited > 0 ? 'place' : 'rows'} {...props} grey={grey} columns={columns} gone={room.gone} />
      )}
    </section>
  )
}

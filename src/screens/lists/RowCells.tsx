// One row of a table: its cells, what can be done with it, and below it, when it is opened, what it has no room for.
import { memo, useState, type CSSProperties, type ReactNode } from 'react'
import { BesideHandle, type Dragged } from '../../actions/order/Ordered.tsx'
import type { Row } from '../../client/records/Row.ts'
import { titleOf } from '../../../language/textOf.ts'
import { alignOf, hasLines, isCut } from './columnTraits.ts'
import { ListCell, type ListCellProps } from './ListCell.tsx'
import type { RowMarks } from './marksOf.ts'
import type { InPlace } from './useInPlace.ts'
import { RestButton, LaterRowRest } from './LaterRowRest.tsx'
import type { ShownColumn } from './shownColumns.ts'
import { PickPlace } from '../runs/PickPlace.tsx'

export interface RowCellsProps extends Omit<ListCellProps, 'column'> {
  readonly columns: readonly ShownColumn[]
  readonly gone: ReadonlySet<string>
  /** Whether there is anything to open. */
  readonly rest: boolean
  /** Where its viewer may move it. */
  readonly dragged?: Dragged | undefined
  /** What can be done with it. */
  readonly renderActions: (row: Row) => ReactNode
  /** What marks it: its id, whether it is open. */
  readonly marks: (row: Row) => RowMarks
  /** Draws the cells that are edited where they stand, once it is there. */
  readonly inPlace: InPlace | undefined
}

/** For list.css: what a cell holds ends there. */
const sizedTo = (width: number): CSSProperties => ({ '--column': `${width}px` }) as CSSProperties

const Cells = ({ records, list, columns, gone, rest, row, open, dragged, renderActions, marks, inPlace: InPlace }: RowCellsProps) => {
  const { entity } = records
  const marked = marks(row)
  const [opened, setOpened] = useState(false)
  const ends = list.actions.length > 0 || rest
  return (
    <>
      <tr {...dragged?.place} {...marked}>
        <PickPlace as="td" row={row} />
        {columns.map((column, at) => (
          <td
            key={column.field}
            data-align={alignOf(entity, column.field)}
            data-picture={column.field === list.cards?.picture ? '' : undefined}
            data-gone={gone.has(column.field) ? '' : undefined}
            data-cut={column.width === undefined && isCut(entity, column) ? '' : undefined}
            data-sized={column.width === undefined ? undefined : ''}
            style={column.width === undefined ? undefined : sizedTo(column.width)}
            data-lines={hasLines(entity, column) ? '' : undefined}
          >
            <BesideHandle handle={at === 0 ? dragged?.handle : undefined}>
              {InPlace && column.inPlace ? (
                <InPlace {...{ records, list, column, row, open }} taken={marked['data-handled'] !== undefined} />
              ) : (
                <ListCell {...{ records, list, column, row, open }} />
              )}
            </BesideHandle>
          </td>
        ))}
        {ends && (
          <td data-actions="">
            {renderActions(row)}
            {rest && <RestButton about={titleOf(entity, row)} open={opened} onTurn={() => setOpened(!opened)} />}
          </td>
        )}
      </tr>
      {opened && (
        <tr className="restRow">
          <td colSpan={columns.length + 2}>
            <LaterRowRest records={records} columns={columns} gone={gone} row={row} />
          </td>
        </tr>
      )}
    </>
  )
}

/** Not drawn again while it shows the same. */
export const RowCells = memo(Cells)

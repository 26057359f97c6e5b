// One record as a card: what it is called, what a decision needs, what can be done with it; the rest when it is opened.
import { useState, type ReactNode } from 'react'
import type { ColumnModel } from '../../../language/model.ts'
import { useText } from '../../client/texts/useText.ts'
import { BesideHandle, type Dragged } from '../../actions/order/Ordered.tsx'
import { titleOf } from '../../../language/textOf.ts'
import { ListCell, type ListCellProps } from './ListCell.tsx'
import type { RowMarks } from './marksOf.ts'
import { RestButton, LaterRowRest } from './LaterRowRest.tsx'
import { PickPlace } from '../runs/PickPlace.tsx'
import { hasRest } from './columnTraits.ts'

export interface RowCardProps extends Omit<ListCellProps, 'column'> {
  readonly columns: readonly ColumnModel[]
  /** Columns that the card leaves for when it is opened. */
  readonly gone: ReadonlySet<string>
  /** Columns that stand above the others, without their names. */
  readonly first: (column: ColumnModel) => boolean
  readonly dragged?: Dragged | undefined
  readonly actions: ReactNode
  readonly marks: RowMarks
}

export const RowCard = ({ records, list, columns, gone, first, row, open, dragged, actions, marks }: RowCardProps) => {
  const t = useText()
  const [opened, setOpened] = useState(false)
  const shown = columns.filter(({ field }) => !gone.has(field))
  const cell = (column: ColumnModel) => <ListCell records={records} list={list} column={column} row={row} open={open} />
  const rest = hasRest(records.entity, columns, gone)
  return (
    <li {...dragged?.place} {...marks}>
      <PickPlace as="div" row={row} />
      {shown.filter(first).map((column, at) => (
        <div key={column.field}>
          <BesideHandle handle={at === 0 ? dragged?.handle : undefined}>{cell(column)}</BesideHandle>
        </div>
      ))}
      <dl>
        {shown
          .filter((column) => !first(column))
          .map((column) => (
            <div key={column.field}>
              <dt>{t(column.label)}</dt>
              <dd>{cell(column)}</dd>
            </div>
          ))}
      </dl>
      <div className="cardEnd">
        {actions}
        {rest && <RestButton about={titleOf(records.entity, row)} open={opened} onTurn={() => setOpened(!opened)} />}
      </div>
      {opened && <LaterRowRest records={records} columns={columns} gone={gone} row={row} />}
    </li>
  )
}

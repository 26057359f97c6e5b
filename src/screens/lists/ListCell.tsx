// One cell: the value, smaller ones below it, marks beside it. The title of a record opens it.
import type { ReactNode } from 'react'
import type { ColumnModel, EntityModel, FieldModel, ListModel } from '../../../language/model.ts'
import { valueAt } from '../../../language/paths.ts'
import { isRead } from '../../client/records/mayRead.ts'
import { CardName } from '../../look/CardView.tsx'
import { FieldValue } from '../../look/FieldValue.tsx'
import { Marks, notableMarks, type FieldMark } from '../../look/Mark.tsx'
import { Portrait } from '../../look/Thumbnail.tsx'
import { RecordLink } from '../../look/RecordLink.tsx'
import { fieldAt, fieldsAt } from '../../client/records/fieldAt.ts'
import type { Records } from '../../client/records/loadRecords.ts'
import type { CardValue, Row } from '../../client/records/Row.ts'
import { isEmpty, textOf, titleOf } from '../../../language/textOf.ts'
import { useTextContext } from '../../client/records/useTextContext.ts'
import { ShownRecord } from '../../look/ShownRecord.tsx'
import { alignOf, isLongPath, isOpening } from './columnTraits.ts'
import { NumberCell } from './NumberCell.tsx'
import { traitsOf } from '../../../language/fields/index.ts'

export interface ListCellProps {
  readonly records: Records
  readonly list: ListModel
  readonly column: ColumnModel
  readonly row: Row
  readonly open: (row: Row) => void
}

/** Below a value there is room for a name only, not for a whole card. */
const Brief = ({ field, value }: { readonly field: FieldModel; readonly value: unknown }) =>
  traitsOf(field).refers === 'one' ? (
    <CardName card={field.card} value={value as CardValue} />
  ) : (
    <FieldValue field={field} value={value} brief />
  )

/** A bare count would say nothing: it stands with what it counts. */
const Under = ({ field, value, cut }: { readonly field: FieldModel; readonly value: unknown; readonly cut: boolean }) => {
  const context = useTextContext()
  const { t } = context
  return (
    <span className="under" title={`${t(field.label)}: ${textOf(field, value, context)}`} data-cut={cut ? '' : undefined}>
      {traitsOf(field).number?.(field).decimals === 0 && `${t(field.label)}: `}
      <Brief field={field} value={value} />
    </span>
  )
}

const OpeningCell = ({ records, list, row, open, children }: Omit<ListCellProps, 'column'> & { readonly children: ReactNode }) => {
  if (list.opens.length === 0)
    return (
      <RecordLink path={records.entity.card.path} id={row.id}>
        {children}
      </RecordLink>
    )
  return (
    <button type="button" className="link" onClick={() => open(row)}>
      {children}
    </button>
  )
}

interface BelowProps {
  readonly entity: EntityModel
  readonly row: Row
  readonly marks: readonly FieldMark[]
  readonly under: readonly FieldModel[]
}

/** In one line below the value: its marks, then what is smaller; texts end where the room does. */
const Below = ({ entity, row, marks, under }: BelowProps) => (
  <span className="below">
    <Marks marks={marks} />
    {under.map((each) => (
      <Under
        key={each.path}
        field={each}
        value={valueAt(row, each.path)}
        cut={isLongPath(entity, each.path) || traitsOf(each).refers === 'one'}
      />
    ))}
  </span>
)

export const ListCell = ({ records, list, column, row, open }: ListCellProps) => {
  const { entity } = records
  const field = fieldAt(entity, column.field)
  if (!field) return null
  const under = fieldsAt(entity, column.under)
  const { picture } = entity.card
  const pictured = column.field === entity.title && picture !== undefined && isRead(row, picture)
  const isNumber = alignOf(entity, column.field) === 'right'
  const value = <FieldValue field={field} value={valueAt(row, column.field)} brief />
  const pressed = isOpening(entity, list, column) ? (
    <OpeningCell records={records} list={list} row={row} open={open}>
      {value}
    </OpeningCell>
  ) : (
    value
  )
  const marks = notableMarks(entity, column.marks, row)
  const below = isNumber ? [] : under.filter((each) => !isEmpty(valueAt(row, each.path)))
  const hasBelow = marks.length + below.length > 0
  const content = (
    <span className="cell" data-below={hasBelow ? '' : undefined}>
      {isNumber ? (
        <NumberCell entity={entity} under={under} row={row}>
          {pressed}
        </NumberCell>
      ) : (
        pressed
      )}
      {hasBelow && <Below entity={entity} row={row} marks={marks} under={below} />}
    </span>
  )
  return (
    <ShownRecord records={records} record={row}>
      {pictured ? (
        <span className="card">
          <Portrait picture={valueAt(row, picture)} title={titleOf(entity, row)} />
          <span>{content}</span>
        </span>
      ) : (
        content
      )}
    </ShownRecord>
  )
}

// The rows of a queue beside its desk: what one knows each by, in words, to press. What belongs to the opened one stands in the desk.
import type { ColumnModel } from '../../../language/model.ts'
import { valueAt } from '../../../language/paths.ts'
import { traitsOf } from '../../../language/fields/index.ts'
import { Marks, notableMarks } from '../../look/Mark.tsx'
import { ShownRecord } from '../../look/ShownRecord.tsx'
import { Portrait } from '../../look/Thumbnail.tsx'
import { fieldAt } from '../../client/records/fieldAt.ts'
import { textOf } from '../../../language/textOf.ts'
import type { Records } from '../../client/records/loadRecords.ts'
import type { Row } from '../../client/records/Row.ts'
import { useTextContext } from '../../client/records/useTextContext.ts'
import { TableSkeleton } from './DenseTable.tsx'
import { marksOf } from './marksOf.ts'
import { useKnownAttendances } from './useAttendances.ts'
import { useCurrentFocus } from './useCurrentFocus.ts'
import { RowState } from './RowState.tsx'
import { readableColumns } from './shownColumns.ts'
import type { NamedListProps } from './useListScreen.ts'

/** What a decision needs, the most important first; all of them where the list names none. What a record is called by leads. */
const columnsOf = ({ records, list, screen }: NamedListProps): readonly ColumnModel[] => {
  const columns = readableColumns(list, screen.state.guards).filter(({ optional }) => !optional)
  const standing = columns.filter(({ stays }) => stays !== undefined)
  const order = ({ field, stays = 0 }: ColumnModel): number => (field === records.entity.title ? 0 : stays)
  return standing.length === 0 ? columns : standing.toSorted((one, other) => order(one) - order(other))
}

const Words = ({ records, columns, row }: { readonly records: Records; readonly columns: readonly ColumnModel[]; readonly row: Row }) => {
  const context = useTextContext()
  const { entity } = records
  const [first = '', ...rest] = columns.flatMap(({ field: path }) => {
    const field = fieldAt(entity, path)
    return field ? [textOf(field, valueAt(row, path), context)] : []
  })
  return (
    <>
      <span className="stripName">{first}</span>
      <span className="below">
        <Marks
          marks={notableMarks(
            entity,
            columns.flatMap(({ marks }) => marks),
            row,
          )}
        />
        {rest.join(' · ')}
      </span>
    </>
  )
}

const Attendants = ({ names }: { readonly names: readonly string[] }) =>
  names.length > 0 && <span className="attendants">{names.join(', ')}</span>

export const DeskStrip = (props: NamedListProps) => {
  const { records, list, screen, label } = props
  const { state, params, current } = screen
  const frame = useCurrentFocus<HTMLUListElement>(current)
  const attendances = useKnownAttendances(records.entity.name)
  if (state.loading) return <TableSkeleton columns={1} rows={12} />
  const columns = columnsOf(props)
  const pictured = columns.find(({ field: path }) => {
    const field = fieldAt(records.entity, path)
    return field && traitsOf(field).holdsFile
  })
  const named = columns.filter((column) => column !== pictured)
  const attendantsOf = (row: Row): readonly string[] =>
    (attendances ?? []).filter((each) => each.record === row.id && !each.mine).map(({ by }) => by)
  return (
    <ul ref={frame} className="deskStrip" aria-label={label} aria-busy={state.stale} inert={state.stale}>
      {state.rows.map((row) => (
        <li key={row.id} {...marksOf(list, { ...screen, openId: params.open }, row)}>
          <button type="button" className="bareButton" aria-current={params.open === row.id} onClick={() => screen.open(row)}>
            {pictured && (
              <ShownRecord records={records} record={row}>
                <Portrait picture={valueAt(row, pictured.field)} title="" size="picture" />
              </ShownRecord>
            )}
            <span>
              <Words records={records} columns={named} row={row} />
              <Attendants names={attendantsOf(row)} />
              {screen.handled(row) !== undefined && (
                <RowState {...{ records, list, handled: screen.handled, happened: state.happened, row }} />
              )}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

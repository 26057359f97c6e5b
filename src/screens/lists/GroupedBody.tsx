// A list shown apart: one block for each value of a choice, each with its own table and its own button to add. Their columns are those of one grid.
import { valueAt } from '../../../language/paths.ts'
import { Problem } from '../../look/Problem.tsx'
import { useText } from '../../client/texts/useText.ts'
import { fieldAt } from '../../client/records/fieldAt.ts'
import type { Records } from '../../client/records/loadRecords.ts'
import { failureText } from '../../client/records/serverText.ts'
import { FreshRows } from './FreshRows.tsx'
import { ListGroup } from './ListGroup.tsx'
import { readableColumns, shownColumns } from './shownColumns.ts'
import { TableSkeleton } from './DenseTable.tsx'
import { useListKeys } from './useListKeys.ts'
import type { ListProps, ListScreenState } from './useListScreen.ts'

export interface GroupedBodyProps extends ListProps {
  /** Path of the choice. */
  readonly groups: string
}

/** The values whose blocks are shown: all of them, or those that a filter leaves. */
const valuesOf = ({ entity }: Records, { state }: ListScreenState, groups: string) => {
  const chosen = state.filters[groups]
  const all = fieldAt(entity, groups)?.choices ?? []
  return Array.isArray(chosen) ? all.filter((each) => chosen.includes(each.value)) : all
}

export const GroupedBody = ({ records, list, screen, groups }: GroupedBodyProps) => {
  const t = useText()
  const { state, params } = screen
  const values = valuesOf(records, screen, groups)
  const blocks = values.map((each) => ({ ...each, rows: state.rows.filter((row) => valueAt(row, groups) === each.value) }))
  // Keys walk along the rows as they stand on the screen.
  useListKeys(records, list, { ...screen, state: { ...state, rows: blocks.flatMap((each) => each.rows) } })
  if (state.error) return <Problem text={failureText(state.error, t)} onRetry={state.reload} />
  if (state.loading) return <TableSkeleton columns={list.columns.length + 1} rows={12} />
  const columns = shownColumns(readableColumns(list, state.guards), params).length + (list.actions.length > 0 ? 1 : 0)
  return (
    <>
      <FreshRows {...screen} />
      <div className="blocks" style={{ gridTemplateColumns: `repeat(${columns - 1}, auto) 1fr` }}>
        {blocks.map(({ value, label, rows }) => (
          <ListGroup
            key={value}
            records={records}
            list={list}
            screen={{ ...screen, state: { ...state, rows } }}
            label={t(label)}
            given={{ [groups]: value }}
          />
        ))}
      </div>
    </>
  )
}

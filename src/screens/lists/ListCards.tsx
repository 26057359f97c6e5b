// The rows of a list as cards: the picture first, then what it is called and the other columns. The same keys walk along them.
import { isOpening } from './columnTraits.ts'
import { marksOf } from './marksOf.ts'
import { useCurrentFocus } from './useCurrentFocus.ts'
import { RowCard } from './RowCard.tsx'
import { RowState } from './RowState.tsx'
import { readableColumns, shownColumns } from './shownColumns.ts'
import type { NamedListProps } from './useListScreen.ts'

const none: ReadonlySet<string> = new Set()

export const ListCards = ({ records, list, screen, label }: NamedListProps) => {
  const { state, params, current } = screen
  const frame = useCurrentFocus<HTMLUListElement>(current)
  const columns = shownColumns(readableColumns(list, state.guards), params)
  return (
    <ul ref={frame} className="listCards" aria-label={label} aria-busy={state.stale || state.loading} inert={state.stale}>
      {state.rows.map((row) => (
        <RowCard
          key={row.id}
          records={records}
          list={list}
          columns={columns}
          gone={none}
          first={(column) => column.field === list.cards?.picture || isOpening(records.entity, list, column)}
          row={row}
          open={screen.open}
          actions={list.actions.length > 0 && <RowState {...{ records, list, handled: screen.handled, happened: state.happened, row }} />}
          marks={marksOf(list, { ...screen, openId: params.open }, row)}
        />
      ))}
    </ul>
  )
}

// The table with its pager, or what stands in its place: nothing found, or the read failed. The pager comes with the rows: it stands below them.
import { Suspense } from 'react'
import { Problem } from '../../look/Problem.tsx'
import { useText } from '../../client/texts/useText.ts'
import { failureText } from '../../client/records/serverText.ts'
import { TableSkeleton } from './DenseTable.tsx'
import { EmptyList } from './EmptyList.tsx'
import { FreshRows } from './FreshRows.tsx'
import { ListTable } from './ListTable.tsx'
import { Pager } from './Pager.tsx'
import { lazyScreen } from '../../look/lazyScreen.ts'
import { isStrip } from './useDesk.ts'
import { useListKeys } from './useListKeys.ts'
import type { NamedListProps } from './useListScreen.ts'

// A look that somebody chooses: it is there by then.
const ListCards = lazyScreen(async () => ({ default: (await import('./ListCards.tsx')).ListCards }), { soon: true })
const DeskStrip = lazyScreen(async () => ({ default: (await import('./DeskStrip.tsx')).DeskStrip }), { soon: true })

export const ListBody = ({ records, list, screen, label }: NamedListProps) => {
  const t = useText()
  const { state, params, move, desk } = screen
  useListKeys(records, list, screen)
  if (state.error) return <Problem text={failureText(state.error, t)} onRetry={state.reload} />
  const Look = isStrip(desk, params) ? DeskStrip : list.cards && params.look === 'cards' ? ListCards : ListTable
  const empty = !state.loading && state.rows.length === 0
  return (
    <>
      <FreshRows {...screen} />
      {empty ? (
        <EmptyList list={list} params={params} move={move} />
      ) : (
        <Suspense fallback={<TableSkeleton columns={list.columns.length + 1} rows={12} />}>
          <Look records={records} list={list} screen={screen} label={label} />
        </Suspense>
      )}
      {!list.whole && state.stretch && <Pager params={params} move={move} stretch={state.stretch} />}
    </>
  )
}
